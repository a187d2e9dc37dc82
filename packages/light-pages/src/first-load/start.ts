// Inline script of every page: loads the site's scripts when the browser is idle, lets them hydrate the page when the
// reader first acts or after a while, and hands over what was clicked or typed before. Its text is the same on all
// pages, so that one hash in the content policy allows it; what differs is in its data attributes.
import { CONTROLS as COMMON_CONTROLS } from '../browser/controls';
import { isTyped } from '../browser/isEditable';
import type { TypedField } from '../islands/replayField';
import { connection, foldDocument, moveFold, root, unfold } from './documentFold';
import { VISITED, type Held, type HeldPress } from './held';
import { mendFile } from './mendFile';
import { idle, nextFrame, whenIdle } from './moments';
import { watchTexts } from '../browser/watchedTexts';
import { keepTyped } from './keptTyping';

// Replaced by the build: the keys that open the search, the suffix of the site's storage keys, and the id of its
// announcement.
declare const SEARCH_KEY: string;
declare const SEARCH_KEY_WITH_CONTROL: string;
declare const STORAGE_NAMESPACE: string;
declare const ANNOUNCEMENT: string;

const { dataset } = document.currentScript as HTMLScriptElement;
const { scripts: named = '', later, styles = '', opened, isReading } = dataset;
const scripts = named.split(' ');
const sheetUrls = styles.split(' ');
const INTENTS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'focusin'];
// `a[data-opens]` opens something on the page once the scripts run, and is an ordinary link until then.
const CONTROLS = `${COMMON_CONTROLS},a[data-opens]`;
/** Controls that work without the page's scripts: the browser handles these, this script the two below. */
const OPENERS = '[popovertarget],summary';
const COLOUR_MODE = '[class*=toggleButton]';
const ANNOUNCEMENT_CLOSE = '.theme-announcement-bar .close';
/** Links to other pages of the site. */
const PAGE_LINK = 'a[href^="/"]:not([data-opens],[href*="#"])';
const AT_ONCE = `${OPENERS},${COLOUR_MODE},${ANNOUNCEMENT_CLOSE}`;
/** Delay of hydration after a click on such a control, so that its effect shows first, in milliseconds. */
const SHOWN = 300;
const REPEATED = 'first-load.retried';
/** Within which time a page is not reloaded a second time, and not even for a mended file, in milliseconds. */
const LAST_RELOAD = 60_000;
const SAME_RELOAD = 5_000;
/** How long a page that can be read without scripts waits for the reader to act, in milliseconds. */
const PATIENCE = 3000;
const presses: HeldPress[] = [];
let fields = new Map<TypedField, { types: string[]; value: string }>();
let isStarted = false;
let isReleased = false;

let isKnown = false;
try {
  isKnown = localStorage.getItem(VISITED) !== null;
} catch {
  // Storage is blocked.
}

// A phone without cached fonts paints its first page without them (`rewritePage.ts`), because they would compete with
// the text for a slow connection. Nor does any page use fonts that are missing in its first frame: in spite of
// `optional`, Chromium would draw the page anew when another stylesheet takes effect, and text that moves is worse
// than a fallback font. Only Chromium has `userAgentData`; other browsers do not know in the first frame what is in
// their cache.
const keepsToOptional = isKnown && !('userAgentData' in navigator);
const isFetched = (url: string) => performance.getEntriesByName(url).length > 0;
const fonts = document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('[data-font]');
if (isKnown) for (const part of fonts) part.media = 'all';
requestAnimationFrame(() => {
  let hasFonts = true;
  for (const part of fonts) {
    if ('href' in part) hasFonts &&= keepsToOptional || isFetched(part.href);
    else if (!hasFonts) part.media = 'not all';
  }
});

// A click may replace what a field shows, so text is replayed before the clicks that followed it, and after the
// others.
const addPress = (press?: () => void) => {
  presses.push({ fields, press });
  fields = new Map();
};

/** Whether text is held. Only the router keeps it on the way to another page. */
let hasText = false;

