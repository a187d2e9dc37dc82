import type { LocatedMap } from './locatedMap';

/** The parts of a lesson, post or page that are compared with its twin. */
export interface ContentDocument {
  /** Path from the repository's root. */
  path: string;
  text: string;
  frontMatter: LocatedMap;
  headings: Heading[];
  fences: Fence[];
  components: Component[];
  admonitions: Item[];
  images: Item[];
  internalLinks: Item[];
  /** Paragraphs and headings as prose: without code, links and quotations. */
  blocks: Block[];
  /** Visible text with a straight double quotation mark, outside code. */
  straightQuotes: Block[];
  /** Line of the `truncate` mark of a post. */
  truncateLine: number | undefined;
}

/** A part with its line and the key by which it is compared. */
export interface Item {
  key: string;
  line: number;
}

export interface Heading {
  level: number;
  id: string | undefined;
  line: number;
}

export interface Fence {
  language: string;
  meta: string;
  code: string;
  line: number;
}

export interface Component {
  name: string;
  /** The attributes that identify what is shown; attributes with texts are not included. */
  identity: string;
  line: number;
}

export interface Block {
  text: string;
  line: number;
}

/** The two languages; Vietnamese is the original. */
export type Language = 'vi' | 'en';

/** Partials (`_name.mdx`) are parts of other pages and have no front matter. */
export function isPartial(path: string): boolean {
  return /(?:^|\/)_[^/]*$/.test(path);
}
