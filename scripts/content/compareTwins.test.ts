// cspell:ignore trang

import { describe, expect, it } from 'vitest';
import { checkDocument } from './checkDocument';
import { compareTwins } from './compareTwins';
import type { Language } from './document';
import { parseDocument } from './parseDocument';
import { sourceHash } from './sourceHash';

const VI = `---
title: Lỗi trang
description: Đếm lỗi trang của sáu thuật toán bằng mã chạy được.
tags: [lru, operating-system]
sidebar_position: 4
last_checked: 2026-11-20
---

Khung chỉ được cấp khi từng trang bị chạm tới, xem [bài trước](./fifo.mdx) và [tài liệu](https://example.com/vi).

## Ví dụ {/* #example */}

\`\`\`js title="đếm.js" run
// đếm lỗi
console.log('lỗi', 9);
\`\`\`

![Khung trang](./frames.png)

:::note[Chú ý]
Thêm khung thì số lỗi có thể tăng lên.
:::

<Stepper id="anomaly" label="Từng bước" />

### Bài tập {/* #exercises */}

<details>
<summary>Lời giải</summary>

Có chín lỗi.

</details>
`;

const EN = `---
title: Page faults
description: Count the page faults of six algorithms with code that runs.
tags: [operating-system, lru]
sidebar_position: 4
last_checked: 2026-11-20
source_hash: '${sourceHash(VI)}'
---

A frame is given only when a page is touched, see [the last lesson](./fifo.mdx) and [the manual](https://example.com/en).

## Example {/* #example */}

\`\`\`js title="count.js" run
/* count the faults */
console.log('faults', 9);
\`\`\`

![Frames](./frames.png)

:::note[Mind]
More frames may bring more faults.
:::

<Stepper id="anomaly" label="Step by step" />

### Exercises {/* #exercises */}

<details>
<summary>Solution</summary>

There are nine faults.

</details>
`;

const PATHS = { vi: 'docs/a.mdx', en: 'i18n/en/a.mdx' };

