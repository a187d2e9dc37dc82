import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Whether this build offers the offline mode, and where the language in use is. */
export function useOfflineFeature(): { isOn: boolean; locale: string; baseUrl: string } {
  const { siteConfig, i18n } = useDocusaurusContext();
  return {
    isOn: siteConfig.customFields?.offline === 'on',
    locale: i18n.currentLocale,
    baseUrl: siteConfig.baseUrl,
  };
}
