import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, LoadedPlugin, Plugin } from '@docusaurus/types';
import { renderedFile } from '../../../build/renderedPages';
import { owner } from '../../../config/owner';
import { isoDay } from '../../../core/isoDay';
import { readExercises as readSqlExercises } from '../../sql-lab/node/readExercises';
import { readLicences, type ListedExercise } from '../core/exercise';
import { llmsFullText, llmsText, type ListedPage, type ListedSection, type SiteList } from '../core/llmsText';
import { pageCopy, readText } from './markdown/pageCopy';
import { readExercises } from './readExercises';
import { docSections, withPages } from './siteList';
import { WORDS, type MachineWords } from './words';

interface SourcePage {
  readonly id: string;
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** ISO dates. */
  readonly published?: string;
  readonly checked?: string;
}

function documentsOf(content: DocsContent | undefined): SourcePage[] {
  return (
    content?.loadedVersions[0]?.docs.map(({ id, permalink, title, description, frontMatter }) => ({
      id,
      permalink: permalink.replace(/(?<=.)\/$/, ''),
      title,
      description,
      checked: isoDay((frontMatter as { last_checked?: unknown }).last_checked),
    })) ?? []
  );
}

function postsOf(content: BlogContent | undefined): SourcePage[] {
  return (
    content?.blogPosts.map(({ id, metadata: { permalink, title, description, date, frontMatter } }) => ({
      id,
      permalink,
      title,
      description,
      published: isoDay(date),
      checked: isoDay(frontMatter.last_checked),
    })) ?? []
  );
}

/**
 * Writes for programs what the rendered pages say: each document and post as Markdown at its own address, their list
 * (`llms.txt`), all texts together (`llms-full.txt`), and the graded exercises (`exercises.json`).
 */
export default function machines({ siteConfig, i18n, baseUrl, outDir, siteDir }: LoadContext): Plugin {
  const language = i18n.currentLocale;
  const words: MachineWords = WORDS[language === 'en' ? 'en' : 'vi'];
  const home = `${siteConfig.url}${baseUrl}`;
  const licences = readLicences(readFileSync(path.join(siteDir, 'LICENSE'), 'utf8'));
  const exercises: ListedExercise[] = [];
  const copies = new Map<string, string>();

  /** Writes the Markdown of a page beside its HTML; undefined for a page without a text of its own. */
  const writeCopy = async (page: SourcePage, onlyOn: ReadonlyMap<string, string>): Promise<ListedPage | undefined> => {
    const route = decodeURI(page.permalink).slice(baseUrl.length);
    const file = renderedFile(outDir, route);
    const text = file && readText(await readFile(file, 'utf8'));
    if (!text) return undefined;
    const url = siteConfig.url + page.permalink;
    const { title, description } = page;
    exercises.push(...readExercises(text, { title, url, license: licences.content, onlyOn }));
    const copy = pageCopy(
      text,
      {
        title,
        description,
        url,
        lines: [
          [words.page, url],
          [words.author, owner.fullName],
          ...(page.published ? [[words.published, page.published] as const] : []),
          ...(page.checked ? [[words.checked, page.checked] as const] : []),
          [words.licence, words.licences(licences)],
        ],
      },
      words,
    );
    const target = path.join(outDir, `${route}.md`);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, copy);
    copies.set(`${url}.md`, copy);
    return { title, description, url: `${url}.md` };
  };

  const writeCopies = async (pages: readonly SourcePage[], onlyOn: ReadonlyMap<string, string>) => {
    const listed = new Map<string, ListedPage>();
    for (const page of pages) {
      const written = await writeCopy(page, onlyOn);
      if (written) listed.set(page.id, written);
    }
    return listed;
  };

  const further = (): ListedSection => ({
    // The specification gives this name a meaning: what may be left out where there is little room.
    title: 'Optional',
    pages: [
      { title: words.exercises, description: words.aboutExercises, url: `${home}exercises.json` },
      { title: words.everything, description: words.aboutEverything, url: `${home}llms-full.txt` },
      {
        title: words.otherLanguage,
        description: '',
        url: `${siteConfig.url}${words.otherBase(siteConfig.baseUrl)}llms.txt`,
      },
    ],
  });

  return {
    name: 'machines',
    async postBuild({ plugins }) {
      const contentOf = (name: string) => plugins.find((plugin: LoadedPlugin) => plugin.name === name)?.content;
      const docs = contentOf('docusaurus-plugin-content-docs') as DocsContent | undefined;
      const blog = contentOf('docusaurus-plugin-content-blog') as BlogContent | undefined;
      const onlyOn = new Map(
        (await readSqlExercises(siteDir)).flatMap(({ id, engine }) => (engine ? [[id, engine] as const] : [])),
      );
      const documents = await writeCopies(documentsOf(docs), onlyOn);
      const posts = await writeCopies(postsOf(blog), onlyOn);
      const menus = Object.values(docs?.loadedVersions[0]?.sidebars ?? {}).flat();
      const list: SiteList = {
        title: siteConfig.title,
        summary: words.summary,
        notes: [words.note(licences)],
        sections: [
          ...withPages(docSections(menus, words.documents), documents),
          { title: 'Blog', pages: [...posts.values()] },
          further(),
        ],
      };
      const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
      await write('llms.txt', llmsText(list));
      await write('llms-full.txt', llmsFullText(list, copies));
      await write(
        'exercises.json',
        `${JSON.stringify({ language, licenses: licences, author: owner.fullName, exercises }, null, 1)}\n`,
      );
    },
  };
}
