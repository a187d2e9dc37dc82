import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import firstLoad from './plugin';

it('names the setting that a site has to change', () => {
  const context = { siteConfig: { baseUrlIssueBanner: true } } as LoadContext;
  expect(() => firstLoad(context, {})).toThrow('baseUrlIssueBanner: false');
});
