import { stringify } from 'yaml';
import type { Language } from './document';
import { LESSON_TEMPLATE, POST_TEMPLATE } from './templates';
import { sourceHash } from './sourceHash';
import { withSourceHash } from './stampDocument';

/** Titles in both languages; an empty one is left to the author, and `npm run i18n` reports it. */
export type Titles = Readonly<Record<Language, string>>;

/** The data of a new lesson. */
export interface NewLesson {
  titles: Titles;
  tags: readonly string[];
  position: number;
  /** Today, as `YYYY-MM-DD`. */
  today: string;
}

/** The data of a new post. */
export interface NewPost {
  slug: string;
  titles: Titles;
  tags: readonly string[];
  author: string;
  date: string;
  today: string;
}

/** The texts of both languages of a new document. */
export type NewTexts = Record<Language, string>;

/** Both files of a new lesson: front matter, headings with ids, and comments that explain what to write where. */
export function newLesson({ titles, tags, position, today }: NewLesson): NewTexts {
  return twins((language) => [
    frontMatter({ title: titles[language], description: '', tags, sidebar_position: position, last_checked: today }),
    LESSON_TEMPLATE[language],
  ]);
}

/** Both files of a new post. */
export function newPost({ slug, titles, tags, author, date, today }: NewPost): NewTexts {
  return twins((language) => [
    frontMatter({ slug, title: titles[language], description: '', authors: [author], tags, date, last_checked: today }),
    POST_TEMPLATE[language],
  ]);
}

function twins(partsOf: (language: Language) => string[]): NewTexts {
  const vi = partsOf('vi').join('\n');
  return { vi, en: withSourceHash(partsOf('en').join('\n'), sourceHash(vi)) };
}

/** Front matter with each list on one line. */
function frontMatter(fields: Record<string, string | number | readonly string[]>): string {
  const lines = Object.entries(fields).map(([key, value]) => {
    const text = Array.isArray(value) ? `[${value.join(', ')}]` : stringify(value, { lineWidth: 0 }).trimEnd();
    return `${key}: ${text}`;
  });
  return ['---', ...lines, '---', ''].join('\n');
}
