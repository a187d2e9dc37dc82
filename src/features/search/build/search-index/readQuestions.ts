import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { askedTokens } from '../../core/askedTerms';
import type { Answered, QuestionsFile } from '../../core/questionBank';
import { splitSentences } from '../../core/splitSentences';
import { tokenize } from '../../core/tokenize';
import type { SearchText } from '../../core/types';

/** Folder of the known questions below the repository, one folder a language. */
export const QUESTIONS_FOLDER = 'questions';
const TOP = 'top';
/** The list of questions that no page answers, beside the pages' files. */
const UNANSWERED_FILE = 'unanswered.yml';
const ENDING = '.yml';
const inLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A page of the index, and the texts of its sections by their anchors, `''` for the top. */
interface KnownPage {
  readonly url: string;
  readonly contents: Map<string, string>;
}

/** The pages of the index by their addresses as files are named. */
function pagesOf({ pages, sections }: SearchText): Map<string, KnownPage> {
  const known = pages.map(({ url }): KnownPage => ({ url, contents: new Map() }));
  for (const { pageId, anchor, content } of sections) known[pageId]?.contents.set(anchor ?? '', content);
  return new Map(known.map((page) => [decodeURI(page.url), page]));
}

/** The sentences of a text, with single spaces. */
const sentencesOf = (content: string): string[] =>
  splitSentences(content).map(({ start, end }) => inLine(content.slice(start, end)));

/** Path of a file of questions as messages name it. */
const nameOf = (folder: string, file: string) =>
  path.join(path.basename(path.dirname(folder)), path.basename(folder), file);

/**
 * Reads the questions that no page answers; none if there is no such file.
 *
 * @throws with the file if it is no list of texts, or if a heading has every telling word of a question: a new page may
 *   answer it, and question mode would go on refusing it
 */
async function readUnanswered(folder: string, { pages, sections }: SearchText): Promise<string[]> {
  const file = path.join(folder, UNANSWERED_FILE);
  if (!existsSync(file)) return [];
  const list = parse(await readFile(file, 'utf8')) as unknown;
  const where = nameOf(folder, UNANSWERED_FILE);
  if (!Array.isArray(list) || !list.every((question) => typeof question === 'string'))
    throw new Error(`${where}: needs a list of questions in quotation marks, one a line after a hyphen.`);
  const headings = sections.map(({ pageId, heading }) => ({
    heading,
    url: pages[pageId]?.url ?? '',
    words: new Set(tokenize(heading).map(({ word }) => word)),
  }));
  for (const question of list) {
    const telling = askedTokens(question);
    const treated = telling.length > 0 && headings.find(({ words }) => telling.every(({ word }) => words.has(word)));
    if (treated)
      throw new Error(
        `${where}: “${question}” stands among the questions that no page answers, but ${decodeURI(treated.url)} has the heading “${treated.heading}”. If the page answers it, delete the line; if not, say in the question what the page lacks.`,
      );
  }
  return list;
}

/**
 * Reads the questions that the author of each page says it answers: `<folder>/docs/k6/part-01.yml` holds those of the
 * page `/docs/k6/part-01`, by the ids of its headings, and by `top` those of the text before the first heading. Each
 * question names the beginning of the sentence that answers it; if the text no longer has it, the whole section does.
 *
 * @param folder - the folder of a language
 * @param baseUrl - base path of the language
 * @throws with file and key if a page or a heading is missing, if a list is not of texts, or if a heading treats a
 *   question that is listed as unanswered
 */
export async function readQuestions(folder: string, baseUrl: string, text: SearchText): Promise<QuestionsFile> {
  const knownPages = pagesOf(text);
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith(ENDING) && file !== UNANSWERED_FILE)
    .sort();
  const pages = await Promise.all(
    files.map(async (file): Promise<QuestionsFile['pages'][number]> => {
      const url = baseUrl + file.slice(0, -ENDING.length).split(path.sep).join('/');
      const where = nameOf(folder, file);
      const known = knownPages.get(url);
      if (!known)
        throw new Error(
          `${where}: the site has no page ${url}. Rename the file after the page's address, or delete it.`,
        );
      const lists = parse(await readFile(path.join(folder, file), 'utf8')) as Record<string, unknown> | null;
      const sections = Object.entries(lists ?? {}).map(([key, list]): [string, ...Answered[]] => {
        const anchor = key === TOP ? '' : key;
        const content = known.contents.get(anchor);
        if (content === undefined)
          throw new Error(`${where}: ${url} has no heading with the id “${key}”. Correct the key, or delete it.`);
        const pairs = Object.entries((list ?? {}) as Record<string, unknown>);
        if (
          pairs.length === 0 ||
          !pairs.every(([question, beginning]) => /\D/.test(question) && typeof beginning === 'string')
        )
          throw new Error(
            `${where}: “${key}” needs questions in quotation marks, each followed by a colon and by the beginning of the sentence that answers it, or by "".`,
          );
        const sentences = sentencesOf(content);
        const answered = pairs.map(([question, beginning]): Answered => {
          const at =
            beginning === '' ? -1 : sentences.findIndex((sentence) => sentence.startsWith(beginning as string));
          return [question, at < 0 ? null : at];
        });
        return [anchor, ...answered];
      });
      return [known.url, sections];
    }),
  );
  return { format: 2, pages, unanswered: await readUnanswered(folder, text) };
}
