import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { steadyTitle } from './steadyTitle';

const file = createRequire(__filename).resolve('@docusaurus/core/lib/client/SiteMetadataDefaults.js');

it("gives Docusaurus' default title to the hook", () => {
  const changed = steadyTitle(readFileSync(file, 'utf8'));
  expect(changed).toMatch(/^import \{ useDefaultTitle \} from ".*\/client\/useDefaultTitle";\n/);
  expect(changed).toContain('<title>{useDefaultTitle(title)}</title>');
});

it('stops the build if the module has another form', () =>
  expect(() => steadyTitle('<title>{siteTitle}</title>')).toThrow('SiteMetadataDefaults.js of @docusaurus/core'));
