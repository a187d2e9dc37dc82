import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import { isAbsent } from '../src/config/services';
import { exampleSettings, loadSettings } from '../src/config/settingsFile.mjs';
import { siteAddresses } from '../src/config/siteAddresses';
import { fail, repositoryRoot } from './install.mjs';
import { readBuiltIndexes } from './search/readBuiltIndexes';
import { type AlgoliaRecord, toAlgoliaRecords } from './search/records';
import { indexSettings, synonyms } from './search/settings';
import { uploadRecords } from './search/uploadRecords';
import { validateRecords } from './search/validateRecords';

const USAGE = `Fills the Algolia index from the built site: records of every section, settings, synonyms.

  npm run search:upload                      upload; needs ALGOLIA_APP_ID, ALGOLIA_ADMIN_API_KEY,
                                             ALGOLIA_INDEX_NAME and SITE_URL (in .env or the environment)
  npm run search:upload -- --dry-run         write and check the same without a key
    --build <folder>                         built site (default: build)
    --out <folder>                           where a dry run writes (default: test-results/algolia)`;

const LANGUAGE_FOLDERS = { vi: '', en: 'en' };
const VARIABLES = ['SITE_URL', 'ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

const { values: options } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    build: { type: 'string', default: 'build' },
    out: { type: 'string', default: 'test-results/algolia' },
    help: { type: 'boolean', default: false },
  },
});

const settings = loadSettings();

function writeDryRun(records: readonly AlgoliaRecord[]): void {
  const folder = path.resolve(repositoryRoot, options.out);
  mkdirSync(folder, { recursive: true });
  for (const [name, value] of Object.entries({ records, settings: indexSettings, synonyms })) {
    writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(value, null, 2)}\n`);
  }
  console.log(
    `✓ Nothing was sent. Written: ${path.join(path.relative(repositoryRoot, folder), '{records,settings,synonyms}.json')}`,
  );
}

async function upload(records: AlgoliaRecord[]): Promise<void> {
  const missing = VARIABLES.filter((name) => isAbsent(name, settings, exampleSettings()));
  if (missing.length > 0) {
    fail(`${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set. See .env.example, or use --dry-run.`);
  }
  const value = (name: (typeof VARIABLES)[number]) => settings[name]?.trim() ?? '';
  const client = algoliasearch(value('ALGOLIA_APP_ID'), value('ALGOLIA_ADMIN_API_KEY'));
  const indexName = value('ALGOLIA_INDEX_NAME');
  await uploadRecords(client, indexName, records);
  console.log(`✓ ${records.length} records are in the index ${indexName}.`);
}

async function main(): Promise<void> {
  const { siteUrl } = siteAddresses(settings);
  const indexes = readBuiltIndexes(path.resolve(repositoryRoot, options.build), LANGUAGE_FOLDERS);
  const records = indexes.flatMap(({ text }) => toAlgoliaRecords(text, siteUrl));
  const problems = validateRecords(records);
  if (problems.length > 0) fail(`${problems.length} records have errors:\n  ${problems.join('\n  ')}`);
  for (const { language, text } of indexes) {
    const count = records.filter((record) => record.language === language).length;
    console.log(
      `${language}: ${text.pages.length} pages, ${text.sections.length} sections, ${count} records, all valid`,
    );
  }
  if (options['dry-run']) writeDryRun(records);
  else await upload(records);
}

if (options.help) console.log(USAGE);
else await main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
