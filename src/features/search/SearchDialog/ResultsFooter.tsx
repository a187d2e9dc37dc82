import type { ReactElement } from 'react';
import Translate from '@docusaurus/Translate';
import { writePageQuery } from '../core/pageQuery';
import { SiteLink } from '../SiteLink';

interface Props {
  query: string;
  count: number;
  language: string;
  searchPage: string;
  onClose: () => void;
}

/** The way from the first hits to all of them. */
export function ResultsFooter({ query, count, language, searchPage, onClose }: Props): ReactElement {
  const address = searchPage + writePageQuery({ text: query, language, section: undefined }, language);
  return (
    <SiteLink path={address} onFollow={onClose}>
      <Translate
        id="search.ResultsFooter.seeAll"
        description="Link below the hits of the search dialog, to the search page with all of them"
        values={{ count }}
      >
        {'Xem tất cả {count} kết quả'}
      </Translate>
    </SiteLink>
  );
}
