import { readFileSync } from 'node:fs';
import type { Link, Paragraph, RootContent, Text } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { renderedFile } from '../../../build/renderedPages';
import { pageBlocks, readText } from '../../machines/build/markdown/pageCopy';
import type { CopyWords } from '../../machines/build/markdown/plainPage';
import type { Entry } from '../core/book';
import { BookLinks, type LinkedChapter } from '../core/bookLinks';
import { chapterTree, idsOf, linksOf } from './chapterTree';
import { toXhtml } from './toXhtml';
import { documentsOf, type Doc, type OutlineItem } from './readOutline';

/** Where the rendered pages are, and what the chapters of a book say besides their text. */
export interface ChapterContext {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly siteUrl: string;
  readonly words: CopyWords & { readonly page: string; readonly footnotes: string; readonly backToText: string };
  /** Takes a picture into the book, and returns its path there. */
  readonly addPicture: (url: string, source: string) => string;
}

interface ReadChapter extends LinkedChapter {
  readonly doc: Doc;
  readonly blocks: readonly RootContent[];
}

/** Name of a document's file in the book of its course. */
const fileOf = ({ id }: Doc, folder: string) => `${id.slice(folder.length + 1).replaceAll('/', '-')}.xhtml`;

function readChapter(doc: Doc, folder: string, { outDir, baseUrl, siteUrl, words }: ChapterContext): ReadChapter {
  const permalink = doc.permalink.replace(/\/$/, '');
  const file = renderedFile(outDir, decodeURI(permalink).slice(baseUrl.length));
  const page = file && readText(readFileSync(file, 'utf8'));
  if (!page)
    throw new Error(
      `${doc.source}: the build has no page with a text at ${permalink} for the book of docs/${folder} → give the document a text, or take it out of the menu.`,
    );
  const url = siteUrl + permalink;
  const blocks = pageBlocks(page, url, words);
  return { doc, url, file: fileOf(doc, folder), blocks, ids: new Set(idsOf(blocks)) };
}

const text = (value: string): Text => ({ type: 'text', value });
const ofClass = (name: string) => ({ hProperties: { className: [name] } }) as Paragraph['data'];

/** What stands above the text of a chapter. */
function lead({ doc: { title, description }, url }: ReadChapter, page: string): RootContent[] {
  const about: Paragraph = { type: 'paragraph', data: ofClass('about'), children: [text(description)] };
  const link: Link = { type: 'link', url, children: [text(url)] };
  return [
    { type: 'heading', depth: 1, children: [text(title)] },
    ...(description ? [about] : []),
    { type: 'paragraph', data: ofClass('source'), children: [text(`${page}: `), link] },
  ];
}

function writeBody(
  chapter: ReadChapter,
  links: BookLinks,
  targets: ReadonlySet<string>,
  { words, addPicture }: ChapterContext,
): string {
  const { source } = chapter.doc;
  try {
    const tree = chapterTree(
      chapter.blocks,
      {
        link: (url, around) => links.address(url, chapter, around),
        picture: (url) => addPicture(url, source),
      },
      targets,
    );
    const children = [...lead(chapter, words.page), ...tree];
    return toXhtml(
      toHast(
        { type: 'root', children },
        { footnoteLabel: words.footnotes, footnoteBackLabel: words.backToText, clobberPrefix: 'note-' },
      ),
    );
  } catch (error) {
    const message = (error as Error).message;
    throw message.startsWith(source) ? error : new Error(`${source}: ${message}`);
  }
}

/**
 * Reads the chapters of a course from its rendered pages.
 *
 * @param folder - the course's folder below `docs/`
 * @throws Error that names the document, if it has no page or contains what a book cannot show
 */
export function readChapters(outline: readonly OutlineItem[], folder: string, context: ChapterContext): Entry[] {
  const chapters = new Map(documentsOf(outline).map((doc) => [doc.id, readChapter(doc, folder, context)]));
  const links = new BookLinks([...chapters.values()]);
  const targets = new Map<string, Set<string>>();
  for (const { blocks } of chapters.values())
    for (const url of linksOf(blocks)) {
      const target = links.target(url);
      if (!target?.id) continue;
      const { url: page } = target.chapter;
      targets.set(page, (targets.get(page) ?? new Set()).add(target.id));
    }
  const entriesOf = (items: readonly OutlineItem[]): Entry[] =>
    items.flatMap((item): Entry[] => {
      if (item.kind === 'category') return [{ kind: 'part', title: item.label, entries: entriesOf(item.items) }];
      const chapter = chapters.get(item.doc.id);
      if (!chapter) return [];
      const body = writeBody(chapter, links, targets.get(chapter.url) ?? new Set(), context);
      return [{ kind: 'chapter', title: item.doc.title, file: chapter.file, body }];
    });
  return entriesOf(outline);
}
