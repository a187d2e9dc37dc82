import { vi } from 'vitest';

/** An element that matches given selectors, inside another one. */
export class FakeElement extends EventTarget {
  readonly dataset: Record<string, string | undefined> = {};
  value = '';
  checked = false;
  disabled = true;
  href = '';
  hash = '';
  lang = '';
  tagName = '';
  readonly click = vi.fn();

  constructor(
    private readonly selectors: readonly string[] = [],
    private readonly parent?: FakeElement,
  ) {
    super();
  }

  matches(list: string): boolean {
    return list.split(',').some((selector) => this.selectors.includes(selector));
  }

  closest(list: string): FakeElement | null {
    return this.matches(list) ? this : (this.parent?.closest(list) ?? null);
  }

  contains(other: FakeElement): boolean {
    return other === this || (other.parent ? this.contains(other.parent) : false);
  }
}

/** A storage that throws where the reader has blocked it. */
export class FakeStorage {
  readonly items: Record<string, string> = {};
  isBlocked = false;

  getItem(key: string): string | null {
    if (this.isBlocked) throw new Error('blocked');
    return this.items[key] ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isBlocked) throw new Error('blocked');
    this.items[key] = value;
  }
}

class FakeStorageEvent {
  readonly key: string;
  readonly newValue: string;

  constructor(_type: string, { key, newValue }: FakeStorageEvent) {
    this.key = key;
    this.newValue = newValue;
  }
}

/** An event of the reader at an element of the page. */
export const eventAt = <Values extends object>(target: FakeElement, values: Values) => ({
  target,
  isTrusted: true,
  defaultPrevented: false,
  composedPath: () => [target],
  preventDefault() {
    this.defaultPrevented = true;
  },
  stopImmediatePropagation: () => undefined,
  ...values,
});

/** The page around the inline script, with the constants that the build puts into it. */
export function stubPage() {
  const root = new FakeElement();
  const local = new FakeStorage();
  const session = new FakeStorage();
  const fetched: string[] = [];
  const told: FakeStorageEvent[] = [];
  const page = Object.assign(new EventTarget(), {
    documentElement: root,
    body: new FakeElement(),
    activeElement: null,
    head: { append: ({ href }: FakeElement) => fetched.push(href) },
    createElement: () => new FakeElement(),
    querySelectorAll: (_selector: string): FakeElement[] => [],
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('location', { hash: '#part', assign: vi.fn(), reload: vi.fn() });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('dispatchEvent', (event: FakeStorageEvent) => told.push(event));
  vi.stubGlobal('StorageEvent', FakeStorageEvent);
  vi.stubGlobal('SEARCH_KEY', '/');
  vi.stubGlobal('SEARCH_KEY_WITH_CONTROL', 'k');
  vi.stubGlobal('STORAGE_NAMESPACE', '-site');
  vi.stubGlobal('ANNOUNCEMENT', 'news');
  return { page, root, local, session, fetched, told };
}
