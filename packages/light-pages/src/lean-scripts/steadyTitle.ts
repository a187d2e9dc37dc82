import path from 'node:path';

const TITLE = '<title>{title}</title>';

/**
 * Makes Docusaurus' default title that of `client/useDefaultTitle.ts`.
 *
 * @param source - text of Docusaurus' `SiteMetadataDefaults.js`
 * @throws if the text has another form
 */
export function steadyTitle(source: string): string {
  if (!source.includes(TITLE))
    throw new Error(`light-pages: SiteMetadataDefaults.js of @docusaurus/core has no ${TITLE}.`);
  const hook = JSON.stringify(path.join(__dirname, 'client/useDefaultTitle'));
  return `import { useDefaultTitle } from ${hook};\n${source.replace(TITLE, '<title>{useDefaultTitle(title)}</title>')}`;
}
