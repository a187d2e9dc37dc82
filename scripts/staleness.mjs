import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { repositoryRoot } from './install.mjs';

const INPUTS = [
  'docs',
  'blog',
  'i18n',
  'src',
  'static',
  'docusaurus.config.ts',
  'firebase.json',
  'sidebars.ts',
  'package-lock.json',
  'patches',
  'courses',
];
const SETTINGS =
  /^(?:SITE_URL|BASE_URL|OFFLINE|HYDRATION|REPOSITORY_URL|ALGOLIA_|FIREBASE_|GTAG_|GTM_|GISCUS_|FEEDBACK_)/;

/** A digest of everything that a build reads: tracked and new files by content, and the settings in its environment. */
export function buildFingerprint(environment = process.env) {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...INPUTS], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const hash = createHash('sha256');
  for (const file of [...new Set([...listed.stdout.split('\0'), '.env'])].filter(Boolean).sort()) {
    const absolute = path.join(repositoryRoot, file);
    if (!existsSync(absolute) || !statSync(absolute).isFile()) continue;
    hash.update(file).update('\0').update(readFileSync(absolute)).update('\0');
  }
  for (const [name, value] of Object.entries(environment).sort(([a], [b]) => a.localeCompare(b))) {
    if (SETTINGS.test(name)) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex');
}
