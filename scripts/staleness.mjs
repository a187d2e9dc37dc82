import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { repositoryRoot } from './install.mjs';
import { projectFiles } from './projectFiles.mjs';

/** The files and folders that a build reads. */
export const INPUTS = [
  'docs',
  'blog',
  'questions',
  'i18n',
  'src',
  'static',
  'docusaurus.config.ts',
  'firebase.json',
  'sidebars.ts',
  'package.json',
  'package-lock.json',
  '.env.example',
  'LICENSE',
  'patches',
  'packages',
  'courses',
  'recordings',
  'tests/e2e-services/pages',
];
const SETTINGS =
  /^(?:SITE_URL|BASE_URL|OFFLINE|HYDRATION|REPOSITORY_URL|ALGOLIA_|FIREBASE_|GTAG_|GTM_|GISCUS_|TEST_PAGES)/;

/** A digest of the inputs of a build: the content of tracked and new files, and the settings in its environment. */
export function buildFingerprint(environment = process.env) {
  const hash = createHash('sha256');
  const files = [...projectFiles(...INPUTS), '.env'].filter((file) => existsSync(path.join(repositoryRoot, file)));
  for (const file of files.sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(repositoryRoot, file)))
      .update('\0');
  }
  for (const [name, value] of Object.entries(environment).sort(([a], [b]) => a.localeCompare(b))) {
    if (SETTINGS.test(name)) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex');
}
