import { chaptersOf, type Book } from './book';
import { FILES } from './pages';
import { xmlElement, xmlText } from './xml';

const XHTML = 'application/xhtml+xml';

interface Item {
  readonly id: string;
  readonly href: string;
  readonly type: string;
  readonly properties?: string;
}

function itemsOf({ cover, entries, pictures }: Book): Item[] {
  return [
    { id: 'cover', href: FILES.cover, type: XHTML },
    { id: 'title', href: FILES.titlePage, type: XHTML },
    { id: 'contents', href: FILES.navigation, type: XHTML, properties: 'nav' },
    ...chaptersOf(entries).map(({ file }, index) => ({ id: `chapter-${index + 1}`, href: file, type: XHTML })),
    { id: 'styles', href: FILES.styles, type: 'text/css' },
    { id: 'cover-image', href: cover.file, type: cover.mediaType, properties: 'cover-image' },
    ...pictures.map(({ file, mediaType }, index) => ({ id: `picture-${index + 1}`, href: file, type: mediaType })),
  ];
}

function metadata(book: Book): string {
  const property = (name: string, value: string) => xmlElement('meta', { property: name }, xmlText(value));
  const lines = [
    xmlElement('dc:identifier', { id: 'book' }, xmlText(book.url)),
    xmlElement('dc:title', {}, xmlText(book.title)),
    xmlElement('dc:language', {}, xmlText(book.language)),
    xmlElement('dc:creator', {}, xmlText(book.author)),
    xmlElement('dc:publisher', {}, xmlText(book.siteName)),
    book.description && xmlElement('dc:description', {}, xmlText(book.description)),
    xmlElement('dc:date', {}, xmlText(book.changed)),
    xmlElement('dc:rights', {}, xmlText(book.licence)),
    xmlElement('dc:source', {}, xmlText(book.courseUrl)),
    // The time that tells editions apart; the day of the content, so that the same content is the same file.
    property('dcterms:modified', `${book.changed}T00:00:00Z`),
    // For readers of EPUB 2, which find the cover by its name.
    xmlElement('meta', { name: 'cover', content: 'cover-image' }),
  ];
  return lines.filter(Boolean).join('\n');
}

/**
 * The package document of a book (EPUB 3.3, https://www.w3.org/TR/epub-33/#sec-package-doc): what it says of itself, its
 * files, and the order in which they are read.
 */
export function packageDocument(book: Book): string {
  const items = itemsOf(book);
  const manifest = items.map(({ id, href, type, properties }) =>
    xmlElement('item', { id, href, 'media-type': type, properties }),
  );
  const spine = items.filter(({ type }) => type === XHTML).map(({ id }) => xmlElement('itemref', { idref: id }));
  const content = [
    xmlElement('metadata', { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, `\n${metadata(book)}\n`),
    xmlElement('manifest', {}, `\n${manifest.join('\n')}\n`),
    xmlElement('spine', {}, `\n${spine.join('\n')}\n`),
  ].join('\n');
  const attributes = {
    xmlns: 'http://www.idpf.org/2007/opf',
    version: '3.0',
    'unique-identifier': 'book',
    'xml:lang': book.language,
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('package', attributes, `\n${content}\n`)}\n`;
}
