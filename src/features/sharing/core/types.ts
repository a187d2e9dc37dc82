/** A line of a page's breadcrumbs; a category without a page of its own has no address. */
export interface Crumb {
  name: string;
  url?: string;
}

/** What kind of page it is, as far as search engines care. */
export type PageKind = 'home' | 'profile' | 'post' | 'posts' | 'document' | 'page';

/** A small table or piece of code that stands on the page and is drawn on its card. */
export type Figure =
  { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] } | { kind: 'code'; text: string };

/** What a rendered page says about itself. */
export interface PageFacts {
  kind: PageKind;
  /** Absolute address. */
  url: string;
  language: string;
  title: string;
  description: string;
  /** From the outermost category to the page itself; empty for pages outside the documents. */
  crumbs: readonly Crumb[];
  /** The name of the part of the site, as a card shows it above the title. */
  section: string;
  keywords: readonly string[];
  /** ISO dates. */
  published?: string;
  modified?: string;
}

/** A course: the page that lists its lessons, and the lessons in their order. */
export interface CourseFacts {
  name: string;
  url: string;
  lessons: readonly { name: string; url: string }[];
}
