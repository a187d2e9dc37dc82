import { idle } from '../moments';
import type { LostScripts } from './lostScripts';
import { mendFile } from './mendFile';
import { append, fetchAs, type PageFiles } from './pageFiles';

/** Loads a stylesheet without effect; one that is lost is fetched past the cache, and then asked for once more. */
const linkSheet = (href: string) =>
  new Promise<unknown>((settle) => {
    const link = (onerror: () => void) =>
      append('link', { rel: 'stylesheet', media: 'not all', href, onload: settle, onerror });
    link(() => void mendFile(href).then(() => link(() => settle(undefined))));
  });

/** The scripts and stylesheets of the page. */
export class Loading {
  isStarted = false;
  private isRun = false;
  private sheets: Promise<void> | undefined;

  constructor(
    private readonly files: PageFiles,
    private readonly lost: LostScripts,
  ) {}

  /**
   * Loads the whole stylesheets, before the scripts: hydration may render what the page's own rules do not cover. They
   * take effect together, because each one alone would restyle the whole page.
   */
  linkSheets(): Promise<void> {
    this.sheets ??= Promise.all(this.files.sheets.map(linkSheet)).then(() => {
      for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) sheet.media = 'all';
      // Recalculates all styles now, so that layout runs in a separate task, with the next frame.
      void getComputedStyle(document.documentElement).color;
    });
    return this.sheets;
  }

  /** Loads and runs the scripts; they hydrate the page, unless it waits for {@link start}. */
  async run(): Promise<void> {
    if (this.isRun) return;
    this.isRun = true;
    const { scripts, later, sheets } = this.files;
    if (!this.sheets) for (const href of sheets) fetchAs('style', 'preload', href);
    for (const href of [...scripts, ...later]) {
      // Each request blocks a cheap phone for some ten milliseconds.
      if (!this.isStarted) await idle();
      fetchAs('script', 'preload', href);
    }
    await this.linkSheets();
    await Promise.all(
      scripts.map((src) => new Promise((settle) => append('script', { src, async: false, onload: settle }))),
    );
    if (document.documentElement.dataset.running === undefined) void this.lost.add(scripts.at(-1) ?? '');
  }

  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    delete document.documentElement.dataset.hydration;
    document.dispatchEvent(new Event('first-load:wanted'));
    void this.run();
  }

  /** Starts because the reader acts; the attribute tells the scripts (`hydrationState.ts`), which missed the event. */
  startForReader(): void {
    document.documentElement.dataset.inUse ??= '';
    this.start();
  }
}
