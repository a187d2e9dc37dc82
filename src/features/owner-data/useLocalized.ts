import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Localized } from '@site/src/data/schemas';

/** Picks the text in the page's language. */
export function useLocalized(): (text: Localized) => string {
  const { i18n } = useDocusaurusContext();
  return (text) => text[i18n.currentLocale as keyof Localized];
}
