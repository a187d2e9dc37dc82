// `npm run smoke:browsers`: what a reader does on the built site, in Firefox and WebKitGTK. Chromium is what the
// end-to-end tests use.
import process from 'node:process';
import { serveSite } from '../../scripts/serve.mjs';
import { LOCALES } from '../e2e/site';
import { BROWSERS } from './browsers';
import { journey } from './journey';
import { Page } from './page';

const HOW = 'Install them with: apt-get install firefox-esr webkit2gtk-driver xvfb';

/** Runs the journey in both languages, and returns how many steps failed. */
async function tryBrowser(name: keyof typeof BROWSERS, site: string): Promise<number> {
  let failures = 0;
  const browser = await BROWSERS[name]().catch((error: unknown) => {
    throw new Error(`${name} did not start: ${String(error)}\n${HOW}`);
  });
  try {
    const page = new Page(browser);
    for (const locale of LOCALES) {
      for (const [step, take] of journey(page, site, locale)) {
        const began = Date.now();
        const failure = await take().then(() => undefined, String);
        if (failure !== undefined) failures += 1;
        console.log(`${failure === undefined ? '✓' : '✗'} ${name}, ${locale}: ${step} (${Date.now() - began} ms)`);
        if (failure !== undefined) console.log(`  ${failure}`);
      }
    }
  } finally {
    await browser.close();
  }
  const { complaints } = browser;
  if (!complaints) console.log(`– ${name}: its console cannot be read`);
  else console.log(`${complaints.length === 0 ? '✓' : '✗'} ${name}: ${complaints.length} complaints in the console`);
  for (const complaint of new Set(complaints)) console.log(`  ${complaint}`);
  return failures + (complaints?.length ?? 0);
}

async function main(): Promise<number> {
  const { server, url } = await serveSite({ port: Number(process.env.PORT ?? 4300) });
  const only = process.argv.slice(2);
  let failures = 0;
  for (const name of Object.keys(BROWSERS) as (keyof typeof BROWSERS)[]) {
    if (only.length === 0 || only.includes(name)) failures += await tryBrowser(name, url);
  }
  server.close();
  return failures;
}

void main().then(
  (failures) => {
    console.log(failures === 0 ? 'Everything worked.' : `${failures} failures.`);
    process.exit(failures === 0 ? 0 : 1);
  },
  (error: unknown) => {
    console.error(String(error));
    process.exit(1);
  },
);
