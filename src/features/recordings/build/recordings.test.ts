import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryRepository, type TemporaryRepository } from '../../../../scripts/content/temporaryRepository';
import { recordOne } from '../../../../scripts/recordings/recordOne';
import { recordings } from './recordings';

/** A server on the loopback address, and a recorder that records a client's exchange with it. */
const HTTP_RECORDER = `
  import { createServer } from 'node:http';
  import { readFileSync } from 'node:fs';
  import path from 'node:path';
  export async function record(folder) {
    const server = createServer((request, response) => {
      request.resume();
      response.sendDate = false;
      response.writeHead(request.method === 'GET' ? 200 : 403, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ method: request.method }));
    });
    await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
    const body = readFileSync(path.join(folder, 'order.json'), 'utf8').trim();
    const exchanges = [];
    for (const request of [
      { method: 'GET', target: '/orders/7', headers: [], body: '' },
      { method: 'POST', target: '/orders', headers: [['Content-Type', 'application/json']], body },
    ]) {
      const url = 'http://127.0.0.1:' + server.address().port + request.target;
      const answer = await fetch(url, { ...request, body: request.body || undefined });
      const type = ['Content-Type', answer.headers.get('content-type')];
      const { status, statusText } = answer;
      exchanges.push({ request, response: { status, statusText, headers: [type], body: await answer.text() } });
    }
    server.closeAllConnections();
    server.close();
    return { tool: 'Node.js http', version: '1.0', exchanges };
  }`;

const SHORT_RECORDER = `
  const request = { method: 'GET', target: '/', headers: [], body: '' };
  const response = { status: 200, statusText: 'OK', headers: [], body: '…', isShortened: true };
  export const record = async () => ({ tool: 'Shop', version: '1.0', exchanges: [{ request, response }] });`;

const SQL_RECORDER = `
  const results = [
    { sql: 'SET @a = 1;', changedRows: 0 },
    { sql: 'SELECT NULL AS a;', part: 'answer', columns: [{ name: 'a' }], rows: [[null]] },
    { sql: 'SELECT b;', part: 'answer', error: { code: '1054', sqlState: '42S22', message: 'Unknown column' } },
    { sql: 'INSERT a;', part: 'wait', user: 'an', isWaiting: true },
    { sql: 'INSERT a;', part: 'wait', user: 'an', hasWaited: true, changedRows: 1 },
    { sql: 'SHOW STATUS;', part: 'report', columns: [{ name: 'a' }, { name: 'b' }], rows: [['x', 'one\\ntwo\\nthree']] },
  ];
  export const record = async () => ({ tool: 'MySQL', version: '9.7.4', results });`;

const TEXT_RECORDER = `
  const stdout = 'one\\ntwo\\nthree\\n';
  export const record = async () => ({ tool: 'k6', version: '2.0.1', stdout, parts: { summary: { from: 2, to: 3 } } });`;

let repository: TemporaryRepository;

beforeAll(async () => {
  repository = temporaryRepository({
    'recordings/http/shop/record.mjs': HTTP_RECORDER,
    'recordings/http/shop/order.json': '{"book": 7}\n',
    'recordings/http/short/record.mjs': SHORT_RECORDER,
    'recordings/sql/one/record.mjs': SQL_RECORDER,
    'recordings/sql/one/input.sql': '-- text\n',
    'recordings/k6/first/record.mjs': TEXT_RECORDER,
    'recordings/k6/first/script.js': 'first();\nsecond();\n',
    'recordings/k6/outside/record.mjs': TEXT_RECORDER.replace(
      'stdout,',
      "stdout, outside: ['../../../static/shared.js'],",
    ),
    'static/shared.js': 'shared();\n',
    'recordings/k6/stale/record.mjs': TEXT_RECORDER,
    'recordings/k6/stale/script.js': 'first();\n',
    'recordings/k6/never/script.js': 'first();\n',
  });
  for (const id of ['http/shop', 'http/short', 'sql/one', 'k6/first', 'k6/outside', 'k6/stale'])
    await recordOne(repository.root, id, '2026-11-24');
  repository.write('recordings/k6/stale/script.js', 'second();\n');
});
afterAll(() => repository.dispose());

type Drawn = Record<string, unknown>;

function drawn(node: Root['children'][number]): Drawn {
  if (node.type === 'code') return { code: node.value, lang: node.lang, ...(node.meta && { meta: node.meta }) };
  if (node.type !== 'mdxJsxFlowElement') return { type: node.type };
  const { name, attributes, children } = node as MdxJsxFlowElement;
  const values = attributes.map((attribute) => {
    const value = typeof attribute.value === 'object' ? (JSON.parse(attribute.value?.value ?? '') as unknown) : '';
    return ['name' in attribute ? attribute.name : '', value];
  });
  const inside = children.map((child) => drawn(child as Root['children'][number]));
  return { is: name, ...(Object.fromEntries(values) as Drawn), ...(inside.length > 0 && { children: inside }) };
}

