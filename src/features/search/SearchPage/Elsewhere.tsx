import type { ReactNode } from 'react';
import { interpolate } from '@docusaurus/Interpolate';
import Translate, { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** Says that the chosen section has no hits, and how many the whole site has. */
export function ElsewhereText({ section, count }: { section: string; count: number }): ReactNode {
  const { selectMessage } = usePluralForm();
  const forms = translate({
    id: 'search.Elsewhere.text',
    message: 'Không có kết quả trong {section}, nhưng có {count} kết quả trong mọi mục',
    description:
      'Text of the search page when the chosen section has no hits and others have, in as many plural forms as the language has, separated by "|"',
  });
  // Interpolated last, because the name of a section may contain the separator of the plural forms.
  return interpolate(selectMessage(count, forms), { section, count });
}

/** A button that searches the whole site again when the chosen section has no hits. */
export function EverywhereButton({ onPress }: { onPress: () => void }): ReactNode {
  return (
    <p className={styles.note}>
      <button type="button" className="button button--secondary" onClick={onPress}>
        <Translate id="search.Elsewhere.button" description="Button of the search page that drops the chosen section">
          Tìm trong mọi mục
        </Translate>
      </button>
    </p>
  );
}
