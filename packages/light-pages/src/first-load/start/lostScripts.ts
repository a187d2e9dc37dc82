import { mendFile } from './mendFile';
import type { PageLinks } from './pageLinks';
import { isRepeated } from './reloads';

/** Within which time a page is not reloaded a second time, and not even for a mended file, in milliseconds. */
const LAST_RELOAD = 60_000;
const SAME_RELOAD = 5_000;

const reloadAgain = () => isRepeated(SAME_RELOAD) || location.reload();

/** Scripts of the page that are missing or are not what they should be, after a new deployment or in a bad minute. */
export class LostScripts {
  /** Whether any is lost, so that links work as plain links. */
  hasAny = false;

  constructor(
    private readonly scripts: readonly string[],
    private readonly links: PageLinks,
  ) {}

  /**
   * Called where a script is lost. The page is reloaded once; if that does not help, it says so, and is reloaded again
   * only if the host has mended a file meanwhile.
   */
  async add(file: string): Promise<void> {
    const { dataset } = document.documentElement;
    // After hydration, the code that requested a script handles its failure; Docusaurus then reloads the page itself,
    // which counts as that one reload.
    if (dataset.hasHydrated === 'true') {
      isRepeated(LAST_RELOAD);
      return;
    }
    console.warn(`${file} could not be loaded.`);
    if (this.hasAny) return;
    this.hasAny = true;
    if (this.links.held) {
      location.assign(this.links.held.href);
      return;
    }
    const isFirst = !isRepeated(LAST_RELOAD);
    // Shows the notice of `unloadedNotice.ts`.
    if (!isFirst) dataset.lost = '';
    const isMended = await Promise.all([...this.scripts, file].map(mendFile));
    // If the reader has clicked a link meanwhile, that leads away from the page.
    if (this.links.clicked) return;
    if (isFirst) location.reload();
    // A reader who reloads within moments of the page's own reload must not have to do so once more.
    else if (isMended.includes(true) && reloadAgain()) setTimeout(reloadAgain, SAME_RELOAD);
  }

  /**
   * Notices errors of the first scripts: of their requests, or a syntax error where a response is not a script, such as
   * a network's sign-in page. Other scripts are requested by these, which report by a rejection what they could not mend
   * (`mendChunks.ts`).
   */
  watch(): void {
    const onError = ({ target, error, filename }: ErrorEvent) => {
      const isFile = target instanceof HTMLScriptElement;
      if (!isFile && !(error instanceof SyntaxError)) return;
      const file = isFile ? target.src : filename;
      if (this.scripts.some((src) => file.endsWith(src))) void this.add(file);
    };
    addEventListener('error', onError, true);
    addEventListener('unhandledrejection', ({ reason }) => {
      const { request } = (reason ?? {}) as { request?: string };
      if (request) void this.add(request);
    });
  }
}
