import { chaptersOf, type Book, type Chapter, type Entry } from './book';
import { xmlElement, xmlText } from './xml';

/** Names of the files that every book has. */
export const FILES = {
  package: 'content.opf',
  navigation: 'contents.xhtml',
  cover: 'cover.xhtml',
  titlePage: 'title.xhtml',
  styles: 'book.css',
} as const;

/** A file of XHTML with the given content of its `<body>`. */
function page({ language }: Book, title: string, body: string, type?: string): string {
  const head =
    xmlElement('title', {}, xmlText(title)) +
    xmlElement('link', { rel: 'stylesheet', type: 'text/css', href: FILES.styles });
  const attributes = {
    xmlns: 'http://www.w3.org/1999/xhtml',
    'xmlns:epub': 'http://www.idpf.org/2007/ops',
    lang: language,
    'xml:lang': language,
  };
  const content = xmlElement('head', {}, head) + xmlElement('body', { 'epub:type': type }, body);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n${xmlElement('html', attributes, content)}\n`;
}

/** The page that shows the cover. */
export const coverPage = (book: Book): string =>
  page(
    book,
    book.title,
    xmlElement('p', { class: 'cover' }, xmlElement('img', { src: book.cover.file, alt: book.title })),
    'cover',
  );

/** What the book is, by whom, of what day, and under which licence. */
export function titlePage(book: Book): string {
  const facts = book.facts.map(([name, value]) => {
    const text = xmlText(value);
    const shown = /^https?:/.test(value) ? xmlElement('a', { href: value }, text) : text;
    return xmlElement('dt', {}, xmlText(name)) + xmlElement('dd', {}, shown);
  });
  const body = [
    xmlElement('h1', {}, xmlText(book.title)),
    book.description && xmlElement('p', { class: 'about' }, xmlText(book.description)),
    xmlElement('dl', {}, facts.join('')),
    xmlElement('p', {}, xmlText(book.note)),
  ];
  return page(book, book.title, body.join('\n'), 'frontmatter');
}

/** A chapter as a file. */
export const chapterPage = (book: Book, { title, body }: Chapter): string => page(book, title, body, 'bodymatter');

const linkTo = (href: string, text: string, type?: string) =>
  xmlElement('li', {}, xmlElement('a', { href, 'epub:type': type }, xmlText(text)));

function list(entries: readonly Entry[]): string {
  const items = entries.map((entry) =>
    entry.kind === 'chapter'
      ? linkTo(entry.file, entry.title)
      : xmlElement('li', {}, xmlElement('span', {}, xmlText(entry.title)) + list(entry.entries)),
  );
  return xmlElement('ol', {}, `\n${items.join('\n')}\n`);
}

/** The table of contents, with the parts of the course, and the landmarks of the book. */
export function navigationPage(book: Book): string {
  const { words, entries } = book;
  const [first] = chaptersOf(entries);
  const landmarks = [
    linkTo(FILES.cover, words.cover, 'cover'),
    linkTo(FILES.titlePage, words.titlePage, 'titlepage'),
    linkTo(FILES.navigation, words.contents, 'toc'),
    ...(first ? [linkTo(first.file, first.title, 'bodymatter')] : []),
  ];
  const body = [
    xmlElement('nav', { 'epub:type': 'toc', id: 'toc' }, xmlElement('h1', {}, xmlText(words.contents)) + list(entries)),
    xmlElement('nav', { 'epub:type': 'landmarks', hidden: 'hidden' }, xmlElement('ol', {}, landmarks.join(''))),
  ];
  return page(book, words.contents, body.join('\n'), 'frontmatter');
}