// React handles clicks while it hydrates; together with the replayed click, a switch would be toggled twice.
const hold = (event: Event, press?: () => void) => {
  startForReader();
  event.preventDefault();
  event.stopImmediatePropagation();
  if (press) addPress(press);
};

/**
 * Stores a value under Docusaurus' own key. If Docusaurus already runs, the event reaches it like a change in another
 * tab.
 */
const store = (name: string, newValue: string) => {
  const key = name + STORAGE_NAMESPACE;
  try {
    localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  } catch {
    // Storage is blocked.
  }
};

/** Performs the action of a control that needs no scripts. */
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

const unopened = opened?.split(' ') ?? [];
/** Fetches what `a[data-opens]` opens, at its first press: the network would be idle while the page is hydrated. */
const fetchOpened = () => {
  for (const href of unopened.splice(0)) fetchAs('', 'prefetch', href);
};

let heldLink: HTMLAnchorElement | undefined;
let pressedLink: HTMLAnchorElement | null = null;
let hasFailed = false;
const onClick = (event: MouseEvent) => {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  // Replayed clicks are not held again; clicks made meanwhile are.
  if (ctrlKey || metaKey || shiftKey || altKey || event.defaultPrevented) return;
  if (isReleased && !event.isTrusted) return;
  // Only links to pages of the site: section links stay on the page, and links to other sites open in a new tab.
  pressedLink = (target as Element).closest('a[href^="/"]');
  // The page in the other language has the same anchors.
  if (pressedLink?.lang) pressedLink.hash = location.hash;
  // If the scripts have failed, links work as plain links.
  if (hasFailed) return;
  const control = (target as Element).closest<HTMLElement>(CONTROLS) ?? (hasText ? pressedLink : null);
  if (!control || control.matches(OPENERS)) return;
  if (control.matches(AT_ONCE)) {
    // From now on React handles the click.
    if (isReleased) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    actAtOnce(control);
    return;
  }
  if (control === pressedLink) heldLink = pressedLink;
  hold(event, () => control.click());
};

// "/", Ctrl+K and the search link open the search; text typed after them goes to its field.
let shortcut: Held['shortcut'];
let typedAhead = '';
const onKeyDown = (event: KeyboardEvent) => {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const hasControl = ctrlKey || metaKey;
  // In an editor these keys run what was written, like the button beside it. A menu opens by this key, not by its click.
  if (key === 'Enter' && (target as Element).matches(hasControl ? 'textarea' : '[aria-haspopup=true]')) {
    hold(event, () => target?.dispatchEvent(new KeyboardEvent('keydown', event)));
    return;
  }
  if (altKey || (!hasControl && isTyped(event))) return;
  const isForSearch = (shortcut ?? heldLink?.matches('[data-opens]')) && !hasControl;
  if (isForSearch && key.length === 1) typedAhead += key;
  else if (isForSearch && key === 'Enter') typedAhead += '\n';
  else if (isForSearch && key === 'Backspace') typedAhead = typedAhead.slice(0, -1);
  else if (isForSearch && key === 'Escape') {
    if (heldLink) presses.splice(-1, 1, { fields: presses.at(-1)?.fields ?? fields });
    heldLink = shortcut = undefined;
    typedAhead = '';
  } else if (hasControl ? !shiftKey && key.toLowerCase() === SEARCH_KEY_WITH_CONTROL : key === SEARCH_KEY) {
    shortcut = event;
    fetchOpened();
  } else return;
  hold(event);
};

// A field fires `change` after all its `input` events; handlers of either must be called.
const onInput = ({ type, target }: Event) => {
  const field = target as TypedField;
  hasText = true;
  fields.set(field, { types: [...(fields.get(field)?.types ?? []), type], value: field.value });
};

/** A colour mode chosen in another tab; a hydrated page takes it over itself. */
const onStorage = ({ key, newValue }: StorageEvent) => {
  if (key === `theme${STORAGE_NAMESPACE}` && /^(?:light|dark)$/.test(newValue ?? ''))
    root.dataset.theme = root.dataset.themeChoice = newValue ?? '';
};

const LISTENERS: readonly (readonly [string, (event: never) => void])[] = [
  ['keydown', onKeyDown],
  ['input', onInput],
  ['change', onInput],
  ['storage', onStorage],
];

