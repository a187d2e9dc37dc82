const ENTRY = /^( {2}"[^"]+": \[\(\) => import\(.*?\)), .*, require\.resolveWeak\(.*?\)\],(?=$|\};)/gm;

const DOCUMENT = /\[\(\) => (import\([^\n]*\.mdx?(?:\?[^"\n]*)?"\)), "", ""\]/g;

/**
 * The generated table of a site's modules without their paths and ids, which only the server's renderer reads: a
 * hundred characters for each page of the site, on each page. A document comes with the islands that it has.
 *
 * @throws Error where the table has another form than Docusaurus writes
 */
export function leanRegistry(source: string): string {
  const lean = source.replace(ENTRY, '$1, "", ""],');
  if (lean.includes('resolveWeak')) throw new Error('The generated registry.js has a line of another form.');
  const documents = lean.replace(DOCUMENT, '[() => withIslands($1), "", ""]');
  return `import { withIslands } from '@site/src/components/island/islandLoads';\n${documents}`;
}
