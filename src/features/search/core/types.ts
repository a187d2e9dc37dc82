/** Heading levels of a hit: the group, the page, and the headings above the section. */
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export type Hierarchy = Record<HierarchyLevel, string | null>;

/** One page of the site, as the index file holds it. */
export interface IndexPage {
  /** Path on the site, base path and locale included: `/en/docs/k6/part-01`. */
  url: string;
  /** Group of the page: its breadcrumb trail, or the navbar entry it belongs to. */
  lvl0: string;
  /** Title of the page. */
  lvl1: string;
  /** `docusaurus_tag` of the page: `default`, or `docs-default-current` for lessons. */
  tag: string;
  /** Description of the page for its teasers and other search engines, found at low weight and never shown. */
  about: string;
  /** Labels of the page's tags, found at low weight and never shown. */
  keywords: string[];
}

/** A heading and the text below it, up to the next heading. */
export interface IndexSection {
  pageId: number;
  /** Id of the heading; null for the top of a page. */
  anchor: string | null;
  /** 1 for the top of a page, else the level of the heading. */
  level: number;
  heading: string;
  /** Prose, list items and table cells, in reading order. */
  content: string;
  /** Code blocks and their results, found at low weight. */
  code: string;
}

/** The text of one language, ready to be indexed. */
export interface SearchText {
  language: string;
  pages: IndexPage[];
  sections: IndexSection[];
  /** Forms of the same term, which the site gives in brackets: `giao dịch (transaction)`. */
  terms?: string[][];
}

/** The small file that names the current index file of a language. */
export interface SearchManifest {
  format: 1;
  language: string;
  /** Path of the index file relative to the base path of the language. */
  file: string;
  /** Path of the same text without anything but titles and headings; an earlier version of the site has none. */
  headings?: string;
  /** Path of the questions that sections are known to answer, which question mode alone needs. */
  questions?: string;
  pages: number;
  sections: number;
}

/** A run of text that either matches the query or does not. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** A section that matches a query. */
export interface RankedSection {
  sectionId: number;
  score: number;
  /** `lvlN` when the heading of the section matches, else `content`. */
  type: HierarchyLevel | 'content';
}

/** A passage of the site, quoted word for word. */
export interface AnswerPassage {
  /** The quotation, in parts so that a view can mark the terms of the question. */
  parts: TextPart[];
  /** Path and anchor of the section that contains it. */
  url: string;
  /** Group, page and headings above the passage, outermost first. */
  breadcrumbs: string[];
  score: number;
}

/** The result of question mode: passages, or an honest "not on this site". */
export interface Answer {
  status: 'answered' | 'unanswerable';
  question: string;
  passages: AnswerPassage[];
  /** Words of the question that the site does not have. */
  unknown: readonly string[];
  /** The terms searched for, as a query for keyword search. */
  searchQuery: string;
}

/** Whether the index is from this build, from an earlier one (`npm start`), or missing. */
export type SearchSource = 'current' | 'last-build' | 'none';

/** `page-instead`: the server sent a web page where the index was expected. */
export type SearchErrorCode = 'missing-index' | 'corrupt-index' | 'page-instead' | 'network' | 'worker';

/** State of the search in this tab. */
export interface SearchState {
  status: 'idle' | 'loading' | 'ready' | 'error';
  source: SearchSource;
  error: SearchErrorCode | null;
}
