import { readFile } from 'node:fs/promises';
import { load } from 'cheerio/slim';
import { renderedFile } from '../../../../build/renderedPages';
import type { SearchText } from '../../core/types';
import { bracketedTerms } from './bracketedTerms';
import { pageRoot } from './pageRoot';
import { readPage } from './readPage';
import { readSections } from './readSections';
import { skipReason } from './skipReason';

export interface RenderedSite {
  language: string;
  /** Folder of the rendered language. */
  outDir: string;
  /** Base path of the language: `/` or `/en/`. */
  baseUrl: string;
  /** Paths of the rendered routes, base path included. */
  routes: readonly string[];
  /** Title of the site: the group of pages that no navbar entry leads to. */
  title: string;
}

/** Reads the rendered pages of one language into the text of its search index, sorted by path. */
export async function readSite({ language, outDir, baseUrl, routes, title }: RenderedSite): Promise<SearchText> {
  const text: SearchText = { language, pages: [], sections: [] };
  const paths = [...new Set(routes.map((route) => decodeURI(route)))].sort();
  for (const sitePath of paths) {
    const route = sitePath.slice(baseUrl.length).replace(/\/$/, '');
    const file = renderedFile(outDir, route);
    if (!file) continue;
    const $ = load(await readFile(file, 'utf8'));
    if (skipReason($, route, sitePath)) continue;
    const page = readPage($, sitePath, title);
    const pageId = text.pages.push(page) - 1;
    for (const section of readSections($, pageRoot($), page.lvl1)) text.sections.push({ pageId, ...section });
  }
  return { ...text, terms: bracketedTerms(text) };
}