window.releaseHeld = (): Held => {
  for (const [type, listener] of LISTENERS) removeEventListener(type, listener as EventListener, true);
  unfold();
  isReleased = true;
  delete root.dataset.lost;
  if (fields.size > 0) addPress();
  return { presses, letPress: () => removeEventListener('click', onClick, true), shortcut, typedAhead };
};

/**
 * Whether not to reload the page: it was reloaded a moment ago, or the browser is offline. Otherwise records the reload
 * that follows. Without storage, reloads cannot be counted, so there are none.
 */
const isRepeated = (moment: number) => {
  try {
    const last = Number(sessionStorage.getItem(REPEATED));
    if (!navigator.onLine || Date.now() - last < moment) return true;
    sessionStorage.setItem(REPEATED, String(Date.now()));
    return false;
  } catch {
    return true;
  }
};

/**
 * Called where a script of the page is missing or is not what it should be, after a new deployment or in a bad minute of
 * the host. The page is reloaded once; if that does not help, it says so, and is reloaded again only if the host has
 * mended a file meanwhile.
 */
const onLost = async (file: string) => {
  // After hydration, the code that requested a script handles its failure; Docusaurus then reloads the page itself,
  // which counts as that one reload.
  if (root.dataset.hasHydrated === 'true') {
    isRepeated(LAST_RELOAD);
    return;
  }
  console.warn(`${file} could not be loaded.`);
  if (hasFailed) return;
  hasFailed = true;
  if (heldLink) {
    location.assign(heldLink.href);
    return;
  }
  const isFirst = !isRepeated(LAST_RELOAD);
  // Shows the notice of `unloadedNotice.ts`.
  if (!isFirst) root.dataset.lost = '';
  const isMended = await Promise.all([...scripts, file].map(mendFile));
  // If the reader has clicked a link meanwhile, that leads away from the page.
  if (pressedLink) return;
  const reloadAgain = () => isRepeated(SAME_RELOAD) || location.reload();
  if (isFirst) location.reload();
  // A reader who reloads within moments of the page's own reload must not have to do so once more.
  else if (isMended.includes(true) && reloadAgain()) setTimeout(reloadAgain, SAME_RELOAD);
};

/**
 * Errors of the first scripts: of their requests, or a syntax error where a response is not a script, such as a
 * network's sign-in page. Other scripts are requested by these, which report in the third way what they could not mend
 * (`mendChunks.ts`).
 */
const onError = ({ target, error, filename }: ErrorEvent) => {
  const isFile = target instanceof HTMLScriptElement;
  if (!isFile && !(error instanceof SyntaxError)) return;
  const file = isFile ? target.src : filename;
  if (scripts.some((src) => file.endsWith(src))) void onLost(file);
};
const onRejection = ({ reason }: PromiseRejectionEvent) => {
  const { request } = (reason ?? {}) as { request?: string };
  if (request) void onLost(request);
};

const append = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Partial<HTMLElementTagNameMap[Tag]>) =>
  document.head.append(Object.assign(document.createElement(tag), attributes));
const fetchAs = (as: string, rel: string, href: string) => append('link', { rel, as, href });

let sheets: Promise<void> | undefined;
// The whole stylesheets load before the scripts: hydration may render what the page's own rules do not cover. They
// take effect together, because each one alone would restyle the whole page.
const linkSheets = () =>
  (sheets ??= Promise.all(
    sheetUrls.map(
      (href) =>
        new Promise<unknown>((settle) => {
          const link = (onerror: () => void) =>
            append('link', { rel: 'stylesheet', media: 'not all', href, onload: settle, onerror });
          link(() => void mendFile(href).then(() => link(() => settle(undefined))));
        }),
    ),
  ).then(() => {
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) sheet.media = 'all';
    // Recalculates all styles now, so that layout runs in a separate task, with the next frame.
    void getComputedStyle(root).color;
  }));

