import { vi } from 'vitest';

const pathOf = (address: string | Request) => new URL(String(address), 'https://site.example').pathname;

class MemoryCache {
  private readonly entries = new Map<string, Response>();

  match(address: string): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(pathOf(address))?.clone());
  }

  matchAll(): Promise<Response[]> {
    return Promise.resolve([...this.entries.values()].map((response) => response.clone()));
  }

  async put(address: string, response: Response): Promise<void> {
    const { status, headers } = response;
    this.entries.set(pathOf(address), new Response(await response.blob(), { status, headers }));
  }

  delete(address: string): Promise<boolean> {
    return Promise.resolve(this.entries.delete(pathOf(address)));
  }

  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.entries.keys()].map((path) => ({ url: `https://site.example${path}` })));
  }
}

/** A test double of the browser's Cache Storage, for the origin `https://site.example`. */
export class MemoryCaches {
  private readonly stores = new Map<string, MemoryCache>();

  /** @returns the storage that the code under test uses from now on */
  static install(): MemoryCaches {
    const storage = new MemoryCaches();
    vi.stubGlobal('caches', storage);
    return storage;
  }

  open(name: string): Promise<MemoryCache> {
    const store = this.stores.get(name) ?? new MemoryCache();
    this.stores.set(name, store);
    return Promise.resolve(store);
  }

  keys(): Promise<string[]> {
    return Promise.resolve([...this.stores.keys()]);
  }

  async match(address: string, { cacheName }: { readonly cacheName?: string } = {}): Promise<Response | undefined> {
    for (const name of cacheName === undefined ? this.stores.keys() : [cacheName]) {
      const found = await this.stores.get(name)?.match(address);
      if (found) return found;
    }
    return undefined;
  }

  /** Puts a text with the given headers into a cache. */
  async hold(name: string, address: string, text: string, headers: Record<string, string> = {}): Promise<void> {
    await (await this.open(name)).put(address, new Response(text, { headers }));
  }

  /** Returns the text that a cache holds for a URL. */
  async textIn(name: string, address: string): Promise<string | undefined> {
    return (await this.stores.get(name)?.match(address))?.text();
  }
}
