import { strToU8, zipSync, type Zippable } from 'fflate';
import { chaptersOf, type Book } from '../core/book';
import { packageDocument } from '../core/packageDocument';
import { chapterPage, coverPage, FILES, navigationPage, titlePage } from '../core/pages';

const FOLDER = 'EPUB';
const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="${FOLDER}/${FILES.package}" media-type="application/oebps-package+xml"/></rootfiles></container>
`;

/** Midnight of a day on the local clock, which is what ZIP writes: the same bytes in every time zone. */
function localMidnight(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/**
 * Writes a book as an EPUB 3 file; the same book gives the same bytes. The container is that of EPUB Open Container
 * Format: `mimetype` comes first and is not compressed.
 *
 * @param styles - the book's stylesheet
 */
export function writeEpub(book: Book, styles: string): Uint8Array {
  const text = (content: string) => strToU8(content);
  const inFolder: Record<string, Uint8Array> = {
    [FILES.package]: text(packageDocument(book)),
    [FILES.navigation]: text(navigationPage(book)),
    [FILES.cover]: text(coverPage(book)),
    [FILES.titlePage]: text(titlePage(book)),
    [FILES.styles]: text(styles),
    [book.cover.file]: book.cover.content,
    ...Object.fromEntries(book.pictures.map(({ file, content }) => [file, content])),
    ...Object.fromEntries(chaptersOf(book.entries).map((chapter) => [chapter.file, text(chapterPage(book, chapter))])),
  };
  const files: Zippable = {
    mimetype: [text('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': text(CONTAINER),
    ...Object.fromEntries(Object.entries(inFolder).map(([name, content]) => [`${FOLDER}/${name}`, content])),
  };
  return zipSync(files, { level: 9, mtime: localMidnight(book.changed) });
}
