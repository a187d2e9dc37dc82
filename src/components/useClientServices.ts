import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ClientServices } from '@site/src/config/clientServices';

/** The optional services that are on in this build, with their public settings. */
export function useClientServices(): ClientServices {
  const { siteConfig } = useDocusaurusContext();
  return siteConfig.customFields?.services as ClientServices;
}
