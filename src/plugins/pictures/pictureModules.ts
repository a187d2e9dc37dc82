import { extname } from 'node:path';

/** A picture that the owner's data name: its path below `static/`. */
export type StaticPath = string;

/** Pictures that copies are made of; drawings need none, and other formats are served as they are. */
const COPIED = new Set(['.png', '.jpg', '.jpeg']);
const isCopied = (path: string) => path.startsWith('/') && COPIED.has(extname(path).toLowerCase());

/** A portrait is drawn up to 112 px wide, on dense screens with twice as many points. */
const PORTRAIT_WIDTHS = [128, 256];

interface ModuleOptions {
  /** Path under which the language's pages are served. */
  readonly baseUrl: string;
  /** Whether they are shown small alone. */
  readonly isPortrait: boolean;
}

/**
 * The text of a module with the copies of some pictures, by the address under which pages name the originals:
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
