import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { systemChromium, systemHeadlessShell } from './chromium.mjs';
import { fail, run } from './install.mjs';

/**
 * Installs Chromium and its headless shell: as root on Debian from apt, otherwise from Playwright. A distribution
 * without the shell is fine: the whole browser takes its place, but is slower.
 */
export function installChromium() {
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (systemChromium() && (systemHeadlessShell() || process.env.CHROMIUM_PATH || !debian)) return;
  if (debian) {
    console.log('→ Installing Chromium from the distribution (once)…');
    const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    const install = (...packages) => run('apt-get', ['install', '-y', '-qq', ...packages], quiet) === 0;
    run('apt-get', ['update', '-qq'], quiet);
    if (install('chromium', 'chromium-headless-shell') || systemChromium() || install('chromium')) return;
    fail(
      'Chromium could not be installed with apt-get. Install the package "chromium" by hand, or set CHROMIUM_PATH, and run npm test again.',
    );
  }
  const probe = spawnSync('npx', ['playwright', 'install', '--dry-run', 'chromium'], { encoding: 'utf8' });
  const folder = /Install location:\s+(\S+)/.exec(probe.stdout ?? '')?.[1];
  if (folder && existsSync(folder)) return;
  console.log("→ Installing Playwright's Chromium (once)…");
  if (run('npx', ['playwright', 'install', 'chromium']) !== 0) {
    fail(
      'Playwright could not install Chromium. Install any Chromium, set CHROMIUM_PATH to it, and run npm test again.',
    );
  }
}
