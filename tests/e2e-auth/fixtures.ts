import { readFileSync } from 'node:fs';
import { test as base, expect, type BrowserContext, type LaunchOptions, type Page } from '@playwright/test';
import type { Emulator } from '../auth-emulator/emulator.mjs';
import { at, message, type Locale } from './site';

/** Answers for Google's servers: serves the stand-in for their loader and blocks every other request. */
export class Google {
  /** How long the next response for the loader is delayed. */
  loaderDelayMs = 0;
  /** Requests to other hosts, other than the loader. */
  readonly strangers: string[] = [];

  async attach(context: BrowserContext): Promise<void> {
    const { googleLoaderFile } = await import('../auth-emulator/emulator.mjs');
    const loader = readFileSync(googleLoaderFile, 'utf8');
    await context.route(
      ({ hostname }) => hostname !== '127.0.0.1',
      async (route) => {
        const url = new URL(route.request().url());
        if (url.origin + url.pathname !== 'https://apis.google.com/js/api.js') {
          this.strangers.push(url.href);
          return route.abort();
        }
        const delay = this.loaderDelayMs;
        this.loaderDelayMs = 0;
        await new Promise((resolve) => setTimeout(resolve, delay));
        return route.fulfill({ contentType: 'text/javascript', body: loader });
      },
    );
  }
}

interface Fixtures {
  google: Google;
  /** Console errors, warnings and exceptions of the pages of this test, as text. */
  complaints: string[];
}

/** The URL at which a worker's own emulator listens; the build knows only that of the first worker. */
function ownEmulator(builtFor: string, parallelIndex: number): URL {
  const url = new URL(builtFor);
  url.port = String(Number(url.port) + parallelIndex);
  return url;
}

export const test = base.extend<Fixtures, { emulator: Emulator; launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use, { parallelIndex }) => {
      const { emulatorUrl } = await import('../auth-emulator/settings.mjs');
      const rule = `MAP ${new URL(emulatorUrl).host} ${ownEmulator(emulatorUrl, parallelIndex).host}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`] });
    },
    { scope: 'worker' },
  ],
  emulator: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use, { parallelIndex }) => {
      const { startEmulator } = await import('../auth-emulator/emulator.mjs');
      const { emulatorUrl, projectId } = await import('../auth-emulator/settings.mjs');
      const emulator = await startEmulator({ url: ownEmulator(emulatorUrl, parallelIndex).href, projectId });
      await use(emulator);
      await emulator.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  google: [
    async ({ context, emulator }, use) => {
      await emulator.clear();
      const google = new Google();
      await google.attach(context);
      await use(google);
      // The emulator's own window requests fonts and styles; there must be no other request to another host.
      const unexpected = google.strangers.filter(
        (url) => !/^https:\/\/(?:unpkg\.com|fonts\.googleapis\.com)\//.test(url),
      );
      expect(unexpected, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
  complaints: async ({ context }, use) => {
    const complaints: string[] = [];
    const listen = (page: Page) => {
      page.on('console', (entry) => {
        const fromEmulatorWindow = /\/emulator\/auth\/|unpkg|fonts\.googleapis/.test(entry.location().url);
        if (['error', 'warning'].includes(entry.type()) && !fromEmulatorWindow) complaints.push(entry.text());
      });
      page.on('pageerror', (error) => {
        if (!page.url().includes('/emulator/auth/')) complaints.push(`exception: ${error.message}`);
      });
    };
    context.pages().forEach(listen);
    context.on('page', listen);
    await use(complaints);
  },
});

export interface Person {
  name: string;
  email: string;
}

export const ADA: Person = { name: 'Ada Lovelace', email: 'ada@example.test' };

/** Opens a path and waits until the page is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html').dispatchEvent('wheel');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

export const signInButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: message(locale, 'auth.SignedOut.button') });

export const signOutButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: message(locale, 'auth.SignOutButton.label') });

export const welcome = (page: Page, locale: Locale, name: string) =>
  page.getByRole('heading', { level: 1, name: message(locale, 'auth.SignedIn.title', { name }) });

/** The navbar's link to the account, which names the reader. */
export const markOf = (page: Page, locale: Locale, name: string) =>
  page.getByRole('link', { name: message(locale, 'auth.SessionMark.signedIn', { name }) });

/** Clicks the sign-in button and returns the window that opens. */
export async function openPopup(page: Page, locale: Locale): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await signInButton(page, locale).click();
  const popup = await opening;
  await popup.waitForURL(/\/emulator\/auth\/handler\?/);
  return popup;
}

/** Adds a new account in the emulator's window. */
export async function addAccount(popup: Page, { name, email }: Person): Promise<void> {
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

/** Signs a new account in on the sign-in screen that the page shows. */
export async function signInAs(page: Page, locale: Locale, person: Person): Promise<void> {
  await addAccount(await openPopup(page, locale), person);
}

/** Opens the sign-in screen and signs a new account in. */
export async function startSignedIn(page: Page, locale: Locale, person = ADA): Promise<void> {
  await open(page, at(locale, '/sign-in'));
  await signInAs(page, locale, person);
  await expect(welcome(page, locale, person.name || person.email)).toBeVisible();
}

export { expect };