async function compile(source: string): Promise<{ nodes: Drawn[]; imports: string[] }> {
  const file = new VFile({ value: source, path: `${process.cwd()}/docs/page.mdx` });
  const processor = unified().use(remarkParse).use(remarkMdx).use(recordings, { root: repository.root });
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  const imports = tree.children.flatMap((node) => {
    const statement = node.type === 'mdxjsEsm' ? node.data?.estree?.body[0] : undefined;
    return statement?.type === 'ImportDeclaration' ? [String(statement.source.value)] : [];
  });
  return { nodes: tree.children.filter(({ type }) => type !== 'mdxjsEsm').map(drawn), imports };
}

const fence = (words: string, code = '') => `\`\`\`${words}\n${code}\`\`\`\n`;
const code = (language: string, text: string) => ({ is: 'RecordedCode', code: text, language });
const K6 = { is: 'RecordedNote', tool: 'k6', version: '2.0.1', recordedOn: '2026-11-24' };
const from = (name: string) => `@site/src/features/recordings/${name}`;

describe('a recorded fence', () => {
  it('is filled with the printed text, under the product, its version and the day', async () => {
    const { nodes, imports } = await compile(`Text.\n\n${fence('text recorded=k6/first')}`);
    expect(nodes).toEqual([
      { type: 'paragraph' },
      { is: 'RecordedFrame', children: [K6, code('text', 'one\ntwo\nthree')] },
    ]);
    expect(imports.sort()).toEqual([from('RecordedCode'), from('RecordedFrame'), from('RecordedNote')]);
  });

  it.each([
    ['text recorded=k6/first part=summary', 'two\nthree'],
    ['text recorded=k6/first lines=1-2', 'one\ntwo'],
    ['text recorded=k6/first part=summary lines=2-2', 'three'],
  ])('shows a part for `%s`', async (words, text) => {
    const { nodes } = await compile(fence(words));
    expect(nodes).toEqual([{ is: 'RecordedFrame', children: [K6, code('text', text)] }]);
  });

  it('shows an input as a code block under its name', async () => {
    const { nodes, imports } = await compile(fence('js recorded=k6/first file=script.js lines=2-2'));
    expect(nodes).toEqual([
      {
        is: 'RecordedFrame',
        children: [
          { is: 'RecordedNote', file: 'script.js' },
          { code: 'second();', lang: 'js' },
        ],
      },
    ]);
    expect(imports.sort()).toEqual([from('RecordedFrame'), from('RecordedNote')]);
  });

  it('shows an input from elsewhere in the repository under its bare name', async () => {
    const { nodes } = await compile(fence('js recorded=k6/outside file=../../../static/shared.js'));
    expect(nodes).toEqual([
      {
        is: 'RecordedFrame',
        children: [
          { is: 'RecordedNote', file: 'shared.js' },
          { code: 'shared();', lang: 'js' },
        ],
      },
    ]);
  });

  it('shows statements, each with its answer', async () => {
    const { nodes, imports } = await compile(`- item\n\n${fence('sql recorded=sql/one part=answer')}`);
    expect(nodes[1]).toEqual({
      is: 'RecordedFrame',
      children: [
        { is: 'RecordedNote', tool: 'MySQL', version: '9.7.4', recordedOn: '2026-11-24' },
        code('sql', 'SELECT NULL AS a;'),
        { is: 'RecordedResult', result: { columns: [{ name: 'a' }], rows: [[null]] } },
        code('sql', 'SELECT b;'),
        {
          is: 'RecordedResult',
          result: { error: { code: '1054', sqlState: '42S22', message: 'Unknown column' } },
        },
      ],
    });
    expect(imports).toContain(from('RecordedResult'));
    const [first] = (await compile(fence('sql recorded=sql/one part=1'))).nodes;
    expect(first).toMatchObject({ children: [{}, { code: 'SET @a = 1;' }, { result: { changedRows: 0 } }] });
  });

  it('shows that a statement waits, and later its answer', async () => {
    const [frame] = (await compile(fence('sql recorded=sql/one part=wait'))).nodes;
    expect(frame?.children).toEqual([
      { is: 'RecordedNote', tool: 'MySQL', version: '9.7.4', recordedOn: '2026-11-24' },
      { is: 'RecordedNote', user: 'an' },
      code('sql', 'INSERT a;'),
      { is: 'RecordedResult', result: { isWaiting: true } },
      { is: 'RecordedNote', user: 'an', hasWaited: true },
      code('sql', 'INSERT a;'),
      { is: 'RecordedResult', result: { changedRows: 1 } },
    ]);
  });

  it('shows lines of a report that a statement returns', async () => {
    const [frame] = (await compile(fence('sql recorded=sql/one part=report lines=2-3'))).nodes;
    expect(frame).toMatchObject({ children: [{}, code('sql', 'SHOW STATUS;'), code('text', 'two\nthree')] });
  });

  it('folds what waits for a prediction, but neither statements nor that they have run', async () => {
    const [text] = (await compile(fence('text recorded=k6/first predict'))).nodes;
    expect(text).toEqual({
      is: 'RecordedFrame',
      children: [K6, { is: 'GuessFirst', children: [code('text', 'one\ntwo\nthree')] }],
    });
    const { nodes, imports } = await compile(fence('sql recorded=sql/one predict'));
    const [frame] = nodes as { children: { is: string; children?: object[] }[] }[];
    expect(frame?.children.map(({ is }) => is)).toEqual([
      'RecordedNote',
      ...['RecordedCode', 'RecordedResult'],
      ...['RecordedCode', 'GuessFirst'],
      ...['RecordedCode', 'GuessFirst'],
      ...['RecordedNote', 'RecordedCode', 'RecordedResult'],
      ...['RecordedNote', 'RecordedCode', 'GuessFirst'],
      ...['RecordedCode', 'GuessFirst'],
    ]);
    expect(imports).toContain('@site/src/components/GuessFirst');
  });

  it('leaves other fences alone', async () => {
    const other = fence('sql run', 'SELECT 1;\n') + '\n' + fence('text', 'recorded=k6/first\n');
    expect(await compile(other)).toEqual({
      nodes: [
        { code: 'SELECT 1;', lang: 'sql', meta: 'run' },
        { code: 'recorded=k6/first', lang: 'text' },
      ],
      imports: [],
    });
  });
});

