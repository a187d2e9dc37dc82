import { parseDay } from './day';
import { isPartial, type ContentDocument, type Language } from './document';
import { isUntranslatedBlock, isWrongLanguage } from './language';
import type { Problem } from './problem';

/** How the site uses a file. */
export type ContentKind = 'doc' | 'post' | 'page';

const LANGUAGE_NAMES = { vi: 'Vietnamese', en: 'English' } as const;
const OTHER = { vi: 'en', en: 'vi' } as const;

/** Faults of a single document, without comparing it with its twin. */
export function checkDocument(document: ContentDocument, language: Language, kind: ContentKind): Problem[] {
  return [
    ...checkFrontMatter(document, kind),
    ...checkHeadings(document),
    ...checkQuotes(document),
    ...(kind === 'post' ? checkTruncation(document) : []),
    ...checkLanguage(document, language),
  ];
}

const DAYS = ['last_checked', 'date'];

/** Invalid dates in front matter: the build would stop on them without naming the file. */
function checkDays({ path, frontMatter: { values, lineOf } }: ContentDocument): Problem[] {
  return DAYS.filter((key) => values[key] !== undefined && values[key] !== null).flatMap((key): Problem[] => {
    const value = values[key] instanceof Date ? values[key].toISOString().slice(0, 10) : String(values[key]);
    if (parseDay(value)) return [];
    return [
      {
        file: path,
        line: lineOf(key),
        message: `${key} is "${value}", which is not a date`,
        mend: 'write it as YYYY-MM-DD',
      },
    ];
  });
}

function checkFrontMatter(document: ContentDocument, kind: ContentKind): Problem[] {
  if (isPartial(document.path)) return [];
  const { values, lineOf } = document.frontMatter;
  const required = ['title', 'description', ...(kind === 'post' ? ['slug', 'date', 'authors'] : [])];
  const missing = required
    .filter((key) => values[key] === undefined || values[key] === null || values[key] === '')
    .map((key) => ({
      file: document.path,
      line: lineOf(key),
      message: `front matter has no ${key}`,
      mend: key === 'description' ? 'add one sentence that could be a search result' : `add "${key}:"`,
    }));
  return [...missing, ...checkDays(document)];
}

function checkHeadings({ path, headings }: ContentDocument): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  for (const { level, id, line } of headings) {
    if (level === 1) {
      problems.push({
        file: path,
        line,
        message: 'a "#" heading in the body',
        mend: 'the title is the page\'s first heading: use "##"',
      });
    }
    if (id === undefined) {
      problems.push({
        file: path,
        line,
        message: 'the heading has no explicit id',
        mend: 'end it with {/* #english-kebab-id */}',
      });
      continue;
    }
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) {
      problems.push({
        file: path,
        line,
        message: `heading id "${id}" is not ASCII kebab-case`,
        mend: 'use lower-case letters, digits and single hyphens',
      });
    }
    const first = seen.get(id);
    if (first !== undefined) {
      problems.push({
        file: path,
        line,
        message: `heading id "${id}" is already used on line ${first}`,
        mend: 'choose another id',
      });
    }
    seen.set(id, first ?? line);
  }
  return problems;
}

const QUOTED_KEYS = ['title', 'description', 'sidebar_label'];

function checkQuotes({ path, straightQuotes, frontMatter: { values, lineOf } }: ContentDocument): Problem[] {
  const visible = QUOTED_KEYS.map((key) => ({ text: String(values[key] ?? ''), line: lineOf(key) }));
  return [...visible.filter(({ text }) => text.includes('"')), ...straightQuotes].map(({ text, line }) => ({
    file: path,
    line,
    message: `straight quotation marks in "${excerpt(text.slice(Math.max(0, text.indexOf('"') - 8)))}"`,
    mend: 'write “ and ”, or mark it as code',
  }));
}

function checkTruncation({ path, truncateLine }: ContentDocument): Problem[] {
  if (truncateLine !== undefined || isPartial(path)) return [];
  return [
    {
      file: path,
      line: 1,
      message: 'the post has no {/* truncate */}',
      mend: 'put it on a line of its own after the opening',
    },
  ];
}

function checkLanguage({ path, blocks, frontMatter }: ContentDocument, language: Language): Problem[] {
  const name = LANGUAGE_NAMES[language];
  const prose = blocks.map(({ text }) => text).join('\n');
  if (isWrongLanguage(prose, language)) {
    return [
      {
        file: path,
        line: blocks[0]?.line ?? 1,
        message: `the text is not ${name}`,
        mend: `are the two files swapped? The ${LANGUAGE_NAMES[OTHER[language]]} text belongs in its twin`,
      },
    ];
  }
  const texts = ['title', 'description'].map((key) => ({
    text: String(frontMatter.values[key] ?? ''),
    line: frontMatter.lineOf(key),
  }));
  return [...texts, ...blocks]
    .filter(({ text }) => isUntranslatedBlock(text, language))
    .map(({ text, line }) => ({
      file: path,
      line,
      message: `"${excerpt(text)}" is not ${name}`,
      mend: 'translate it, or put a quotation in quotation marks',
    }));
}

function excerpt(text: string): string {
  const short = text.trim().replace(/\s+/g, ' ');
  return short.length > 40 ? `${short.slice(0, 39)}…` : short;
}
