import type { Expression, Property } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LabBlock } from '../core/labBlock';
import { postgresBytes } from '../node/postgresFiles';
import { sqlFences } from './sqlFences';

/** Without a cache, the PostgreSQL snapshot is built first, which takes a while. */
beforeAll(postgresBytes, 300_000);

/** The plain value of an attribute's expression. */
function valueOf(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      return expression.value;
    case 'UnaryExpression':
      return -Number(valueOf(expression.argument));
    case 'ArrayExpression':
      return expression.elements.map((element) => valueOf(element as Expression));
    case 'ObjectExpression':
      return Object.fromEntries(
        (expression.properties as Property[]).map(({ key, value }) => [
          key.type === 'Identifier' ? key.name : valueOf(key as Expression),
          valueOf(value as Expression),
        ]),
      );
    default:
      throw new Error(`No plain value: ${expression.type}`);
  }
}

interface Compiled {
  readonly blocks: LabBlock[];
  readonly elements: { name: string; attributes: Record<string, unknown> }[];
  readonly imports: string[];
}

async function compile(source: string, frontMatter: Record<string, unknown> = {}): Promise<Compiled> {
  const file = new VFile({ value: source, path: 'docs/page.mdx', data: { frontMatter } });
  const processor = unified().use(remarkParse).use(remarkMdx).use(sqlFences);
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  const elements: Compiled['elements'] = [];
  const imports: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement') {
      const { name, attributes } = node as MdxJsxFlowElement;
      const values = attributes.flatMap((attribute) => {
        const estree =
          attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'object'
            ? attribute.value?.data?.estree
            : undefined;
        const [statement] = estree?.body ?? [];
        return statement?.type === 'ExpressionStatement' && 'name' in attribute
          ? [[attribute.name, valueOf(statement.expression)]]
          : [];
      });
      elements.push({ name: name ?? '', attributes: Object.fromEntries(values) as Record<string, unknown> });
    }
    if (node.type === 'mdxjsEsm') {
      const [statement] = node.data?.estree?.body ?? [];
      if (statement?.type === 'ImportDeclaration') imports.push(String(statement.source.value));
    }
  });
  return {
    elements,
    imports,
    blocks: elements.flatMap(({ attributes }) => (attributes.block ? [attributes.block as LabBlock] : [])),
  };
}

const fence = (meta: string, code: string) => `\`\`\`sql ${meta}\n${code}\n\`\`\`\n`;