describe('RecordedExchange', () => {
  it('shows a request of a client and the response of a server', async () => {
    const { nodes, imports } = await compile('<RecordedExchange id="http/shop/2" />\n');
    expect(nodes).toEqual([
      {
        is: 'RecordedFrame',
        children: [
          { is: 'RecordedNote', tool: 'Node.js http', version: '1.0', recordedOn: '2026-11-24' },
          { is: 'RecordedNote', side: 'request' },
          code('http', 'POST /orders HTTP/1.1\nContent-Type: application/json\n\n{"book": 7}'),
          { is: 'RecordedNote', side: 'response' },
          code('http', 'HTTP/1.1 403 Forbidden\nContent-Type: application/json\n\n{"method":"POST"}'),
        ],
      },
    ]);
    expect(imports.sort()).toEqual([from('RecordedCode'), from('RecordedFrame'), from('RecordedNote')]);
  });

  it('says that a response lacks texts of the product', async () => {
    const { nodes } = await compile('<RecordedExchange id="http/short/1" />\n');
    expect(nodes).toMatchObject([{ children: [{}, {}, {}, { side: 'response', isShortened: true }, {}] }]);
  });
});

describe('errors that stop the build with file, line and fix', () => {
  it.each([
    ['a fence with text in it', fence('text recorded=k6/first', 'typed\n'), /has text; leave it empty\.$/],
    ['an unknown recording', fence('text recorded=k6/second'), /there is no recording "k6\/second"; name a folder/],
    ['a fence that names none', fence('text recorded'), /does not name a recording; write recorded=<topic>/],
    ['a recording that was never made', fence('text recorded=k6/never'), /; run: npm run record -- k6\/never\.$/],
    [
      'a changed input, in a fence that shows it',
      fence('js recorded=k6/stale file=script.js'),
      /recordings\/k6\/stale\/script\.js has changed since the recording was made; run: npm run record -- k6\/stale\.$/,
    ],
    ['an unknown part of a text', fence('text recorded=k6/first part=end'), /no part "end"; name .*: summary\.$/],
    [
      'an unknown part of answers',
      fence('sql recorded=sql/one part=9'),
      /no part "9"; .*1 to 6, .*: answer, wait, report\.$/,
    ],
    ['lines that are not there', fence('text recorded=k6/first lines=2-9'), /no line 9: the text ends at line 3; /],
    [
      'lines of answers',
      fence('sql recorded=sql/one lines=1-2'),
      /`lines=` applies to a statement that returns one value/,
    ],
    ['answers in a fence of text', fence('text recorded=sql/one'), /sql\/one contains SQL results; start the fence/],
    ['an unknown word', fence('text recorded=k6/first run'), /"run" is not an option of a recorded fence; /],
    [
      'an unknown input',
      fence('js recorded=k6/first file=x.js'),
      /"x\.js" is not an input of .*: record\.mjs, script\.js\.$/,
    ],
    ['exchanges in a fence', fence('text recorded=http/shop'), /; write <RecordedExchange id="http\/shop\/1" \/>\.$/],
    ['an unknown exchange', '<RecordedExchange id="http/shop/3" />', /no exchange "3"; name one .*, 1 to 2\.$/],
    ['an exchange without id', '<RecordedExchange />', /does not name an exchange; write id=/],
    ['an exchange of something else', '<RecordedExchange id="k6/first/1" />', /k6\/first contains no HTTP exchanges; /],
  ])('%s', async (_name, source, message) => {
    await expect(compile(`Text.\n\n${source}`)).rejects.toThrow(message);
    await expect(compile(`Text.\n\n${source}`)).rejects.toThrow(/^docs\/page\.mdx:3: /);
  });
});
