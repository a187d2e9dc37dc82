import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Whether this build has the offline mode, and the current language with its base path. */
export function useOfflineFeature(): { isOn: boolean; locale: string; baseUrl: string } {
  const { siteConfig, i18n } = useDocusaurusContext();
  return {
    isOn: siteConfig.customFields?.offline === 'on',
    locale: i18n.currentLocale,
    baseUrl: siteConfig.baseUrl,
  };
}
