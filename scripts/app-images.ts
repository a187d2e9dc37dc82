import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { SCREENSHOTS } from '../src/features/offline/build/webManifest';
import { loadSettings } from '../src/config/settingsFile.mjs';
import { systemChromium } from './chromium.mjs';
import { repositoryRoot } from './install.mjs';
import { openWhole } from './openWhole';
import { serveSite } from './serve.mjs';

// Makes the icons and screenshots that the web manifests name, from `static/img/favicon.svg` and the site in `build/`.

const FOLDER = path.join(repositoryRoot, 'static/img/app');
const BACKGROUND = '#c5e8e2';
/** A launcher may crop a maskable icon to a circle of four fifths of its width. */
const MASKABLE_SHARE = 0.78;
const LESSON = 'docs/database/learn-sql-in-30-days/05-sorting-and-limiting';
const BASES = { vi: '/', en: '/en/' } as const;
const FIRST_PORT = 4300;

async function drawIcons(): Promise<void> {
  const drawing = await readFile(path.join(repositoryRoot, 'static/img/favicon.svg'));
  const draw = (size: number) =>
    sharp(drawing, { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ palette: true });
  for (const size of [192, 512]) await draw(size).toFile(path.join(FOLDER, `icon-${size}.png`));
  const inner = await draw(Math.round(512 * MASKABLE_SHARE)).toBuffer();
  await sharp({ create: { width: 512, height: 512, channels: 4, background: BACKGROUND } })
    .composite([{ input: inner }])
    .png({ palette: true })
    .toFile(path.join(FOLDER, 'icon-maskable-512.png'));
}

async function takePicture(browser: Browser, url: string, form: keyof typeof SCREENSHOTS, file: string): Promise<void> {
  const page = await browser.newPage({ viewport: SCREENSHOTS[form], reducedMotion: 'reduce' });
  await openWhole(page, url);
  await sharp(await page.screenshot())
    .webp({ quality: 60 })
    .toFile(file);
  await page.close();
}

async function takePictures(): Promise<void> {
  const { server, url } = await serveSite({ port: FIRST_PORT, base: loadSettings().BASE_URL?.trim() });
  const browser = await chromium.launch({ executablePath: systemChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    for (const [locale, base] of Object.entries(BASES)) {
      for (const form of ['wide', 'narrow'] as const) {
        const file = path.join(FOLDER, `screen-${form}.${locale}.webp`);
        await takePicture(browser, `${url}${base}${LESSON}`, form, file);
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
}

mkdirSync(FOLDER, { recursive: true });
await drawIcons();
await takePictures();
console.log(`The icons and pictures are in ${path.relative(repositoryRoot, FOLDER)}.`);
