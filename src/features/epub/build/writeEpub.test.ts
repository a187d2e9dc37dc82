import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import type { Book } from '../core/book';
import { writeEpub } from './writeEpub';

const chapter = (file: string, title: string) => ({ kind: 'chapter', file, title, body: `<h1>${file}</h1>` }) as const;
const BOOK: Book = {
  url: 'https://site.test/docs/a.epub',
  courseUrl: 'https://site.test/docs/a',
  title: 'A < B & "C"',
  description: '',
  language: 'vi',
  author: 'Ngô <N>',
  siteName: 'Site',
  changed: '2026-11-28',
  licence: 'CC-BY-4.0',
  facts: [['Page', 'https://site.test/docs/a?b&c']],
  note: 'Note',
  words: { cover: 'Cover', contents: 'Contents', titlePage: 'About' },
  cover: { file: 'cover.png', mediaType: 'image/png', content: new Uint8Array([1]) },
  entries: [
    chapter('z.xhtml', 'Last letter & first'),
    { kind: 'part', title: 'Part <1>', entries: [chapter('a.xhtml', 'A')] },
  ],
  pictures: [{ file: 'picture-1.webp', mediaType: 'image/webp', content: new Uint8Array([2]) }],
};
const partOf = (book: Book, name: string) =>
  strFromU8(unzipSync(writeEpub(book, 'p {}'))[`EPUB/${name}`] as Uint8Array);

afterEach(() => vi.unstubAllEnvs());

it('begins with the type of the file, uncompressed', () => {
  const bytes = writeEpub(BOOK, '');
  expect(strFromU8(bytes.subarray(0, 2))).toBe('PK');
  // The method of compression, 0, and no extra field: readers look for the type at a fixed place.
  expect([...bytes.subarray(8, 10), ...bytes.subarray(28, 30)]).toEqual([0, 0, 0, 0]);
  expect(strFromU8(bytes.subarray(30, 38))).toBe('mimetype');
  expect(strFromU8(bytes.subarray(38, 58))).toBe('application/epub+zip');
});

it('is the same file for the same book in every time zone, and another one for another day', () => {
  const writeIn = (place: string) => {
    vi.stubEnv('TZ', place);
    return writeEpub(BOOK, 'p {}');
  };
  const [east, west] = [writeIn('Asia/Ho_Chi_Minh'), writeIn('America/Los_Angeles')];
  expect(east).toEqual(west);
  expect(writeEpub({ ...BOOK, changed: '2026-11-29' }, 'p {}')).not.toEqual(east);
});

it('lists chapters and parts in the order of the menu, and escapes what it is told', () => {
  const contents = partOf(BOOK, 'contents.xhtml');
  expect(contents).toContain('<li><a href="z.xhtml">Last letter &amp; first</a></li>');
  expect(contents).toMatch(/<li><span>Part &lt;1&gt;<\/span><ol>\s*<li><a href="a.xhtml">A<\/a><\/li>/);
  const opf = partOf(BOOK, 'content.opf');
  expect(opf).toContain('<dc:title>A &lt; B &amp; &quot;C&quot;</dc:title>');
  expect(opf).toContain('<dc:creator>Ngô &lt;N&gt;</dc:creator>');
  expect(opf).toContain('<meta property="dcterms:modified">2026-11-28T00:00:00Z</meta>');
  const href = new Map([...opf.matchAll(/<item id="([^"]+)" href="([^"]+)"/g)].map(([, id, file]) => [id, file]));
  const read = [...opf.matchAll(/<itemref idref="([^"]+)"/g)].map(([, id]) => href.get(id));
  expect(read).toEqual(['cover.xhtml', 'title.xhtml', 'contents.xhtml', 'z.xhtml', 'a.xhtml']);
  expect(href.get('picture-1')).toBe('picture-1.webp');
});

it('names the language in every page', () => {
  for (const name of ['cover', 'title', 'contents', 'z', 'a'])
    expect(partOf(BOOK, `${name}.xhtml`)).toContain('lang="vi" xml:lang="vi"');
  expect(partOf(BOOK, 'title.xhtml')).toContain('<a href="https://site.test/docs/a?b&amp;c">');
});
