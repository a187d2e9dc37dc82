import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { load } from 'cheerio';
import type { Page } from '../core/suggestPages';

const SKIPPED = /\/(?:404\.html|tags(?:\/.*)?|page\/\d+|authors\/.*)$/;

async function readTitle(file: string): Promise<string | undefined> {
  const $ = load(await readFile(file, 'utf8'));
  if ($('meta[name="robots"][content*="noindex"]').length > 0) return undefined;
  return $('h1').first().text().trim() || $('title').text().trim();
}

/** Writes `page-list.json` (path and title of each listed page) for the not-found page to suggest from. */
export default function pageList(): Plugin {
  return {
    name: 'page-list',
    async postBuild({ outDir, baseUrl, routesPaths }) {
      const pages: Page[] = [];
      for (const route of [...new Set(routesPaths)].filter((candidate) => !SKIPPED.test(candidate))) {
        const relative = decodeURI(route.slice(baseUrl.length)) || 'index';
        const title = await readTitle(path.join(outDir, `${relative}.html`));
        if (title) pages.push({ path: route, title });
      }
      await writeFile(path.join(outDir, 'page-list.json'), JSON.stringify(pages));
    },
  };
}
