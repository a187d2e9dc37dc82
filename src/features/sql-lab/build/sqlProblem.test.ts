import type { Root } from 'mdast';
import path from 'node:path';
import { VFile } from 'vfile';
import { beforeAll, describe, expect, it } from 'vitest';
import { postgresBytes } from '../node/postgresFiles';
import { sqlProblem } from './sqlProblem';

const DOCUMENT = 'leetcode/database/183-customers-who-never-order.mdx';
const VI = `docs/${DOCUMENT}`;
const EN = `i18n/en/docusaurus-plugin-content-docs/current/${DOCUMENT}`;

/** Without a cache, the PostgreSQL snapshot is built first, which takes a while. */
beforeAll(postgresBytes, 300_000);

function element(name: string, id?: string): Root {
  const attributes = id === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'id', value: id }];
  const position = { start: { line: 41, column: 1 }, end: { line: 41, column: 9 } };
  return { type: 'root', children: [{ type: 'mdxJsxFlowElement', name, attributes, children: [], position }] } as Root;
}

async function compile(tree: Root, file = VI): Promise<Root> {
  await sqlProblem()(tree, new VFile({ path: path.resolve(file) }));
  return tree;
}

describe('parts of a problem', () => {
  it('adds the answers to the approaches, in the language of the page, and imports them', async () => {
    const tree = await compile(element('SqlApproaches', '183-customers-who-never-order'), EN);
    const text = JSON.stringify(tree);
    expect(text).toContain('LEFT JOIN and IS NULL');
    expect(text).not.toContain('LEFT JOIN và IS NULL');
    expect(text).toContain('@site/src/features/sql-lab/SqlApproaches');
  }, 60_000);

  it.each([
    [VI, '-- way: LEFT JOIN và IS NULL'],
    [EN, '-- way: LEFT JOIN and IS NULL'],
  ])('makes a timed fence from the cost in %s', async (file, way) => {
    const [fence] = (await compile(element('SqlCost', '183-customers-who-never-order'), file)).children;
    expect(fence).toMatchObject({ type: 'code', lang: 'sql', meta: 'timed predict dataset=lc_183_big' });
    expect(fence && 'value' in fence && fence.value).toContain(way);
  });

  it('reports file, line and folder when no problem has the id', async () => {
    await expect(compile(element('SqlNaive', '999-nothing'))).rejects.toThrow(
      /^docs\/leetcode\/database\/183-customers-who-never-order\.mdx:41: <SqlNaive> has the id "999-nothing".*courses\/leetcode\/database\//,
    );
    await expect(compile(element('SqlCost'))).rejects.toThrow('<SqlCost> has no id');
  });
});
