import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fail, run } from './install.mjs';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** How Lighthouse starts it. */
export const LIGHTHOUSE_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

/** Path of the distribution's Chromium, or undefined where Playwright's own is to be used. */
export function systemChromium() {
  return process.env.CHROMIUM_PATH || SYSTEM_BROWSERS.find((path) => existsSync(path));
}

/** Makes a Chromium available: Debian's by apt for root, else the one that Playwright brings. */
export function installChromium() {
  if (systemChromium()) return;
  const debian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (debian) {
    console.log('→ Installing Chromium from the distribution (once)…');
    const quiet = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    if (
      run('apt-get', ['update', '-qq'], quiet) === 0 &&
      run('apt-get', ['install', '-y', '-qq', 'chromium'], quiet) === 0
    )
      return;
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