let isRun = false;
/** Loads and runs the scripts; they hydrate the page, unless it waits for {@link start}. */
const run = async () => {
  if (isRun) return;
  isRun = true;
  if (!sheets) for (const href of sheetUrls) fetchAs('style', 'preload', href);
  for (const href of [...scripts, ...(later?.split(' ') ?? [])]) {
    // Each request blocks a cheap phone for some ten milliseconds.
    if (!isStarted) await idle();
    fetchAs('script', 'preload', href);
  }
  await linkSheets();
  await Promise.all(
    scripts.map((src) => new Promise((settle) => append('script', { src, async: false, onload: settle }))),
  );
  if (root.dataset.running === undefined) void onLost(scripts.at(-1) ?? '');
};

const start = () => {
  if (isStarted) return;
  isStarted = true;
  delete root.dataset.hydration;
  document.dispatchEvent(new Event('first-load:wanted'));
  void run();
};

/** Starts because the reader acts; the attribute tells the scripts (`hydrationState.ts`), which missed the event. */
const startForReader = () => {
  root.dataset.inUse ??= '';
  start();
};

/**
 * The link that a finger has pressed before the page was hydrated. The browser follows it without the page's scripts: it
 * fetches the next page at the press, whereas the router would first need the scripts of both pages.
 */
let touchedLink: Element | null = null;
/** What a tap consists of. React would hydrate the link, and what surrounds it, as soon as one of these reaches it. */
const TAP = ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'mousedown', 'focusin', 'mouseup', 'click'];
const followLink = (event: Event) => {
  if (touchedLink?.contains(event.target as Node)) event.stopImmediatePropagation();
};

const onIntent = ({ type, target, movementX, movementY, pointerType }: PointerEvent) => {
  // Chrome reports a pointer at rest as a move without distance when a page appears under it.
  if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
  const pressed = target instanceof Element ? target : root;
  // A key press ends the wait for the click of a press that became a swipe.
  if (type.endsWith('down')) {
    const isFollowed = pointerType === 'touch' && !isReleased && !hasText;
    touchedLink = isFollowed ? pressed.closest(PAGE_LINK) : null;
  }
  if (touchedLink?.contains(pressed)) return;
  // Hydration keeps the page busy, so controls that work without it show their effect first.
  if (type === 'pointerdown' && pressed.closest('a[data-opens]')) fetchOpened();
  if (pressed.closest(AT_ONCE)) setTimeout(startForReader, SHOWN);
  else startForReader();
};

const firstPaint = () =>
  new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }));

/**
 * Whether the page should hydrate without waiting: it may show something that only its scripts know, or the reader
 * has been here before.
 */
const isLive = () => {
  if (isReading === undefined || location.search || isKnown) return true;
  return [...document.querySelectorAll('[data-live]')].some((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return bottom >= 0 && top < innerHeight;
  });
};

const onLoad = async () => {
  addEventListener('scroll', startForReader, { capture: true, passive: true, once: true });
  // Two frames after the load event, the largest element has been painted; a busy device paints it later.
  await nextFrame();
  await nextFrame();
  await firstPaint();
  await idle();
  const isThrifty =
    isReading !== undefined && connection && (connection.saveData || /2g/.test(connection.effectiveType));
  if (!isThrifty) {
    for (const href of scripts) fetchAs('script', 'prefetch', href);
    for (const part of fonts) if ('href' in part && !isFetched(part.href)) fetchAs('font', 'prefetch', part.href);
    // As long as little is laid out, restyling is cheap.
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

// Docusaurus disables the colour mode button until its scripts run; here this script handles its clicks.
addEventListener('DOMContentLoaded', () => {
  for (const button of document.querySelectorAll<HTMLButtonElement>(COLOUR_MODE)) {
    button.disabled = false;
  }
});
watchTexts();
keepTyped();
foldDocument();
addEventListener('error', onError, true);
addEventListener('unhandledrejection', onRejection);
for (const type of INTENTS) addEventListener(type, onIntent as EventListener, { capture: true, passive: true });
addEventListener('click', onClick, true);
for (const type of TAP) addEventListener(type, followLink, { capture: true, passive: true });
for (const [type, listener] of LISTENERS) addEventListener(type, listener as EventListener, true);
addEventListener('load', () => void onLoad());
