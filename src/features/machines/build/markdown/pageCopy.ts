import { load, type Cheerio, type CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import type { Blockquote, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { makePlain, type CopyWords } from './plainPage';
import { toBlocks } from './toBlocks';
import { writeMarkdown } from './writeMarkdown';

/** Where a document's or post's own text begins and ends in its rendered page. */
const START = /<div (?=[^>]*(?:class="theme-doc-markdown\b|id="?__blog-post-container\b))/;
const END = '</main>';

/** The own text of a rendered document or post. */
export interface PageText {
  readonly $: CheerioAPI;
  readonly root: Cheerio<Element>;
}

/** Reads the text of a rendered page without what stands around it; undefined for a page that is only a list. */
export function readText(html: string): PageText | undefined {
  const start = START.exec(html)?.index;
  if (start === undefined) return undefined;
  // The menus around the text are most of a page, and would be most of the time.
  const $ = load(html.slice(start, html.indexOf(END, start)), null, false);
  return { $, root: $.root().children().first() as Cheerio<Element> };
}

/** What a copy says before the text. */
export interface CopyFacts {
  readonly title: string;
  readonly description: string;
  /** Absolute address of the page. */
  readonly url: string;
  /** Lines about the copy, such as the date of its last check: name and value. */
  readonly lines: readonly (readonly [name: string, value: string])[];
}

function lead({ title, description, lines }: CopyFacts): RootContent[] {
  const text = (value: string): PhrasingContent => ({ type: 'text', value });
  const about: Paragraph[] = description ? [{ type: 'paragraph', children: [text(description)] }] : [];
  const facts = lines.flatMap(([name, value], index): PhrasingContent[] => [
    ...(index > 0 ? [{ type: 'break' } as const] : []),
    text(`${name}: `),
    URL.canParse(value) ? { type: 'link', url: value, children: [text(value)] } : text(value),
  ]);
  return [
    { type: 'heading', depth: 1, children: [text(title)] },
    ...(about.length > 0 ? [{ type: 'blockquote', children: about } satisfies Blockquote] : []),
    { type: 'paragraph', children: facts },
  ];
}

/** The text of a document or post as a Markdown tree, with absolute links; changes the text that it is given. */
export function pageBlocks({ $, root }: PageText, url: string, words: CopyWords): RootContent[] {
  root.find('h1').first().remove();
  makePlain($, root, words);
  return toBlocks(root.contents().toArray(), url);
}

/** A document or post as Markdown, with absolute links; changes the text that it is given. */
export const pageCopy = (text: PageText, facts: CopyFacts, words: CopyWords): string =>
  writeMarkdown([...lead(facts), ...pageBlocks(text, facts.url, words)]);