describe('sql run', () => {
  it('carries the answer once where both engines agree', async () => {
    const { blocks, elements, imports } = await compile(
      `# Title\n\n${fence('run', 'SELECT title, price FROM books\nWHERE price > 300000 ORDER BY title;')}`,
    );
    expect(imports).toEqual(['@site/src/features/sql-lab/SqlLab']);
    expect(elements.map(({ name }) => name)).toEqual(['SqlLab']);
    expect(blocks[0]).toMatchObject({
      kind: 'run',
      dataset: 'nha_sach',
      engines: ['sqlite', 'postgres'],
      agreed: true,
      outcomes: [
        {
          engine: 'sqlite',
          results: [
            {
              command: 'SELECT',
              columns: ['title', 'price'],
              rowCount: 2,
              rows: [
                ['C++ cho kỳ thi lập trình', 320_000],
                ['PostgreSQL thực hành', 320_000],
              ],
            },
          ],
        },
      ],
      setup: { sqlite: [], postgres: [] },
    });
    expect(blocks[0]?.outcomes).toHaveLength(1);
  });

  it('does not change a page without fences', async () => {
    expect(await compile('```sql\nSELECT 1\n```\n\n```js run\n1\n```')).toEqual({
      blocks: [],
      elements: [],
      imports: [],
    });
  });

  it('prints some rows and the total number', async () => {
    const { blocks } = await compile(fence('run rows=3', 'SELECT order_id FROM orders ORDER BY order_id'));
    expect(blocks[0]?.outcomes[0]?.results[0]).toMatchObject({ rows: [[1], [2], [3]], rowCount: 120 });
  });

  it('runs the fences of a page in order on one database, unless a fence asks for a fresh one', async () => {
    const { blocks } = await compile(
      [
        fence('run', 'DELETE FROM order_items;'),
        fence('run', 'SELECT COUNT(*) AS n FROM order_items'),
        fence('run fresh', 'SELECT COUNT(*) AS n FROM order_items'),
        fence('run', 'SELECT COUNT(*) AS n FROM order_items;'),
      ].join('\n'),
    );
    expect(blocks.map(({ outcomes }) => outcomes[0]?.results[0]?.rows[0]?.[0])).toEqual([undefined, 0, 300, 300]);
    const first = { block: blocks[0]?.id, sql: 'DELETE FROM order_items;' };
    expect(blocks.map(({ setup }) => setup.sqlite)).toEqual([[], [first], [], []]);
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(4);
  });

  it('keeps the databases of the two engines separate', async () => {
    const { blocks } = await compile(
      [
        fence('run engine=postgres', 'TRUNCATE book_authors'),
        fence('run differs', 'SELECT COUNT(*) AS n FROM book_authors'),
      ].join('\n'),
    );
    expect(blocks[1]?.outcomes.map(({ engine, results }) => [engine, results[0]?.rows])).toEqual([
      ['sqlite', [[48]]],
      ['postgres', [[0]]],
    ]);
    expect(blocks[1]?.setup).toEqual({
      sqlite: [],
      postgres: [{ block: blocks[0]?.id, sql: 'TRUNCATE book_authors' }],
    });
  });

  it('reads the dataset from the front matter or the fence', async () => {
    const { blocks } = await compile(
      [
        fence('run', 'CREATE TABLE t (a INTEGER); INSERT INTO t VALUES (1); SELECT * FROM t'),
        fence('run dataset=nha_sach_2', 'SELECT COUNT(*) AS n FROM orders'),
      ].join('\n'),
      { sql_dataset: 'empty' },
    );
    expect(blocks.map(({ dataset }) => dataset)).toEqual(['empty', 'nha_sach_2']);
    expect(blocks[1]?.outcomes[0]?.results[0]?.rows).toEqual([[97]]);
  });

  it('shows both answers where the author declares a difference', async () => {
    const { blocks } = await compile(
      fence('run differs', 'SELECT full_name, referred_by FROM customers ORDER BY referred_by, customer_id LIMIT 1'),
    );
    expect(blocks[0]).toMatchObject({
      agreed: false,
      outcomes: [
        { engine: 'sqlite', results: [{ rows: [['Nguyễn Thị Lan', null]] }] },
        { engine: 'postgres', results: [{ rows: [['Phạm Thu Hà', 1]] }] },
      ],
    });
  });

  it('shows the expected error of each engine', async () => {
    const { blocks } = await compile(fence('run error', 'SELECT titel FROM books'));
    expect(blocks[0]).toMatchObject({
      agreed: true,
      outcomes: [
        { engine: 'sqlite', error: { message: 'no such column: titel' } },
        { engine: 'postgres', error: { message: 'column "titel" does not exist' } },
      ],
    });
  });

  it('keeps an answer that waits for a prediction, under the same id', async () => {
    const source = 'SELECT COUNT(*) AS n FROM books';
    const [waiting] = (await compile(fence('run predict', source))).blocks;
    const [plain] = (await compile(fence('run', source))).blocks;
    expect(waiting).toEqual({ ...plain, predict: true });
    expect(plain).not.toHaveProperty('predict');
  });

  it('promises nothing about a varying answer', async () => {
    const { blocks } = await compile(fence('run varies engine=sqlite', 'SELECT random() AS r'));
    expect(blocks[0]).toMatchObject({ varies: true, outcomes: [{ engine: 'sqlite' }] });
  });
});

describe('sql plan', () => {
  it('carries the plans of both engines as trees', async () => {
    const { blocks } = await compile(
      fence('plan', 'SELECT b.title FROM books b JOIN categories c ON c.category_id = b.category_id;'),
    );
    expect(blocks[0]?.outcomes).toMatchObject([
      { engine: 'sqlite', plan: [{ label: 'SCAN b' }, { label: expect.stringMatching(/^SEARCH c USING/) }] },
      {
        engine: 'postgres',
        plan: [
          {
            label: 'Hash Join',
            details: ['Hash Cond: (b.category_id = c.category_id)'],
            children: [{ label: 'Seq Scan on books b' }, { label: 'Hash' }],
          },
        ],
      },
    ]);
  });
});

const WAYS = '-- way: all\nSELECT COUNT(*) AS n FROM books;\n-- way: some\n';

describe('sql timed', () => {
  it('carries that the plans wait for a prediction', async () => {
    const { blocks } = await compile(fence('timed predict', `${WAYS}SELECT COUNT(price) AS n FROM books;`));
    expect(blocks).toMatchObject([{ kind: 'timed', predict: true }]);
  });

  it('carries the ways and their plans on both engines, without times', async () => {
    const { blocks, elements, imports } = await compile(
      fence('timed', `-- setup\nCREATE INDEX i ON books (price);\n${WAYS}SELECT COUNT(price) AS n FROM books;`),
    );
    expect(imports).toEqual(['@site/src/features/sql-lab/SqlTimed']);
    expect(elements.map(({ name }) => name)).toEqual(['SqlTimed']);
    const [block] = blocks;
    expect(block).toMatchObject({ kind: 'timed', outcomes: [], timed: { setup: 'CREATE INDEX i ON books (price);' } });
    expect(block?.timed?.ways.map(({ label, plans }) => [label, Object.keys(plans)])).toEqual([
      ['all', ['sqlite', 'postgres']],
      ['some', ['sqlite', 'postgres']],
    ]);
    expect(JSON.stringify(block)).not.toMatch(/elapsed|median/i);
  });

  it('plans a slow way on both engines without running it', async () => {
    const endless =
      'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) AS n FROM n, books;';
    const { blocks } = await compile(
      fence('timed', `-- way: all\nSELECT COUNT(*) AS n FROM books;\n-- slow way: endless\n${endless}`),
    );
    const ways = blocks[0]?.timed?.ways ?? [];
    expect(ways.map(({ label, isSlow }) => [label, isSlow])).toEqual([
      ['all', undefined],
      ['endless', true],
    ]);
    for (const { plans } of ways) {
      expect(plans.sqlite?.length).toBeGreaterThan(0);
      expect(plans.postgres?.length).toBeGreaterThan(0);
    }
  });

  it('leaves the database of the page unchanged, and derives its id from the code alone', async () => {
    const source = (label: string) =>
      fence(
        'timed',
        `-- way: ${label}\nDELETE FROM order_items;\n-- way: b\nDELETE FROM order_items WHERE quantity > 0;`,
      ) + fence('run', 'SELECT COUNT(*) AS n FROM order_items');
    const [first, other] = [await compile(source('a')), await compile(source('c'))];
    expect(first.blocks[1]?.outcomes[0]?.results[0]?.rows).toEqual([[300]]);
    expect(other.blocks[0]?.id).toBe(first.blocks[0]?.id);
  });
});

