import { existsSync } from 'node:fs';
import process from 'node:process';

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
const SYSTEM_HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Flags with which Lighthouse starts Chromium. */
export const LIGHTHOUSE_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
];

/** Path of the distribution's Chromium, or undefined to use Playwright's own. */
export function systemChromium() {
  return process.env.CHROMIUM_PATH || SYSTEM_BROWSERS.find((path) => existsSync(path));
}

/**
 * Path of the distribution's headless shell: the same Chromium without windows, which opens a page in a third of the
 * time. Undefined if it is not installed, or if `CHROMIUM_PATH` names a browser.
 */
export function systemHeadlessShell() {
  return !process.env.CHROMIUM_PATH && existsSync(SYSTEM_HEADLESS_SHELL) ? SYSTEM_HEADLESS_SHELL : undefined;
}
