import type { LocatedMap } from './locatedMap';

/** What a lesson, post or page consists of, as far as its twin has to match it. */
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
  /** Line of the `truncate` mark of a post. */
  truncateLine: number | undefined;
}

/** A thing with a place and a name by which it is compared. */
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
  /** The attributes that say which thing is meant; texts are not among them. */
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
