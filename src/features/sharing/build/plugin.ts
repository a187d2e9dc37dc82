import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedPlugin, LoadContext, Plugin } from '@docusaurus/types';
import { load } from 'cheerio/slim';
import { renderedFile } from '../../../build/renderedPages';
import { owner } from '../../../config/owner';
import { personJsonLd } from '../../owner-data/core/personJsonLd';
import { CARD_SIZE } from '../core/cardTree';
import { collectCourses } from '../core/courses';
import { pageGraph, type SiteFacts } from '../core/pageGraph';
import type { CourseFacts, Figure, PageFacts } from '../core/types';
import { cardFile } from './cardFile';
import { readFacts, type PostFacts } from './readFacts';
import { readFigure } from './readFigure';
import { writeHead } from './writeHead';

const FOLDER = 'assets/social-cards';
const PROMISE: Record<string, string> = {
  vi: 'Mọi kết quả trên trang đều từ mã chạy thật.',
  en: 'Every result on this site was computed by running code.',
};
/** A description longer than this would need more than three lines of a card. */
const LONGEST_DESCRIPTION = 165;

interface ReadPage {
  file: string;
  html: string;
  facts: PageFacts;
  figure?: Figure;
}

function postsOf(plugins: readonly LoadedPlugin[]): Map<string, PostFacts> {
  const blog = plugins.find(({ name }) => name === 'docusaurus-plugin-content-blog')?.content as
    BlogContent | undefined;
  return new Map(
    blog?.blogPosts.map(({ metadata }) => [
      metadata.permalink,
      {
        title: metadata.title,
        description: metadata.description,
        keywords: metadata.tags.map(({ label }) => label),
        published: new Date(metadata.date).toISOString().slice(0, 10),
        ...(metadata.lastUpdatedAt && { modified: new Date(metadata.lastUpdatedAt).toISOString().slice(0, 10) }),
      },
    ]),
  );
}

/**
 * Gives every page a card for links to it and its structured data, once all pages are rendered. Both stand in the HTML
 * alone: no script of a page carries them.
 */
export default function sharing({ siteConfig, i18n, baseUrl, outDir }: LoadContext): Plugin {
  const language = i18n.currentLocale;
  const { title: siteTitle, url: siteUrl } = siteConfig;
  const home = `${siteUrl}${baseUrl}`;

  const readPages = async (routes: readonly string[], plugins: readonly LoadedPlugin[]): Promise<ReadPage[]> => {
    const posts = postsOf(plugins);
    const pages: ReadPage[] = [];
    for (const address of new Set(routes)) {
      const route = decodeURI(address).slice(baseUrl.length).replace(/\/$/, '');
      const file = renderedFile(outDir, route);
      if (!file) continue;
      const html = await readFile(file, 'utf8');
      const $ = load(html);
      const facts = readFacts($, { route, language, post: posts.get(address), siteTitle });
      pages.push({
        file,
        html,
        facts,
        figure: facts.kind === 'document' || facts.kind === 'post' ? readFigure($) : undefined,
      });
    }
    return pages;
  };

  return {
    name: 'sharing',
    async postBuild({ routesPaths, plugins }) {
      const pages = await readPages(routesPaths, plugins);
      const facts = pages.map((page) => page.facts);
      const courseOf = collectCourses(facts, `${home}docs`);
      const listedBy = new Map<string, CourseFacts>([...courseOf.values()].map((course) => [course.url, course]));
      const site: SiteFacts = {
        name: siteTitle,
        description: facts.find(({ kind }) => kind === 'home')?.description ?? siteConfig.tagline,
        home,
        language,
        blog: { url: `${home}blog`, name: 'Blog' },
        owner: personJsonLd(owner, home.replace(/\/$/, ''), `${siteUrl}${siteConfig.baseUrl}#owner`),
      };
      await mkdir(path.join(outDir, FOLDER), { recursive: true });
      for (const { file, html, facts: page, figure } of pages) {
        const isHome = page.kind === 'home';
        const card = await cardFile({
          section: isHome ? owner.tagline : page.section,
          title: page.title,
          siteName: siteTitle,
          promise: PROMISE[language] ?? '',
          ...(figure
            ? { figure }
            : page.description.length <= LONGEST_DESCRIPTION && { description: page.description }),
        }).catch((error: unknown) => {
          throw new Error(`The card of ${page.url}: ${(error as Error).message}`);
        });
        await writeFile(path.join(outDir, FOLDER, card.name), card.content);
        const image = `${home}${FOLDER}/${card.name}`;
        const graph = pageGraph(page, site, image, {
          belongsTo: courseOf.get(page.url),
          lists: listedBy.get(page.url),
        });
        const added = { url: image, ...CARD_SIZE, alt: page.title };
        await writeFile(file, writeHead(html, { generalCard: `${home}img/social-card.png`, card: added, graph }));
      }
    },
  };
}
