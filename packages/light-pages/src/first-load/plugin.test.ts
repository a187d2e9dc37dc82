import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import firstLoad from './plugin';

const siteWith = (baseUrlIssueBanner: boolean) =>
  ({ siteDir: import.meta.dirname, siteConfig: { baseUrlIssueBanner } }) as LoadContext;

it('names the setting that a site has to change', () => {
  expect(() => firstLoad(siteWith(true), {})).toThrow('baseUrlIssueBanner: false');
});

it('names the option and the file where the headers of the host cannot be read', () => {
  for (const hosting of ['missing.json', 'plugin.ts'])
    expect(() => firstLoad(siteWith(false), { hosting })).toThrow(`option "hosting": ${hosting} cannot be read`);
});
