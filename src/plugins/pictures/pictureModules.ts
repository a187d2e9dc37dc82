import { extname } from 'node:path';

/** Path of a picture in the owner's data, below `static/`. */
export type StaticPath = string;

/** Formats that get copies; drawings need none, and other formats are served unchanged. */
const COPIED = new Set(['.png', '.jpg', '.jpeg']);
const isCopied = (path: string) => path.startsWith('/') && COPIED.has(extname(path).toLowerCase());

/** A portrait is at most 112 px wide; dense screens use twice as many pixels. */
const PORTRAIT_WIDTHS = [128, 256];

interface ModuleOptions {
  /** Base URL of the language's pages. */
  readonly baseUrl: string;
  /** Whether the pictures are only shown small. */
  readonly isPortrait: boolean;
}

/**
 * The source of a module that exports the copies of pictures, by the URL that pages use for the originals:
 * `useBaseUrl(path)`.
 */
export function pictureModule(paths: readonly StaticPath[], { baseUrl, isPortrait }: ModuleOptions): string {
  const copied = [...new Set(paths)].filter(isCopied);
  const query = isPortrait ? `?{sizes:[${PORTRAIT_WIDTHS.join()}]}` : '';
  const imports = copied.map(
    (path, index) => `import p${index} from ${JSON.stringify(`@site/static${path}${query}`)};\n`,
  );
  const entries = copied.map((path, index) => `${JSON.stringify(baseUrl + path.slice(1))}: p${index}`);
  return `${imports.join('')}export default {${entries.join(', ')}};\n`;
}
