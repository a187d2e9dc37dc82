import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { loadSettings } from '../src/config/settingsFile.mjs';
import { systemChromium } from './chromium.mjs';
import { LOCALES, manifestFor, pdfName, resumeFile, stalePdfs, type CvManifest, type Locale } from './cv/manifest';
import { fail, repositoryRoot } from './install.mjs';
import { openWhole } from './openWhole';
import { serveSite } from './serve.mjs';

const MOST_PAGES = 2;
const FIRST_PORT = 4200;
const PAGES: Record<Locale, string> = { vi: '/my-cv', en: '/en/my-cv' };

const { values: options } = parseArgs({
  options: { build: { type: 'string', default: 'build' }, force: { type: 'boolean', default: false } },
});
const buildFolder = path.resolve(repositoryRoot, options.build);
const pdfFolder = path.join(repositoryRoot, 'static', 'cv');
const manifestFile = path.join(pdfFolder, 'manifest.json');

function readResume(locale: Locale): string {
  return readFileSync(path.join(repositoryRoot, resumeFile(locale)), 'utf8');
}

/** Stops if the built pages do not show the current résumés: the PDF files would be stale from the start. */
function requireFreshBuild(texts: Record<Locale, string>): void {
  for (const locale of LOCALES) {
    const built = path.join(buildFolder, 'cv', `resume.${locale}.json`);
    if (!existsSync(built))
      fail(
        `${path.relative(repositoryRoot, built)} is missing. Build the site first (npm run build), then run this again.`,
      );
    if (readFileSync(built, 'utf8') !== texts[locale]) {
      fail(`${resumeFile(locale)} changed after the build. Build the site again (npm run build), then run this again.`);
    }
  }
}

/** The number of pages in a PDF: each page has one object of type Page. */
function countPages(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

async function printPage(browser: Browser, url: string): Promise<Buffer> {
  const page = await browser.newPage({ colorScheme: 'light', reducedMotion: 'reduce' });
  const answer = await openWhole(page, url);
  if (!answer?.ok()) fail(`${url} answered ${answer?.status() ?? 'nothing'}; the build has no CV page there.`);
  await page.emulateMedia({ media: 'print' });
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await page.close();
  return pdf;
}

async function makePdfs(texts: Record<Locale, string>): Promise<void> {
  requireFreshBuild(texts);
  const { server, url } = await serveSite({
    directory: buildFolder,
    port: FIRST_PORT,
    base: loadSettings().BASE_URL?.trim(),
  });
  const browser = await chromium.launch({
    executablePath: systemChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const made = new Map<Locale, Buffer>();
    for (const locale of LOCALES) {
      const pdf = await printPage(browser, `${url}${PAGES[locale]}`);
      const pages = countPages(pdf);
      if (pages < 1 || pages > MOST_PAGES) {
        fail(
          `The CV of ${resumeFile(locale)} takes ${pages} pages; a CV has one or ${MOST_PAGES}. Shorten the résumé.`,
        );
      }
      made.set(locale, pdf);
      console.log(
        `✓ static/cv/${pdfName(locale)}  ${pages} ${pages === 1 ? 'page' : 'pages'}, ${Math.ceil(pdf.length / 1024)} KB`,
      );
    }
    mkdirSync(pdfFolder, { recursive: true });
    for (const [locale, pdf] of made) writeFileSync(path.join(pdfFolder, pdfName(locale)), pdf);
    writeFileSync(manifestFile, `${JSON.stringify(manifestFor(texts), null, 2)}\n`);
  } finally {
    await browser.close();
    server.close();
  }
}

/** Copies the PDF files into the existing build, so that it can be deployed as it is. */
function copyIntoBuild(): void {
  for (const folder of [buildFolder, path.join(buildFolder, 'en')].filter((candidate) => existsSync(candidate))) {
    mkdirSync(path.join(folder, 'cv'), { recursive: true });
    for (const locale of LOCALES) {
      copyFileSync(path.join(pdfFolder, pdfName(locale)), path.join(folder, 'cv', pdfName(locale)));
    }
  }
}

const texts = Object.fromEntries(LOCALES.map((locale) => [locale, readResume(locale)])) as Record<Locale, string>;
const manifest = existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as CvManifest) : undefined;
if (options.force || stalePdfs(manifest, texts).length > 0) await makePdfs(texts);
else console.log('✓ The PDF files show the résumés of src/data; --force makes them again.');
copyIntoBuild();
process.exit(0);
