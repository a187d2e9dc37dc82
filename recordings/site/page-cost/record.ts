import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { serveShaped } from '../../../bench/shapedServer';
import { pageBytes, type PageBytes } from '../../../bench/site/measure';
import { systemChromium } from '../../../scripts/chromium.mjs';
import { repositoryRoot } from '../../../scripts/install.mjs';
import { ProductMissing, type Recorder } from '../../../scripts/recordings/recorder';

const COLUMNS = ['html', 'css', 'js', 'fonts', 'total', 'untouched'] as const satisfies readonly (keyof PageBytes)[];
const WIDTH = 10;

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1).padStart(WIDTH);

/** The last part of an address. */
const nameOf = (page: string) => page.slice(page.lastIndexOf('/') + 1) || page;

/** Version of Docusaurus, which built the pages. */
function docusaurusVersion(): string {
  const text = readFileSync(path.join(repositoryRoot, 'node_modules/@docusaurus/core/package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Loads the listed pages of the built site on a phone with an empty cache, and adds up what it receives. */
export const record: Recorder = async (folder) => {
  const build = process.env.SITE_BUILD ?? path.join(repositoryRoot, 'build');
  if (!existsSync(path.join(build, 'index.html'))) {
    throw new ProductMissing('There is no build/. Run npm run build first, or name another folder with SITE_BUILD.');
  }
  const pages = readFileSync(path.join(folder, 'pages.txt'), 'utf8').trim().split('\n');
  const width = Math.max(...pages.map((page) => nameOf(page).length));
  const lines = [`${'KB, Brotli'.padEnd(width)}${COLUMNS.map((column) => column.padStart(WIDTH)).join('')}`];
  const server = await serveShaped(build);
  const browser = await chromium.launch({ executablePath: systemChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const page of pages) {
      const bytes = await pageBytes(browser, server.url + page);
      lines.push(`${nameOf(page).padEnd(width)}${COLUMNS.map((column) => kilobytes(bytes[column])).join('')}`);
    }
  } finally {
    await browser.close();
    server.close();
  }
  return { tool: 'Docusaurus', version: docusaurusVersion(), stdout: `${lines.join('\n')}\n` };
};
