import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import { test as base, type Page } from '@playwright/test';
import { expect } from '../fixtures';
import { buildFolder, message, type Locale } from '../site';

/** Ports apart from those of the suite's own server; each worker of the suite has its own range. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 4173) + 1000;
const PORTS_EACH = 25;

/** An answer that is not the requested file. */
export interface Spoilt {
  readonly status?: number;
  readonly type?: string;
  readonly body: string;
}

function sendSpoilt(response: ServerResponse, { status = 200, type = 'text/javascript', body }: Spoilt): void {
  response
    .writeHead(status, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' })
    .end(body);
}

/**
 * A host that can be taken down and that can be given another build. Playwright's `setOffline` does not affect service
 * workers, a missing host does.
 */
export class Host {
  private server: Server | undefined;
  private port: number;
  private folder = buildFolder;
  /** The requested paths, in order. */
  readonly asked: string[] = [];
  /** Decides whether the connection of a request is closed. */
  breaks: (pathname: string) => boolean = () => false;
  /** Decides whether a file is missing. */
  lacks: (pathname: string, headers: IncomingHttpHeaders) => boolean = () => false;
  /** Decides whether a captive portal answers in place of the site, with a page to sign in. */
  intercepts: (pathname: string) => boolean = () => false;
  /** What is sent in place of a file, for browsers to keep for a year; undefined for the file itself. */
  spoils: (pathname: string) => Spoilt | undefined = () => undefined;
  /** Decides whether a request gets no answer until the network is cut. */
  holds: (pathname: string) => boolean = () => false;

  constructor(parallelIndex: number) {
    this.port = FIRST_PORT + parallelIndex * PORTS_EACH;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    // The scripts are ES modules, the tests are not.
    const { serveSite } = await import('../../../scripts/serve.mjs');
    const { server, url } = await serveSite({ directory: this.folder, port: this.port });
    this.port = Number(new URL(url).port);
    this.server = server;
    const [answer] = server.listeners('request');
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      const { pathname } = new URL(request.url ?? '/', this.url);
      this.asked.push(pathname);
      if (this.lacks(pathname, request.headers)) request.url = pathname.replace(/[^/]*$/, 'missing.js');
      const spoilt = this.spoils(pathname);
      if (spoilt) sendSpoilt(response, spoilt);
      else if (this.breaks(pathname)) request.socket.destroy();
      else if (this.intercepts(pathname)) response.writeHead(200, { 'Content-Type': 'text/html' }).end(SIGN_IN);
      else if (!this.holds(pathname)) answer?.call(server, request, response);
    });
  }

  /** Cuts the network. */
  async cut(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  }

  /** Deploys another build. */
  async deploy(folder: string): Promise<void> {
    await this.cut();
    this.folder = folder;
    await this.start();
  }
}

/** The page of a captive portal. */
const SIGN_IN = '<!doctype html><html lang="en"><title>Network</title><h1>Sign in to the network</h1></html>';

export const test = base.extend<{ host: Host }>({
  serviceWorkers: 'allow',
  host: async ({ browserName: _browserName }, use, { parallelIndex }) => {
    const host = new Host(parallelIndex);
    await host.start();
    await use(host);
    await host.cut();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

/** The card of a course, and its controls. */
export function cardOf(page: Page, locale: Locale) {
  const root = page.getByRole('region', {
    name: new RegExp(message(locale, 'offline.PackCard.title').split('{')[0] ?? ''),
  });
  const button = (id: string) => root.getByRole('button', { name: message(locale, id), exact: true });
  return {
    root,
    save: button('offline.PackCard.save'),
    resume: button('offline.PackCard.resume'),
    update: button('offline.PackCard.update'),
    stop: button('offline.PackCard.stop'),
    remove: root.getByRole('button', {
      name: new RegExp(`^${message(locale, 'offline.PackCard.removeName').split(' {')[0] ?? ''}`),
    }),
    status: root.getByRole('status'),
    meter: root.getByRole('progressbar'),
  };
}

/** A text of the site up to its first placeholder. */
export function beginning(locale: Locale, id: string): string {
  return message(locale, id).split(/[({]/)[0]?.trim() ?? '';
}

/** Opens the overview of a course and saves it. */
export async function saveCourse(page: Page, locale: Locale, overview: string): Promise<void> {
  await page.goto(overview);
  const card = cardOf(page, locale);
  await card.save.focus();
  await page.keyboard.press('Enter');
  await expectSaved(page, locale);
  await expect(card.root).toBeFocused();
}

export async function expectSaved(page: Page, locale: Locale): Promise<void> {
  await expect(cardOf(page, locale).root).toContainText(beginning(locale, 'offline.PackCard.saved'), {
    timeout: 60_000,
  });
}

/** Waits until the page's requests go through the service worker. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Names of the caches of the offline mode, and how many files each has. */
export async function readCaches(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('offline-'));
    const sizes = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return Object.fromEntries(names.map((name, index) => [name, sizes[index] ?? 0]));
  });
}
