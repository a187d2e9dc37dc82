import type { Cheerio } from 'cheerio';
import type { Element } from 'domhandler';
import type { ExerciseKind, ListedExercise } from '../core/exercise';
import type { PageText } from './markdown/pageCopy';
import { toBlocks } from './markdown/toBlocks';
import { writeMarkdown } from './markdown/writeMarkdown';

const KINDS: Readonly<Record<string, ExerciseKind>> = {
  SqlExercise: 'sql',
  CodeProblem: 'code',
  K6Exercise: 'k6',
  WebLab: 'web',
};
const ENGINES = { sql: ['sqlite', 'postgres'], code: ['javascript'], k6: ['k6'], web: ['javascript'] } as const;

interface Page {
  readonly title: string;
  readonly url: string;
  /** SPDX identifier of the licence of texts. */
  readonly license: string;
  /** Engines of the exercises that do not run on all of their kind. */
  readonly onlyOn: ReadonlyMap<string, string>;
}

/** The exercises of a rendered page as it shows them before an answer. */
export function readExercises({ $, root }: PageText, { title, url, license, onlyOn }: Page): ListedExercise[] {
  const markdown = (nodes: Cheerio<Element>) => writeMarkdown(toBlocks(nodes.toArray(), url)).trim();
  return root
    .find('[data-exercise]')
    .toArray()
    .flatMap((element): ListedExercise[] => {
      const box = $(element);
      const id = box.attr('id') ?? '';
      const kind = KINDS[box.closest('[data-part]').attr('data-part') ?? ''];
      if (!kind || !id) return [];
      const header = box.children('header');
      const name = header.find('p > span').first().text().trim();
      // A problem fills its page: the page's name is its name, and its prompt is a section.
      const isPage = kind === 'code';
      const prompt = isPage ? root.find('h2#problem').nextUntil('h2', 'p, ul, ol') : header.children().slice(1);
      const only = onlyOn.get(id);
      return [
        {
          id,
          kind,
          title: isPage ? title : name,
          prompt: markdown(prompt as Cheerio<Element>),
          engines: only ? [only] : ENGINES[kind],
          page: url,
          url: `${url}#${id}`,
          license,
        },
      ];
    });
}
