import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { SavedFile } from '../core/types';

/** A folder of the build and the base path under which it is served. */
export interface ServedFolder {
  readonly baseUrl: string;
  readonly outDir: string;
}

const COMPRESSED = /\.(?:html|js|css|json|svg|sql|txt|xml|webmanifest)$/;
const TEXT = /\.(?:html|js|css|json)$/;
/** A path in an attribute, a string or a rule. One of another site begins with a scheme, and does not match. */
const REFERENCE = /["'`(=,\s](\/?(?:[\w-]+\/)*(?:assets|img)\/[\w./@%-]*\.\w+)/g;
/** About what hosts spend on compressing as they send. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Files of a build by the address under which they are served, with their sizes; each is read once. */
export class SiteFiles {
  private readonly known = new Map<string, SavedFile>();
  private readonly named = new Map<string, readonly string[]>();

  /** @param folders - the language's own folder first, then the one that the languages share */
  constructor(private readonly folders: readonly ServedFolder[]) {}

  /** The file of an address; undefined where there is none. */
  find(url: string): string | undefined {
    for (const { baseUrl, outDir } of this.folders) {
      if (!url.startsWith(baseUrl)) continue;
      const name = path.join(outDir, decodeURI(url.slice(baseUrl.length)));
      const candidates = [name, `${name}.html`, path.join(name, 'index.html')];
      const file = candidates.find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
      if (file) return file;
    }
    return undefined;
  }

  /**
   * What has to be known of a file for keeping it.
   *
   * @throws Error where the build has no such file
   */
  describe(url: string): SavedFile {
    const known = this.known.get(url);
    if (known) return known;
    const file = this.find(url);
    if (!file) throw new Error(`The build has no file for ${url}, which a course needs without a network.`);
    const content = readFileSync(file);
    const saved: SavedFile = {
      // As a browser writes it, which compares it with what it has kept.
      url: encodeURI(decodeURI(url)),
      revision: createHash('sha256').update(content).digest('hex').slice(0, 10),
      bytes: COMPRESSED.test(file) ? brotliCompressSync(content, QUALITY).length : content.length,
      stored: content.length,
    };
    this.known.set(url, saved);
    return saved;
  }

  /** Addresses of files of the site that a file names: data, engines, images, fonts. */
  referencesOf(url: string): readonly string[] {
    const known = this.named.get(url);
    if (known) return known;
    const file = this.find(url);
    const text = file && TEXT.test(file) ? readFileSync(file, 'utf8') : '';
    const own = this.folders[0]?.baseUrl ?? '/';
    const urls = Array.from(text.matchAll(REFERENCE), ([, found = '']) =>
      found.startsWith('/') ? found : own + found,
    );
    const existing = [...new Set(urls)].filter((candidate) => candidate !== url && this.find(candidate) !== undefined);
    this.named.set(url, existing);
    return existing;
  }

  /** The files, and all that they name, and what those name. */
  withReferences(urls: readonly string[]): string[] {
    const seen = new Set<string>();
    const visit = (url: string): void => {
      if (seen.has(url)) return;
      seen.add(url);
      // A page names other pages' images in data that it never shows; what its own scripts name is followed.
      for (const reference of this.referencesOf(url)) visit(reference);
    };
    urls.forEach(visit);
    return [...seen];
  }
}
