import type { DocusaurusContext } from '@docusaurus/types';
import { settleAddress, type Bases } from './core/settleAddress';
import { startNotFound } from './startNotFound';

/** The inline script of the prerendered page. */
export function startScript({ i18n, siteConfig }: DocusaurusContext): string {
  const own = siteConfig.baseUrl;
  const others = Object.values(i18n.localeConfigs).map(({ baseUrl }) => baseUrl);
  const bases: Bases = { own, below: others.filter((base) => base !== own && base.startsWith(own)) };
  return `(${startNotFound.toString()})(${settleAddress.toString()},${JSON.stringify(bases)})`;
}
