import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DocumentPair, listFiles, pairOf, readText } from './contentPaths';
import { parseDay } from './day';
import { requireKnownTags } from './knownTags';
import { readJsonMap, readMap } from './locatedMap';
import { type NewTexts, type Titles, newLesson, newPost } from './newDocument';
import { NewDocumentError, lessonPath, postSlug } from './newDocumentPath';
import { parseDocument } from './parseDocument';

/** The owner's request for a new document. */
export interface NewDocumentRequest {
  kind: 'lesson' | 'post';
  /** Path below `docs/`, or the slug of a post. */
  path: string;
  titles: Titles;
  tags: readonly string[];
  /** Date of a post; today by default. */
  date: string | undefined;
  today: string;
}

/** The created files, and the steps left to do. */
export interface CreatedDocument extends DocumentPair {
  nextSteps: string[];
}

/**
 * Creates both files of a lesson or post.
 *
 * @throws {@link NewDocumentError} if the request is invalid; then nothing is written
 */
export function createDocument(root: string, request: NewDocumentRequest): CreatedDocument {
  return request.kind === 'lesson' ? createLesson(root, request) : createPost(root, request);
}

function createLesson(root: string, { path: given, titles, tags, date, today }: NewDocumentRequest): CreatedDocument {
  if (date !== undefined) throw new NewDocumentError('--date is only for posts; a lesson has no date.');
  const file = `docs/${lessonPath(given)}.mdx`;
  requireDeclared(root, tags, 'docs/tags.yml');
  const folder = path.posix.dirname(file);
  const texts = newLesson({ titles, tags, position: nextPosition(root, folder), today });
  const hasCategory = folder === 'docs' || existsSync(path.join(root, folder, '_category_.json'));
  const category = hasCategory
    ? []
    : [`Describe the new folder in ${folder}/_category_.json, and add its label to both current.json files.`];
  return write(root, file, texts, [...category, ...stepsFor(file, titles, tags)]);
}

function createPost(root: string, { path: given, titles, tags, date, today }: NewDocumentRequest): CreatedDocument {
  const slug = postSlug(given);
  const day = parseDay(date ?? today);
  if (day === undefined) throw new NewDocumentError(`"${date}" is not a date. Write it as --date YYYY-MM-DD.`);
  requireDeclared(root, tags, 'blog/tags.yml');
  const sameSlug = listFiles(root, 'blog', [`-${slug}.mdx`]).find(
    (file) => /^blog\/\d{4}-\d\d-\d\d-/.test(file) && file.slice(16) === `${slug}.mdx`,
  );
  if (sameSlug) throw new NewDocumentError(`${sameSlug} already has this slug. Choose another one.`);
  const file = `blog/${day}-${slug}.mdx`;
  return write(
    root,
    file,
    newPost({ slug, titles, tags, author: firstAuthor(root), date: day, today }),
    stepsFor(file, titles, tags),
  );
}

function write(root: string, file: string, texts: NewTexts, nextSteps: string[]): CreatedDocument {
  const pair = pairOf(file);
  if (!pair) throw new NewDocumentError(`${file} is outside the content folders.`);
  const existing = [pair.vi, pair.en].filter((candidate) => existsSync(path.join(root, candidate)));
  if (existing.length > 0) throw new NewDocumentError(`${existing.join(' and ')}: already there; nothing was written.`);
  for (const language of ['vi', 'en'] as const) {
    const target = path.join(root, pair[language]);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, texts[language]);
  }
  return { ...pair, nextSteps };
}

function stepsFor(file: string, titles: Titles, tags: readonly string[]): string[] {
  return [
    ...(titles.vi === '' || titles.en === '' ? ['Fill in the titles in the front matter.'] : []),
    ...(tags.length === 0 ? ['Add tags to both files.'] : []),
    `Write ${file}: the description first, then replace each comment with what it asks for.`,
    'Bring the English file up to date.',
    `Run: npm run i18n -- stamp ${file}`,
    'Look at both languages: npm start, and npm start -- --locale en',
  ];
}

function requireDeclared(root: string, tags: readonly string[], file: string): void {
  requireKnownTags(tags, Object.keys(readMap(readText(root, file) ?? '').values), file);
}

function firstAuthor(root: string): string {
  const [author] = Object.keys(readMap(readText(root, 'blog/authors.yml') ?? '').values);
  if (author === undefined) throw new NewDocumentError('blog/authors.yml has no author. Add one first.');
  return author;
}

/** The next whole number after the positions of a folder's lessons and categories. */
function nextPosition(root: string, folder: string): number {
  const depth = folder.split('/').length;
  const isIn = (file: string, below: number) => file.split('/').length === depth + below;
  const lessons = listFiles(root, folder, ['.mdx', '.md']).filter((file) => isIn(file, 1));
  const categories = listFiles(root, folder, ['/_category_.json']).filter((file) => isIn(file, 2));
  const positions = [
    ...lessons.map((file) => parseDocument(file, readText(root, file) ?? '').frontMatter.values.sidebar_position),
    ...categories.map((file) => readJsonMap(readText(root, file) ?? '{}').values.position),
  ];
  return Math.floor(Math.max(0, ...positions.filter((position) => typeof position === 'number'))) + 1;
}
