import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { load } from 'cheerio/slim';
import type { Page } from '../core/suggestPages';

const SKIPPED = /\/(?:404\.html|tags(?:\/.*)?|page\/\d+|authors\/.*)$/;

const NOINDEX = /<meta\b(?=[^>]*\sname=["']?robots\b)[^>]*\bnoindex\b/;
const HEADING = /<h1\b[^>]*>[\s\S]*?<\/h1>/;
const TITLE = /<title\b[^>]*>[\s\S]*?<\/title>/;

/** Text of the first element that the pattern matches. Only that element is parsed: a whole page takes 17 ms. */
function textOf(page: string, element: RegExp): string {
  const [markup = ''] = element.exec(page) ?? [];
  return load(markup).text().trim();
}

async function readTitle(file: string): Promise<string | undefined> {
  const page = await readFile(file, 'utf8');
  if (NOINDEX.test(page)) return undefined;
  return textOf(page, HEADING) || textOf(page, TITLE);
}

/** Writes `page-list.json`, the path and title of each listed page, from which the not-found page makes suggestions. */
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
