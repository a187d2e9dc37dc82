import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Bilingual } from '@site/src/core/bilingual';

/** Returns a function that chooses the text in the language of the page. */
export function useBilingual(): (text: Bilingual) => string {
  const { i18n } = useDocusaurusContext();
  return (text) => (i18n.currentLocale === 'en' ? text.en : text.vi);
}
