// Inline script of every page: fetches and reads the site's scripts when the browser is idle, has them bring the page
// to life at the first sign of a reader, or a while later without one, and hands over what was pressed or typed before.
// Its text is the same on all pages, so that one hash in the content policy allows it; what differs stands in its
// attributes.
import type { TypedField } from '../islands/replayField';
import type { Held } from './held';

// Written in by the build: the keys that open the search, what the site adds to its keys of the storage, and the
// announcement that it shows.
declare const SEARCH_KEY: string;
declare const SEARCH_KEY_WITH_CONTROL: string;
declare const STORAGE_NAMESPACE: string;
declare const ANNOUNCEMENT: string;

interface Connection {
  readonly saveData: boolean;
  readonly effectiveType: string;
}

(() => {
  const { scripts: named = '', later, styles = '', isReading } = (document.currentScript as HTMLScriptElement).dataset;
  const scripts = named.split(' ');
  const sheetUrls = styles.split(' ');
  const root = document.documentElement;
  const INTENTS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'];
  // The links are those that open something on the page once it runs, and lead there while it does not.
  const CONTROLS = 'button,[role=button],[role=tab],[role=option],[role=switch],a[data-opens]';
  /** What the browser does by itself, or this script: no press of these waits for the page's scripts. */
  const OPENERS = '[popovertarget],summary';
  const COLOUR_MODE = '.navbar [class*=toggleButton]';
  const ANNOUNCEMENT_CLOSE = '.theme-announcement-bar .close';
  const AT_ONCE = `${OPENERS},${COLOUR_MODE},${ANNOUNCEMENT_CLOSE}`;
  /** For a browser to show what such a press does before the page comes to life, in milliseconds. */
  const SHOWN = 300;
  const REPEATED = 'first-load.retried';
  /** Set by `replayHeld.ts`. */
  const VISITED = 'first-load.visited';
  /** How long a page that can be read without its scripts waits for a sign of its reader, in milliseconds. */
  const PATIENCE = 3000;
  /** When all of a document is laid out at the latest, in milliseconds after it was read. */
  const UNFOLDED = 5000;
  /** Elements that are laid out in one go, unless a block has more. */
  const STEP = 60;
  const presses: (() => void)[] = [];
  const fields = new Map<TypedField, { types: string[]; value: string }>();
  let isStarted = false;
  let isReleased = false;

  let isKnown = false;
  try {
    isKnown = localStorage.getItem(VISITED) !== null;
  } catch {
    // Nothing is stored.
  }

  // A phone that has no fonts yet paints its first page without them (`rewritePage.ts`), for they would share a slow line
  // with the text. Nor is a page drawn with what is missing in its first frame: Chromium would draw it anew, in spite of
  // `optional`, when a further stylesheet takes effect, and moving what is read already is worse than other letters.
  const isFetched = (url: string) => performance.getEntriesByName(url).length > 0;
  const fonts = document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('[data-font]');
  if (isKnown) for (const part of fonts) part.media = 'all';
  requestAnimationFrame(() => {
    let hasFonts = true;
    for (const part of fonts) {
      if ('href' in part) hasFonts &&= isFetched(part.href);
      else if (!hasFonts) part.media = 'not all';
    }
  });

  const isEditable = (element: HTMLElement) =>
    element.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName);

  // React answers a press while it hydrates; with the one that is handed over later, a switch would be switched back.
  const hold = (event: Event) => {
    start();
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** Docusaurus keeps it likewise; should it run already, it hears of it as of a change in another tab. */
  const store = (name: string, newValue: string) => {
    const key = name + STORAGE_NAMESPACE;
    try {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    } catch {
      // Nothing is stored.
    }
  };

  /** Does what a control is there for. */
  const actAtOnce = (control: HTMLElement) => {
    if (control.matches(COLOUR_MODE)) {
      const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
      root.dataset.theme = root.dataset.themeChoice = mode;
      store('theme', mode);
    } else {
      root.dataset.announcementBarInitiallyDismissed = 'true';
      store('docusaurus.announcement.id', ANNOUNCEMENT);
      store('docusaurus.announcement.dismiss', 'true');
    }
  };

  let heldLink: string | undefined;
  let pressedLink: HTMLAnchorElement | null = null;
  let hasFailed = false;
  const onClick = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    // Without scripts a link is all that there is. What is done again is not held again, only what is pressed meanwhile.
    if (ctrlKey || metaKey || shiftKey || altKey || event.defaultPrevented || hasFailed) return;
    if (isReleased && !event.isTrusted) return;
    // Links to a section stay on the page, and those to other sites open beside it.
    pressedLink = (target as Element).closest('a[href^="/"]');
    // The other language has the same part of the page.
    if (pressedLink?.lang) pressedLink.hash = location.hash;
    const control = (target as Element).closest<HTMLElement>(CONTROLS);
    if (!control || control.matches(OPENERS)) return;
    if (control.matches(AT_ONCE)) {
      // The page answers from now on.
      if (isReleased) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      actAtOnce(control);
      return;
    }
    if (control === pressedLink) heldLink = pressedLink.href;
    hold(event);
    presses.push(() => control.click());
  };

  // "/", Ctrl+K and the search's link open the search; what is typed after them is for its field.
  let shortcut: Held['shortcut'];
  let typedAhead = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const hasControl = ctrlKey || metaKey;
    if (altKey || (!hasControl && isEditable(target as HTMLElement))) return;
    const isForSearch = (shortcut ?? heldLink) && !hasControl;
    if (isForSearch && key.length === 1) typedAhead += key;
    else if (isForSearch && key === 'Enter') typedAhead += '\n';
    else if (isForSearch && key === 'Backspace') typedAhead = typedAhead.slice(0, -1);
    else if (isForSearch && key === 'Escape') {
      if (heldLink) presses.pop();
      heldLink = shortcut = undefined;
      typedAhead = '';
    } else if (hasControl ? !shiftKey && key.toLowerCase() === SEARCH_KEY_WITH_CONTROL : key === SEARCH_KEY) {
      shortcut = { key, ctrlKey, metaKey };
    } else return;
    hold(event);
  };

  // A field that is left says `change` after all its `input`: who listens to typing must hear of that.
  const onInput = ({ type, target }: Event) => {
    const field = target as TypedField;
    fields.set(field, { types: [...(fields.get(field)?.types ?? []), type], value: field.value });
  };

  const LISTENERS: readonly (readonly [string, (event: never) => void])[] = [
    ['keydown', onKeyDown],
    ['input', onInput],
    ['change', onInput],
  ];

  window.releaseHeld = (): Held => {
    for (const [type, listener] of LISTENERS) removeEventListener(type, listener as EventListener, true);
    unfold();
    isReleased = true;
    delete root.dataset.lost;
    return { fields, presses, letPress: () => removeEventListener('click', onClick, true), shortcut, typedAhead };
  };

  /** Whether the page has just been asked for once more; if not, it is about to be. Who keeps nothing cannot count. */
  const isRepeated = () => {
    try {
      const last = Number(sessionStorage.getItem(REPEATED));
      if (!navigator.onLine || Date.now() - last < 60_000) return true;
      sessionStorage.setItem(REPEATED, String(Date.now()));
      return false;
    } catch {
      return true;
    }
  };

  // A script that is gone, after a new edition of the site for instance: the page is asked for once more. What
  // fails later is the business of whoever asked; Docusaurus reloads a page that it cannot reach, and then that
  // was the one time.
  const onError = ({ target, error, filename }: ErrorEvent) => {
    // A lab's, before the page has asked for it (`island/islandLoads.ts`), is none of the page's. What came in place
    // of a script, a network's sign-in page for instance, cannot be read as one.
    const isFile = target instanceof HTMLScriptElement;
    if (isFile ? 'ahead' in target.dataset : !(error instanceof SyntaxError)) return;
    if (root.dataset.hasHydrated === 'true') {
      isRepeated();
      return;
    }
    const src = isFile ? target.src : filename;
    console.warn(`${src} could not be loaded.`);
    hasFailed = true;
    if (heldLink) location.assign(heldLink);
    // The page says so (`unloadedNotice.ts`).
    else if (isRepeated()) root.dataset.lost = '';
    // Hosts may have it kept for a year that there is no such file. The page that a link leads to comes first.
    else {
      void fetch(src, { cache: 'reload' }).finally(() => {
        if (!pressedLink) location.reload();
      });
    }
  };

  const append = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Partial<HTMLElementTagNameMap[Tag]>) =>
    document.head.append(Object.assign(document.createElement(tag), attributes));
  const fetchAs = (as: string, rel: string, href: string) => append('link', { rel, as, href });

  let sheets: Promise<void> | undefined;
  // The whole stylesheets come before the scripts: hydration may draw what the page's own rules do not know. They
  // take effect together, as each by itself would have all of the page styled anew.
  const linkSheets = () =>
    (sheets ??= Promise.all(
      sheetUrls.map(
        (href) =>
          new Promise<unknown>((settle) => {
            append('link', { rel: 'stylesheet', media: 'not all', href, onload: settle, onerror: settle });
          }),
      ),
    ).then(() => {
      for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) sheet.media = 'all';
      // All is styled anew now, and laid out in a task of its own: with the next frame.
      void getComputedStyle(root).color;
    }));

  let isRun = false;
  /** Has the scripts run: they bring the page to life, unless it waits for {@link start}. */
  const run = async () => {
    if (isRun) return;
    isRun = true;
    if (!sheets) for (const href of sheetUrls) fetchAs('style', 'preload', href);
    for (const href of [...scripts, ...(later?.split(' ') ?? [])]) {
      // Each request holds a cheap phone up for some ten milliseconds.
      if (!isStarted) await idle();
      fetchAs('script', 'preload', href);
    }
    await linkSheets();
    for (const src of scripts) append('script', { src, async: false });
  };

  const intents = new AbortController();
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    intents.abort();
    delete root.dataset.hydration;
    document.dispatchEvent(new Event('first-load:wanted'));
    void run();
  };

  const onIntent = ({ type, target, movementX, movementY }: MouseEvent) => {
    // Chrome reports a move of a pointer that rests when a page appears under it.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
    // A page that comes to life is busy: what a press shows without it is shown first.
    if (target instanceof Element && target.closest(AT_ONCE)) setTimeout(start, SHOWN);
    else start();
  };

  const whenIdle = (task: () => void) => {
    // On a machine that is never idle it would never come.
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1000 });
    else setTimeout(task, 50);
  };
  const nextFrame = () => new Promise(requestAnimationFrame);
  const idle = () => new Promise<void>(whenIdle);
  const firstPaint = () =>
    new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));

  // What is below the first screens of a document (`fold.css`) is laid out in small parts, so that a long
  // lesson never holds the phone up. A page that is opened in its middle, by a link to a place or to some words of it,
  // needs all of it from the start to be opened there; only Chromium says that there are such words, by the entry's
  // name, and only Chromium knows its connection.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isLong = /(?:doc|post)-page/.test(root.className);
  const { connection } = navigator as { connection?: Connection };
  if (isLong && connection && navigation?.type === 'navigate' && !navigation.name.includes('#')) {
    root.dataset.layout = 'lazy';
  }
  const foldOf = () => document.querySelector('.markdown>[data-fold]');
  // Without the root's attribute all would be shown, too, but all elements would be styled anew.
  const unfold = () => {
    // The next document is not this script's business.
    if (isReleased) return;
    const fold = foldOf();
    if (fold) fold.removeAttribute('data-fold');
    else if (document.readyState === 'loading') delete root.dataset.layout;
  };
  const moveFold = async (isForScreen: boolean) => {
    for (;;) {
      await nextFrame();
      if (!isForScreen) await idle();
      const fold = foldOf();
      if (!fold || !root.dataset.layout) return;
      if (isForScreen && (fold.previousElementSibling?.getBoundingClientRect().bottom ?? 0) > innerHeight) return;
      fold.removeAttribute('data-fold');
      let next: Element | null = fold;
      for (let left = STEP; next && left > 0; next = next.nextElementSibling) {
        left -= next.getElementsByTagName('*').length + 1;
      }
      next?.setAttribute('data-fold', '');
    }
  };

  /** Whether the page has something to show that only its scripts know. */
  const isLive = () => {
    if (isReading === undefined || location.search || isKnown) return true;
    return [...document.querySelectorAll('[data-live]')].some((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return bottom >= 0 && top < innerHeight;
    });
  };

  const onLoad = async () => {
    addEventListener('scroll', start, { capture: true, passive: true, once: true });
    // Two frames after everything has arrived the largest thing has been painted; a busy screen shows it later.
    await nextFrame();
    await nextFrame();
    await firstPaint();
    await idle();
    const isThrifty =
      isReading !== undefined && connection && (connection.saveData || /2g/.test(connection.effectiveType));
    if (!isThrifty) {
      for (const href of scripts) fetchAs('script', 'prefetch', href);
      for (const part of fonts) if ('href' in part && !isFetched(part.href)) fetchAs('font', 'prefetch', part.href);
      // While little is laid out, little is styled anew.
      await linkSheets();
    }
    await moveFold(false);
    if (isThrifty) return;
    if (isLive()) start();
    if (isStarted) return;
    root.dataset.hydration = 'waiting';
    void run();
    setTimeout(() => whenIdle(start), PATIENCE);
  };

  // Docusaurus switches the colour mode's button off until its scripts run; here a press is kept until then.
  addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('.navbar button[disabled]')) {
      button.disabled = false;
    }
    void moveFold(true);
    // Whatever else hangs.
    setTimeout(unfold, UNFOLDED);
  });
  for (const type of ['scroll', 'keydown', 'click']) addEventListener(type, unfold, { capture: true, once: true });
  addEventListener('error', onError, true);
  for (const type of INTENTS) {
    addEventListener(type, onIntent as EventListener, { capture: true, passive: true, signal: intents.signal });
  }
  addEventListener('click', onClick, true);
  for (const [type, listener] of LISTENERS) addEventListener(type, listener as EventListener, true);
  addEventListener('load', () => void onLoad());
})();
