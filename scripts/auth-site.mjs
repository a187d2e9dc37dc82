import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { authBuildEnvironment } from '../tests/auth-emulator/settings.mjs';
import { buildSite } from './build.mjs';
import { fail, repositoryRoot } from './install.mjs';

const packageFolder = path.join(repositoryRoot, 'tests/auth-emulator');
const stampFile = path.join(packageFolder, 'node_modules', '.installed-from');

/** Folder of the build that signs in with the emulator. */
export const authBuildFolder = path.join(repositoryRoot, '.cache/auth/build');

/** Installs the emulator's own packages if its lock file has changed since the last installation; silent otherwise. */
export async function installEmulator() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(packageFolder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  console.log('→ Installing the Firebase Auth emulator (once; about 220 MB)…');
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: packageFolder,
    stdio: 'inherit',
  });
  const [status] = await once(npm, 'close');
  if (status !== 0) {
    fail('npm ci failed in tests/auth-emulator. Check the connection to the npm registry, then run the command again.');
  }
  writeFileSync(stampFile, lock);
}

/** Builds the site for the emulator, separately from the ordinary build; see `buildSite`. */
export async function buildAuthSite(options) {
  return buildSite({
    ...options,
    outDir: path.relative(repositoryRoot, authBuildFolder),
    environment: { ...authBuildEnvironment, DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/auth/generated' },
  });
}
