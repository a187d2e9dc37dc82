import type { RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { expect, it } from 'vitest';
import { BookLinks } from '../core/bookLinks';
import { chapterTree, idsOf, linksOf } from './chapterTree';
import { toXhtml } from './toXhtml';

const text = (value: string) => ({ type: 'text', value }) as const;
const withId = (id: string) => ({ hProperties: { id } }) as object;
const link = (url: string) => ({ type: 'link', url, children: [text('x')] }) as const;
const line = (...children: object[]) => ({ type: 'paragraph', children }) as RootContent;

/** A chapter as XHTML; links lead nowhere else. */
function xhtmlOf(blocks: RootContent[], targets: string[] = []): string {
  const addresses = { link: (url: string) => url, picture: () => 'picture-1.png' };
  const children = chapterTree(blocks, addresses, new Set(targets));
  return toXhtml(toHast({ type: 'root', children })).trim();
}

it('leads to a chapter where the book has it, and to the site otherwise', () => {
  const one = { url: 'https://site.test/docs/a/one', file: 'one.xhtml', ids: new Set(['part', 'sql-1']) };
  const two = { url: 'https://site.test/docs/a/hệ', file: 'two.xhtml', ids: new Set(['phần']) };
  const links = new BookLinks([one, two]);
  const from = (url: string, around: string[] = []) => links.address(url, one, around);
  expect(from('https://site.test/docs/a/h%E1%BB%87')).toBe('two.xhtml');
  expect(from('https://site.test/docs/a/h%E1%BB%87#ph%E1%BA%A7n')).toBe('two.xhtml#phần');
  expect(from(`${one.url}#part`)).toBe('#part');
  // The place of an exercise in the book; its own name leads to the site.
  expect(links.address(`${one.url}#sql-1`, two, [])).toBe('one.xhtml#sql-1');
  expect(from(`${one.url}#sql-1`, ['sql-1'])).toBe(`${one.url}#sql-1`);
  // The book has no such place.
  expect(from(`${two.url}#none`)).toBe(`${two.url}#none`);
  for (const url of ['https://site.test/docs/b', 'https://other.test/docs/a/one', 'mailto:a@site.test'])
    expect(from(url)).toBe(url);
});

it('keeps only the ids to which links lead', () => {
  const blocks = [
    { type: 'heading', depth: 2, data: withId('a'), children: [text('A')] },
    { type: 'heading', depth: 2, data: withId('b'), children: [link('#a')] },
  ] as RootContent[];
  expect(idsOf(blocks)).toEqual(['a', 'b']);
  expect(linksOf(blocks)).toEqual(['#a']);
  expect(xhtmlOf(blocks, ['a'])).toBe('<h2 id="a">A</h2>\n<h2><a href="#a">x</a></h2>');
});

it('tells a link which blocks are around it', () => {
  const seen: (readonly string[])[] = [];
  const quote = { type: 'blockquote', data: withId('q'), children: [line(link('x'))] } as RootContent;
  chapterTree([quote], { link: (url, around) => (seen.push(around), url), picture: (url) => url }, new Set());
  expect(seen).toEqual([['q']]);
});

it('writes raised text, breaks, boxes and pictures as XML', () => {
  const html = (value: string) => ({ type: 'html', value });
  expect(xhtmlOf([line(text('2'), html('<sup>'), text('n'), html('</sup>'), html('<br>'), text('<&>"'))])).toBe(
    '<p>2<sup>n</sup><br/>\n&lt;&amp;&gt;&quot;</p>',
  );
  expect(xhtmlOf([line({ type: 'image', url: 'u', alt: 'A "b"' })])).toBe(
    '<p><img src="picture-1.png" alt="A &quot;b&quot;"/></p>',
  );
  const items = [true, false].map((checked) => ({ type: 'listItem', checked, children: [line(text('t'))] }));
  expect(xhtmlOf([{ type: 'list', children: items } as RootContent])).toMatch(/☑ t[^]*☐ t/);
});

it('writes what XML cannot contain as signs', () => {
  expect(xhtmlOf([{ type: 'code', value: ']]> \u001b[1m \ud800 😀' }])).toBe(
    '<pre><code>]]&gt; ␛[1m \ufffd 😀\n</code></pre>',
  );
});

it('rejects markup that it does not know', () => {
  expect(() => xhtmlOf([line({ type: 'html', value: '<script>' })])).toThrow('<script> has no place in a book');
  expect(() => xhtmlOf([line({ type: 'html', value: '<sup>' })])).toThrow('<sup> is not closed');
});
