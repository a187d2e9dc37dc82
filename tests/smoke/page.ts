import type { Browser } from './browsers';

const PATIENCE_MS = 30_000;
const PAUSE_MS = 100;
/** How often to look whether an element is at rest. */
const PLACE_TRIES = 50;
const CONTROL = '\uE009';
const NAMED: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C', Control: CONTROL };

/**
 * Run in the page: the first element of a CSS selector that can be seen and contains a text. What follows ` >>> ` is
 * looked for in the elements before it and in the shadow roots within these.
 */
const FIND = `
  const [path, text] = arguments;
  const within = (root) => [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  let roots = [document];
  for (const selector of path.split(' >>> '))
    roots = roots.flatMap(within).flatMap((root) => [...root.querySelectorAll(selector)]);
  const isShown = (element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const named = (element) => element.getAttribute('aria-label') ?? element.innerText ?? element.textContent;
  const element = roots.find((each) => isShown(each) && (text === null || named(each).trim().includes(text)));`;

/** A page in a browser that is driven by WebDriver: real keys and clicks, and waits that end with what they wait for. */
export class Page {
  constructor(private readonly browser: Browser) {}

  open(url: string): Promise<unknown> {
    return this.browser.send('navigate', { url });
  }

  back(): Promise<unknown> {
    return this.browser.send('back');
  }

  resize(width: number, height: number): Promise<unknown> {
    return this.browser.send('resize', { width, height });
  }

  /** Runs code in the page and returns its value. */
  run<T>(code: string, ...args: readonly unknown[]): Promise<T> {
    return this.browser.send('script', { script: code, args }) as Promise<T>;
  }

  /** Waits until an expression is true in the page. */
  async until(what: string, expression: string, ...args: readonly unknown[]): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      // A script fails while the browser goes from page to page.
      if (await this.run<boolean>(`return Boolean(${expression})`, ...args).catch(() => false)) return;
      if (Date.now() > end)
        throw new Error(`Waited for ${what}, in vain, on ${await this.run<string>('return location.href')}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }

  /** Waits until an element can be seen. */
  async see(selector: string, text: string | null = null): Promise<void> {
    await this.until(
      `${selector} ${text ?? ''}`,
      `(function () { ${FIND} return element; })(...arguments)`,
      selector,
      text,
    );
  }

  /** Scrolls to an element and clicks on its middle, as a mouse does. */
  async click(selector: string, text: string | null = null): Promise<void> {
    await this.see(selector, text);
    const place = () =>
      this.run<{ x: number; y: number; isFree: boolean }>(
        `${FIND}
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const x = Math.round(left + width / 2), y = Math.round(top + height / 2);
        const root = element.getRootNode();
        return { x, y, isFree: element.contains(root.elementFromPoint(x, y)) };`,
        selector,
        text,
      );
    // What was off the screen is laid out only now, and moves what follows it.
    let last = await place();
    for (let tries = 0; tries < PLACE_TRIES; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const next = await place();
      if (next.isFree && next.x === last.x && next.y === last.y) break;
      last = next;
    }
    const { x, y } = last;
    const move = { type: 'pointerMove', duration: 0, origin: 'viewport', x, y };
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.browser.send('actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [move, ...press] }],
    });
  }

  /** Presses keys one after the other; `Control+a` presses both together. */
  async press(...keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((key) => {
      const parts = key.length > 1 && key.includes('+') ? key.split('+') : [key];
      const values = parts.map((part) => NAMED[part] ?? part);
      return [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.reverse().map((value) => ({ type: 'keyUp', value })),
      ];
    });
    await this.browser.send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  type(text: string): Promise<void> {
    return this.press(...text);
  }
}
