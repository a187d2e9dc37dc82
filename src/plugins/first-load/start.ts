// Inline script of every page: fetches the site's scripts when the browser is idle, runs them at the first sign of a
// reader, or a while later without one, and hands over what was pressed or typed before they ran. Its text is the same
// on all pages, so that one hash in the content policy allows it; what differs stands in its attributes.

/** A field and the value that React compares it with. */
type Field = HTMLInputElement & { _valueTracker?: { setValue: (value: string) => void } };

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

(() => {
  const { scripts = '', styles = '', isReading } = (document.currentScript as HTMLScriptElement).dataset;
  const root = document.documentElement;
  const INTENTS = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'];
  // The links are those that open something on the page once it runs, and lead there while it does not.
  const CONTROLS = 'button,[role=button],[role=tab],[role=option],[role=switch],a[data-opens]';
  /** Frames in which the search field has to appear. */
  const OPENING_FRAMES = 120;
  const REPEATED = 'first-load.retried';
  const VISITED = 'first-load.visited';
  /** How long a page that can be read without its scripts waits for a sign of its reader, in milliseconds. */
  const PATIENCE = 3000;
  const replays: (() => void)[] = [];
  const touchedFields = new Map<Field, { type: string; value: string }>();
  let isStarted = false;

  const isEditable = (element: HTMLElement) =>
    element.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName);

  // React answers a press while it hydrates; with the one that is handed over later, a switch would be switched back.
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  let heldLink: string | undefined;
  let hasFailed = false;
  const onClick = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>(CONTROLS);
    // Without scripts a link is all that there is.
    if (!control || event.defaultPrevented || hasFailed) return;
    if (control instanceof HTMLAnchorElement) {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      heldLink = control.href;
    }
    hold(event);
    replays.push(() => control.click());
  };

  // "/" and Ctrl+K open the search; what is typed after them is for its field.
  let opening: (() => void) | undefined;
  let typedAhead = '';
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (altKey || isEditable(target as HTMLElement)) return;
    const hasControl = ctrlKey || metaKey;
    if (opening && !hasControl && key.length === 1) typedAhead += key;
    else if (opening && !hasControl && key === 'Backspace') typedAhead = typedAhead.slice(0, -1);
    else if (hasControl ? key.toLowerCase() === 'k' : key === '/') {
      opening = () =>
        void document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key, ctrlKey, metaKey, bubbles: true, cancelable: true }),
        );
    } else return;
    hold(event);
  };

  const typeWhenFocused = (frames: number) => {
    const { activeElement } = document;
    // Deprecated, but the only way to type so that the field's owner hears of it.
    if (activeElement && isEditable(activeElement as HTMLElement))
      document.execCommand('insertText', false, typedAhead);
    else if (frames > 0) requestAnimationFrame(() => typeWhenFocused(frames - 1));
  };

  // A field that is left says `change` after all its `input`: who listens to typing must hear of that.
  const onInput = ({ type, target }: Event) => {
    const field = target as Field;
    touchedFields.set(field, { type: touchedFields.get(field)?.type ?? type, value: field.value });
  };

  // At hydration React puts the page's text back into a field, and compares later ones with what it saw first;
  // without this it would hear of no change.
  const replayField = (field: Field, type: string, value: string) => {
    const isToggle = field.type === 'checkbox' || field.type === 'radio';
    if (!isToggle && field.value !== value) {
      const { selectionStart, selectionEnd } = field;
      field.value = value;
      if (document.activeElement === field) field.setSelectionRange(selectionStart, selectionEnd);
    }
    field._valueTracker?.setValue(isToggle ? String(!field.checked) : '');
    field.dispatchEvent(new Event(isToggle ? 'click' : type, { bubbles: true }));
  };

  const LISTENERS: readonly (readonly [string, (event: never) => void])[] = [
    ['click', onClick],
    ['keydown', onKeyDown],
    ['input', onInput],
    ['change', onInput],
  ];

  const finish = () => {
    document.querySelector('script[type=speculationrules]')?.remove();
    try {
      localStorage.setItem(VISITED, '');
    } catch {
      // Storage is blocked: each visit is a first one.
    }
    for (const [type, listener] of LISTENERS) removeEventListener(type, listener as EventListener, true);
    for (const [field, { type, value }] of touchedFields) replayField(field, type, value);
    for (const replay of replays) replay();
    opening?.();
    if (typedAhead) typeWhenFocused(OPENING_FRAMES);
  };

  // A script that is gone, after a new edition of the site for instance: the page is asked for once more. What
  // fails later is the business of whoever asked; Docusaurus reloads a page that it cannot reach, and then that
  // was the one time.
  const onError = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    const isReady = root.dataset.hasHydrated === 'true';
    if (!isReady) {
      console.warn(`The page's script ${target.src} could not be loaded.`);
      hasFailed = true;
      if (heldLink) {
        location.assign(heldLink);
        return;
      }
    }
    try {
      const last = Number(sessionStorage.getItem(REPEATED));
      if (!navigator.onLine || Date.now() - last < 60_000) return;
      sessionStorage.setItem(REPEATED, String(Date.now()));
    } catch {
      return;
    }
    if (!isReady) location.reload();
  };

  const append = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, attributes: Partial<HTMLElementTagNameMap[Tag]>) =>
    document.head.append(Object.assign(document.createElement(tag), attributes));

  let sheets: Promise<void> | undefined;
  // The whole stylesheets come before the scripts: hydration may draw what the page's own rules do not know. They
  // take effect together, as each by itself would have all of the page styled anew.
  const linkSheets = () =>
    (sheets ??= Promise.all(
      styles.split(' ').map(
        (href) =>
          new Promise<HTMLLinkElement>((settle) => {
            const link = document.createElement('link');
            const finish = () => settle(link);
            document.head.append(
              Object.assign(link, { rel: 'stylesheet', media: 'not all', href, onload: finish, onerror: finish }),
            );
          }),
      ),
    ).then((links) => {
      for (const link of links) link.media = 'all';
    }));

  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const type of INTENTS) removeEventListener(type, start, true);
    removeEventListener('scroll', start, true);
    if (!sheets) for (const href of styles.split(' ')) append('link', { rel: 'preload', as: 'style', href });
    for (const href of scripts.split(' ')) append('link', { rel: 'preload', as: 'script', href });
    void linkSheets().then(() => {
      for (const src of scripts.split(' ')) append('script', { src, async: false });
    });
  };

  const whenIdle = (task: () => void) => {
    if ('requestIdleCallback' in window) requestIdleCallback(task);
    else setTimeout(task, 200);
  };

  // Blocks below the first screen (`lazy-layout.css`) are laid out one by one, so that a long lesson never holds the
  // phone up. A page that is opened in its middle needs all heights from the start to be opened there.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate' && !location.hash && 'requestIdleCallback' in window) {
    root.dataset.layout = 'lazy';
  }
  const layOut = (blocks: HTMLElement[], then: () => void) => {
    const block = blocks.shift();
    if (block) {
      block.style.contentVisibility = 'visible';
      requestAnimationFrame(() => whenIdle(() => layOut(blocks, then)));
    } else {
      delete root.dataset.layout;
      then();
    }
  };

  /** Whether the page has something to show that only its scripts know. */
  const isLive = () => {
    if (isReading === undefined || location.search) return true;
    try {
      if (localStorage.getItem(VISITED) !== null) return true;
    } catch {
      // Nothing is stored.
    }
    return [...document.querySelectorAll('[data-live]')].some((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return bottom >= 0 && top < innerHeight;
    });
  };

  const onIdle = () => {
    addEventListener('scroll', start, { capture: true, passive: true });
    const { saveData = false, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
    const fetchAhead = () => {
      if (saveData || effectiveType.includes('2g')) return;
      if (isLive()) {
        start();
        return;
      }
      void linkSheets();
      for (const href of scripts.split(' ')) append('link', { rel: 'prefetch', as: 'script', href });
      setTimeout(() => whenIdle(start), PATIENCE);
    };
    const blocks = root.dataset.layout ? [...document.querySelectorAll<HTMLElement>('.markdown>div')] : [];
    // Two frames after everything has arrived, the largest thing has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(() => layOut(blocks, fetchAhead))));
  };

  // Docusaurus switches the colour mode's button off until its scripts run; here a press is kept until then.
  addEventListener('DOMContentLoaded', () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('.navbar button[disabled]')) {
      button.disabled = false;
    }
  });
  addEventListener('error', onError, true);
  for (const [type, listener] of LISTENERS) addEventListener(type, listener as EventListener, true);
  for (const type of INTENTS) addEventListener(type, start, { capture: true, passive: true });
  new MutationObserver((_records, observer) => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    finish();
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });
  if (document.readyState === 'complete') onIdle();
  else addEventListener('load', onIdle);
})();
