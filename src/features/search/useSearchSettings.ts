import { useMemo } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useClientServices } from '@site/src/components/useClientServices';
import type { AlgoliaSettings } from '@site/src/config/services';
import type { SearchClientOptions } from './searchClient';

export interface SearchSettings extends SearchClientOptions {
  /** Languages of the site, the default one first. */
  languages: readonly string[];
  /** Set where Algolia answers; otherwise the embedded index does. */
  algolia?: AlgoliaSettings;
  /** Name of the index in requests; the modal stores its history under this name. */
  indexName: string;
}

/** The settings of the search on this page: engine and languages. */
export function useSearchSettings(): SearchSettings {
  const { i18n } = useDocusaurusContext();
  const { algolia } = useClientServices();
  return useMemo(() => {
    const language = i18n.currentLocale;
    return {
      language,
      languages: i18n.locales,
      baseUrls: Object.fromEntries(i18n.locales.map((locale) => [locale, i18n.localeConfigs[locale]?.baseUrl ?? '/'])),
      algolia,
      indexName: algolia?.indexName ?? `site-${language}`,
    };
  }, [i18n, algolia]);
}
