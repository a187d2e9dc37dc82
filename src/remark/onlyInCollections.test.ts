import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { onlyInCollections } from './onlyInCollections';

const check = (name: string, fileContent: string) =>
  onlyInCollections({ filePath: path.join(process.cwd(), name), fileContent });

describe('onlyInCollections', () => {
  it.each([
    ['sql run', 3, '```sql run\nSELECT 1\n```'],
    ['sql plan', 3, '```sql plan engine=sqlite\nSELECT 1\n```'],
    ['js title="a b" run', 3, '> ~~~~js title="a b" run\n1\n~~~~'],
    ['jsx live', 5, '- item\n\n  ```jsx live noInline\n  render()\n  ```'],
    ['text recorded=k6/x', 3, '```text recorded=k6/x\n```'],
    ['mermaid', 3, '```mermaid\nflowchart TD\n```'],
  ])('rejects `%s` where its transform does not run', (fence, line, text) => {
    expect(() => check('src/parts/_note.mdx', `# Title\n\n${text}\n`)).toThrow(
      `src/parts/_note.mdx:${line}: a \`${fence}\` fence works only in docs/, blog/ and src/pages/.`,
    );
  });

  it.each([
    'docs/k6/_part.mdx',
    'blog/x.mdx',
    'src/pages/about.mdx',
    'i18n/en/docusaurus-plugin-content-docs/current/x.mdx',
    'i18n/en/docusaurus-plugin-content-pages/x.mdx',
  ])('accepts %s', (name) => {
    expect(check(name, '```sql run\nSELECT 1\n```\n')).toContain('sql run');
  });

  it('leaves plain code alone', () => {
    const text = '```sql\nSELECT run\n```\n\n```js title="run.js"\nrun();\n```\n\n```bash\nlive\n```\n';
    expect(check('src/parts/_note.mdx', text)).toBe(text);
  });
});