/** The messages for a pair of texts, as `path:line message`. */
function compare(vi: string, en: string): string[] {
  return compareTwins(parseDocument(PATHS.vi, vi), parseDocument(PATHS.en, en)).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

function check(text: string, language: Language, kind: 'doc' | 'post' = 'doc'): string[] {
  return checkDocument(parseDocument(PATHS[language], text), language, kind).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

/** The English text with one replacement; the test fails if the replaced text is missing. */
function english(from: string, to: string): string {
  expect(EN).toContain(from);
  return EN.replace(from, to);
}

describe('recordings', () => {
  const compareWith = (inVi: string, inEn: string) => {
    const vi = `${VI}\n${inVi}\n`;
    return compare(vi, `${EN.replace(sourceHash(VI), sourceHash(vi))}\n${inEn}\n`);
  };
  const fence = (words: string) => `\`\`\`${words}\n\`\`\``;

  it('are the same in both languages', () => {
    const one = `${fence('sql recorded=mysql/a part=2')}\n\n<RecordedExchange id="shop/a/1" />`;
    expect(compareWith(one, one)).toEqual([]);
  });

  it.each([
    [fence('sql recorded=mysql/a part=2'), fence('sql recorded=mysql/b part=2'), /fence 2 is "sql recorded=mysql\/b/],
    [fence('text recorded=k6/a'), fence('text recorded=k6/a lines=1-2'), /fence 2 is "text recorded=k6\/a lines=1-2"/],
    ['<RecordedExchange id="shop/a/1" />', '<RecordedExchange id="shop/a/2" />', /component 3 is "<RecordedExchange/],
  ])('%s is not %s', (inVi, inEn, message) => {
    expect(compareWith(inVi, inEn)).toEqual([expect.stringMatching(message)]);
  });
});

describe('compareTwins', () => {
  it('accepts a faithful translation', () => {
    expect(compare(VI, EN)).toEqual([]);
    expect(check(VI, 'vi')).toEqual([]);
    expect(check(EN, 'en')).toEqual([]);
  });

  it.each([
    [
      'a missing key',
      'sidebar_position: 4\n',
      '',
      'i18n/en/a.mdx:1 front matter lacks "sidebar_position", which docs/a.mdx:5 has',
    ],
    ['another value', 'position: 4', 'position: 5', 'i18n/en/a.mdx:5 "sidebar_position" is 5, but 4 in docs/a.mdx:5'],
    [
      'other tags',
      '[operating-system, lru]',
      '[lru]',
      'i18n/en/a.mdx:4 "tags" is ["lru"], but ["lru","operating-system"] in docs/a.mdx:4',
    ],
    [
      'an extra key',
      'sidebar_position',
      'draft: true\nsidebar_position',
      'i18n/en/a.mdx:5 front matter has "draft", which docs/a.mdx lacks',
    ],
    [
      'another id',
      '#example',
      '#sample',
      'i18n/en/a.mdx:12 heading 1 is "## sample", but "## example" in docs/a.mdx:11',
    ],
    [
      'another level',
      '### Exercises',
      '## Exercises',
      'i18n/en/a.mdx:27 heading 2 is "## exercises", but "### exercises" in docs/a.mdx:26',
    ],
    [
      'another fence',
      '```js title="count.js" run',
      '```js run',
      'i18n/en/a.mdx:14 code fence 1 is "js run", but "js title run" in docs/a.mdx:13',
    ],
    [
      'other code',
      "console.log('faults', 9);",
      "console.log('faults', 8);",
      'i18n/en/a.mdx:16 code differs: "console.log(\'faults\', 8);" here, "console.log(\'lỗi\', 9);" in docs/a.mdx:15',
    ],
    [
      'another id of a component',
      'id="anomaly"',
      'id="opt"',
      'i18n/en/a.mdx:25 component 1 is "<Stepper id="opt">", but "<Stepper id="anomaly">" in docs/a.mdx:24',
    ],
    [
      'another admonition',
      ':::note',
      ':::tip',
      'i18n/en/a.mdx:21 admonition 1 is ":::tip", but ":::note" in docs/a.mdx:20',
    ],
    ['a missing picture', '![Frames](./frames.png)', 'Frames', 'i18n/en/a.mdx:34 0 images, but 1 in docs/a.mdx'],
    [
      'a missing hash',
      /source_hash.*\n/.exec(EN)?.[0] ?? '',
      '',
      'i18n/en/a.mdx:2 no "source_hash", so it is unknown which version of docs/a.mdx this translates',
    ],
  ])('reports %s', (_, from, to, expected) => {
    expect(compare(VI, english(from, to))).toEqual([expected]);
  });

  it('reports links by target', () => {
    expect(compare(VI, english('./fifo.mdx', '/en/docs/fifo'))).toEqual([
      'i18n/en/a.mdx:34 no link to ./fifo.mdx, which docs/a.mdx:9 has',
      'i18n/en/a.mdx:10 link to /en/docs/fifo, which docs/a.mdx does not have',
    ]);
  });

  it('reports a changed original, and how to accept it', () => {
    const problems = compareTwins(
      parseDocument(PATHS.vi, VI.replace('Có chín lỗi', 'Có mười lỗi')),
      parseDocument(PATHS.en, EN),
    );
    expect(problems).toMatchObject([
      {
        file: PATHS.en,
        line: 7,
        kind: 'stale',
        mend: 'after bringing the English text up to date, run: npm run i18n -- stamp docs/a.mdx',
      },
    ]);
  });

  it('accepts a hash that YAML reads as a number', () => {
    expect(compare(VI, english(`'${sourceHash(VI)}'`, sourceHash(VI)))).toEqual([]);
  });
});

describe('checkDocument', () => {
  it.each([
    [
      'an empty description',
      'description: Count the page faults of six algorithms with code that runs.',
      'description: ""',
      '3 front matter has no description',
    ],
    ['a heading without id', '## Example {/* #example */}', '## Example', '12 the heading has no explicit id'],
    ['an id that is not kebab-case', '#example', '#Ví_dụ', '12 heading id "Ví_dụ" is not ASCII kebab-case'],
    ['a repeated id', '#exercises', '#example', '27 heading id "example" is already used on line 12'],
    ['a title in the body', '## Example', '# Example', '12 a "#" heading in the body'],
    ['a paragraph left behind', 'There are nine faults.', 'Có chín lỗi.', '32 "Có chín lỗi." is not English'],
    ['a title left behind', 'title: Page faults', 'title: Lỗi trang', '2 "Lỗi trang" is not English'],
  ])('reports %s', (_, from, to, expected) => {
    expect(check(english(from, to), 'en')).toEqual([expected]);
  });

  it('reports swapped files once', () => {
    expect(check(EN, 'vi')).toEqual(['10 the text is not Vietnamese']);
    expect(check(VI, 'en')).toEqual(['9 the text is not English']);
  });

  it('requires the truncate mark and the front matter of a post', () => {
    expect(check(EN, 'en', 'post')).toEqual([
      '2 front matter has no slug',
      '2 front matter has no date',
      '2 front matter has no authors',
      '1 the post has no {/* truncate */}',
    ]);
    const post = EN.replace('sidebar_position: 4', 'slug: a\ndate: 2026-01-01\nauthors: [owner]').replace(
      '## Example',
      '{/* truncate */}\n\n## Example',
    );
    expect(check(post, 'en', 'post')).toEqual([]);
  });
});
