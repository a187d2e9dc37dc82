import type { ReactNode } from 'react';
import { interpolate } from '@docusaurus/Interpolate';
import { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import { writePageQuery } from '../core/pageQuery';
import { SiteLink } from '../SiteLink';

interface Props {
  query: string;
  /** Undefined while there may be more hits than the headings have. */
  count: number | undefined;
  language: string;
  searchPage: string;
  onClose: () => void;
}

/** The link from the first hits to all hits; renders nothing when there are none. */
export function ResultsFooter({ query, count, language, searchPage, onClose }: Props): ReactNode {
  const { selectMessage } = usePluralForm();
  const forms = translate({
    id: 'search.ResultsFooter.seeAll',
    message: 'Xem tất cả {count} kết quả',
    description:
      'Link below the hits of the search dialog, to the search page with all of them, in as many plural forms as the language has, separated by "|"',
  });
  const uncounted = translate({
    id: 'search.ResultsFooter.seeAllUncounted',
    message: 'Xem tất cả kết quả',
    description:
      'Link below the first hits of the search dialog, to the search page, while their number is not known yet',
  });
  if (count === 0) return null;
  const label = count === undefined ? uncounted : interpolate(selectMessage(count, forms), { count });
  const address = searchPage + writePageQuery({ text: query, language, section: undefined }, language);
  return (
    <SiteLink path={address} onFollow={onClose}>
      {label}
    </SiteLink>
  );
}