describe('an incorrect fence stops the build', () => {
  it.each([
    [
      'a statement that fails, at its line',
      'Text\n\n' + fence('run', 'SELECT 1;\nSELECT titel\nFROM books'),
      /^docs\/page\.mdx:5: SQLite: no such column: titel\. Fix/,
    ],
    [
      'a statement that only PostgreSQL refuses',
      fence('run', 'SELECT IFNULL(city, 1) FROM customers'),
      /^docs\/page\.mdx:2: PostgreSQL: function ifnull/,
    ],
    [
      'an expected error that does not come',
      fence('run error', 'SELECT 1'),
      /^docs\/page\.mdx:1: the fence says `error`/,
    ],
    [
      'an undeclared difference',
      fence('run', 'SELECT 5 = 5 AS t'),
      /:1: the engines answer differently: .*Add `differs`/,
    ],
    [
      'a difference of order',
      fence('run', 'SELECT city FROM customers GROUP BY city ORDER BY city'),
      /the order differs from row 1 on/,
    ],
    [
      'a difference of rows',
      fence('run', "SELECT order_id FROM orders WHERE ordered_at <= '2025-04-01' AND ordered_at > '2025-03-31'"),
      /SQLite returns 1 rows, PostgreSQL 2/,
    ],
    ['a declared difference that is none', fence('run differs', 'SELECT 1 AS one'), /says `differs`, but both/],
    ['an answer that changes from run to run', fence('run', "SELECT date('now')"), /:1: 'now' changes from run to run/],
    ['ways that differ', fence('timed', `${WAYS}SELECT 1 AS n;`), /:1: the ways give different answers on SQLite/],
    ['a way that fails', fence('timed', `${WAYS}SELECT titel;`), /:1: SQLite: no such column: titel, in way "some"/],
    [
      'a slow way that cannot be planned',
      fence('timed', `${WAYS}SELECT COUNT(price) AS n FROM books;\n-- slow way: c\nSELECT titel;`),
      /:1: SQLite: no such column: titel, in way "c"/,
    ],
    ['slow ways alone', fence('timed', '-- slow way: a\nSELECT 1;\n-- slow way: b\nSELECT 1;'), /:1: every way is a/],
    ['one way', fence('timed', 'SELECT 1'), /:1: a timed fence compares 2 to 4 ways/],
    [
      'a timed fence with `error`',
      fence('timed error', `${WAYS}SELECT 1;`),
      /the ways of a timed fence give the same answer/,
    ],
    ['an unknown word', fence('run fast', 'SELECT 1'), /:1: "fast" is not an option of `sql run`/],
    [
      'a prediction of an answer that is not printed',
      fence('run varies predict', 'SELECT random() AS r'),
      /^docs\/page\.mdx:1: `varies` prints no answer that could wait for a prediction: remove `predict`\.$/,
    ],
    ['an unknown engine', fence('run engine=mysql', 'SELECT 1'), /engine=mysql is unknown/],
    ['an unknown dataset', fence('run dataset=shop', 'SELECT 1'), /:1: There is no dataset "shop"\. There are: /],
    ['contradicting words', fence('run engine=sqlite differs', 'SELECT 1'), /`differs` compares two engines/],
    [
      'MySQL without a recording',
      fence('mysql 9.7', 'SELECT 1'),
      /:1: MySQL does not run in the lab: record its output/,
    ],
    [
      'a runaway query',
      fence('run engine=postgres', 'SELECT COUNT(*) FROM (SELECT DISTINCT x FROM generate_series(1, 1000000000) x) s'),
      /PostgreSQL gave up/,
    ],
  ])(
    '%s',
    async (_name, source, message) => {
      await expect(compile(source)).rejects.toThrow(message);
    },
    60_000,
  );
});
