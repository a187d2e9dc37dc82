import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FileRevisions, SavedFile } from '../core/types';

/** A folder of the build and the base path under which it is served. */
export interface ServedFolder {
  readonly baseUrl: string;
  readonly outDir: string;
}

const COMPRESSED = /\.(?:html|js|css|json|svg|sql|txt|xml|webmanifest)$/;
const TEXT = /\.(?:html|js|css|json)$/;
/** A path in an attribute, a string or a CSS rule. A URL of another site begins with a scheme, so it does not match. */
const REFERENCE = /["'`(=,\s](\/?(?:[\w-]+\/)*(?:assets|img)\/[\w./@%-]*\.\w+)/g;
/** Files that a page does not need itself, but that its search will fetch; the lists name those of the search. */
const OPENED = / data-opened="[^"]*"/;
/** Roughly the compression level that hosts use for each response. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** What `contentHash` computes in the browser. */
const revisionOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 10);

/** Files of a build by the URL under which they are served, with their sizes; each file is read once. */
export class SiteFiles {
  private readonly known = new Map<string, SavedFile>();
  private readonly named = new Map<string, readonly string[]>();

  /** @param folders - the language's own folder first, then the folder shared by the languages */
  constructor(private readonly folders: readonly ServedFolder[]) {}

  /** Path of the file behind a URL; undefined if there is none. */
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
   * Returns what is needed to save a file.
   *
   * @throws Error if the build has no such file
   */
  describe(url: string): SavedFile {
    const known = this.known.get(url);
    if (known) return known;
    const file = this.find(url);
    if (!file) throw new Error(`The build has no file for ${url}, which a course needs offline.`);
    const content = readFileSync(file);
    const saved: SavedFile = {
      // Encoded as a browser does, because the URL is compared with those in a cache.
      url: encodeURI(decodeURI(url)),
      revision: revisionOf(content),
      bytes: COMPRESSED.test(file) ? brotliCompressSync(content, QUALITY).length : content.length,
      stored: content.length,
    };
    this.known.set(url, saved);
    return saved;
  }

  /**
   * The revisions of the language's own files that are neither pages nor copies of pages nor books, by the paths under
   * which they are served.
   *
   * @param leftOut - names in the language's folder that are not read: the folders of other languages, and the lists
   */
  revisions(leftOut: readonly string[]): FileRevisions {
    const [{ baseUrl, outDir } = { baseUrl: '/', outDir: '' }] = this.folders;
    const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => !/\.(?:html|md|epub)$/.test(name) || name.startsWith('assets/'))
      .filter((name) => !leftOut.includes(name.split('/')[0] ?? '') && statSync(path.join(outDir, name)).isFile());
    return Object.fromEntries(
      names.sort().map((name) => [encodeURI(baseUrl + name), revisionOf(readFileSync(path.join(outDir, name)))]),
    );
  }

  /** URLs of the site's files that a file references: data, engines, images, fonts. */
  referencesOf(url: string): readonly string[] {
    const known = this.named.get(url);
    if (known) return known;
    const file = this.find(url);
    const text = file && TEXT.test(file) ? readFileSync(file, 'utf8').replace(OPENED, '') : '';
    const own = this.folders[0]?.baseUrl ?? '/';
    const urls = Array.from(text.matchAll(REFERENCE), ([, found = '']) =>
      found.startsWith('/') ? found : own + found,
    );
    const existing = [...new Set(urls)].filter((candidate) => candidate !== url && this.find(candidate) !== undefined);
    this.named.set(url, existing);
    return existing;
  }

  /** Returns the given files and all files they reference, directly or indirectly. */
  withReferences(urls: readonly string[]): string[] {
    const seen = new Set<string>();
    const visit = (url: string): void => {
      if (seen.has(url)) return;
      seen.add(url);
      // The data inside a page also mentions images of other pages, which are not followed; references in its own
      // scripts are.
      for (const reference of this.referencesOf(url)) visit(reference);
    };
    urls.forEach(visit);
    return [...seen];
  }
}
