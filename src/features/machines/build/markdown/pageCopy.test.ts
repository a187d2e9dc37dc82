import { expect, it } from 'vitest';
import { pageCopy, readText } from './pageCopy';

const URL = 'https://site.test/en/docs/a/lesson';
const FACTS = { title: 'Lesson [1]', description: 'What it is about', url: URL, lines: [['Page', URL]] } as const;
const WORDS = { simulator: 'Simulator:', diagram: 'Diagram:' };

/** The copy of a document, without what stands before its text. */
function copyOf(body: string): string {
  const html = `<body><nav>menu</nav><main><article><div class="theme-doc-markdown markdown"><header><h1>Lesson</h1></header>${body}</div><footer>tags</footer></article></main>after</body>`;
  const text = readText(html);
  if (!text) throw new Error('no text');
  return pageCopy(text, FACTS, WORDS).split('\n').slice(6).join('\n').trim();
}

const EDITOR = (code: string) =>
  `<div class=editor><div class=rich hidden></div><div><div class=layers><pre aria-hidden=true>${code}</pre><textarea translate=no>\n${code}</textarea></div></div></div>`;
const TABLE =
  '<table><thead><tr><th scope=col>title<th scope=col>price<tbody><tr><td>A | B<td>80000<tr><td><code>C</code><td></table>';

it('begins with the title, the description and the address, and leaves out what stands around the text', () => {
  const text = readText(
    '<nav>menu</nav><main><div id=__blog-post-container class=markdown><p>Text</div><p>x</main>after',
  );
  expect(text && pageCopy(text, FACTS, WORDS)).toBe(`# Lesson \\[1]\n\n> What it is about\n\nPage: <${URL}>\n\nText\n`);
  expect(readText('<main><h1>List</h1></main>')).toBeUndefined();
});

it('writes text with marks, absolute links, lists and boxes', () => {
  expect(
    copyOf(
      '<h2 id=a>Part<a class=hash-link href=#a>#</a></h2><p>One <strong>two </strong>three <a href=/en/docs/b>b</a>, <a href=#a>a</a>, 2<sup>10</sup>.<br>Next</p>' +
        '<ul><li>x<ul><li>y</li></ul></li></ul><div class="theme-admonition"><div class=admonitionHeading_x><svg></svg>Note</div><div class=admonitionContent_x><p>Inside</div></div>' +
        '<details><summary>Answer</summary><div><p>42</div></details><dl><div><dt>Name<dd>value</div></dl>',
    ),
  ).toBe(
    [
      '## Part',
      `One **two** three [b](https://site.test/en/docs/b), [a](${URL}#a), 2<sup>10</sup>.\\\nNext`,
      '- x\n  - y',
      '> **Note**\n>\n> Inside',
      '**Answer**',
      '42',
      '- **Name:** value',
    ].join('\n\n'),
  );
});

it('writes the code of a lab with its result and where that comes from', () => {
  expect(
    copyOf(
      `<div data-part=SqlLab><div role=group aria-label="SQL">${EDITOR('SELECT 1;')}<div><button>Run</button><span role=status>Both agree</span><fieldset><legend>On</legend><label><input type=radio>SQLite</label></fieldset></div><div>${TABLE}<p>2 rows</div></div></div>`,
    ),
  ).toBe(
    [
      '```sql\nSELECT 1;\n```',
      '*Both agree*',
      '| title | price |\n| - | - |\n| A \\| B | 80000 |\n| `C` | |',
      '2 rows',
    ].join('\n\n'),
  );
  expect(
    copyOf(
      `<div data-part=JsRun>${EDITOR('log(1)')}<button aria-controls=o>Run</button><div id=o><div><pre>1</pre></div><div><pre>2</pre></div></div></div>`,
    ),
  ).toBe('```js\nlog(1)\n```\n\n```text\n1\n2\n```');
});

it('writes the prompt of an exercise and what an answer starts from, without hints and solutions', () => {
  const exercise = (part: string, inner: string) =>
    `<div data-part=${part}><div id=e-1 data-exercise="E"><header><p><span>Exercise 1</span><span>judged</span><p>Count <code>books</code>.</header>${inner}<footer><details><summary>Hint</summary><p>secret</details></footer></div></div>`;
  expect(copyOf(exercise('SqlExercise', EDITOR('SELECT ')))).toBe(
    `**[Exercise 1](${URL}#e-1)**\n\nCount \`books\`.\n\n\`\`\`sql\nSELECT\n\`\`\``,
  );
  expect(copyOf(exercise('WebLab', '<div><p>secret</div>'))).not.toContain('secret');
  expect(copyOf('<p>a</p><div data-part=WebLabFix><details><summary>Fix</summary><p>secret</details></div>')).toBe('a');
});

it('writes the questions of a quiz with their choices, without the answers', () => {
  expect(
    copyOf(
      '<div data-part=Quiz><ol><li><fieldset><legend><span>1/2</span>Which?</legend><ul><li><label><input type=radio><span>This</span></label><li><label><input type=radio><span>That</span></label></ul></fieldset><div data-search=off><noscript><p>secret</noscript></div></ol></div>',
    ),
  ).toBe('1. Which?\n   - This\n   - That');
});

it('names simulators and diagrams, and both panels of tabs', () => {
  expect(
    copyOf(
      '<div data-part=BTree><div id=sim-a data-simulator=a><p>B-tree</p><textarea>1</textarea></div></div>' +
        '<figure data-diagram><svg><title>Loop</title><desc>Round and round.</desc><text>x</text></svg></figure>' +
        '<div class="tabs-container"><ul role=tablist><li role=tab>One<li role=tab>Two</ul><div role=tabpanel><p>1</div><div role=tabpanel hidden><p>2</div></div>',
    ),
  ).toBe(`Simulator: [B-tree](${URL}#sim-a)\n\nDiagram: **Loop** – Round and round.\n\n**One**\n\n1\n\n**Two**\n\n2`);
});
