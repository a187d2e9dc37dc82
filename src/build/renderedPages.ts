import { existsSync } from 'node:fs';
import path from 'node:path';

/** Zero-width characters, soft hyphens and byte-order marks; the hash links of headings consist of them. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/**
 * The file of a rendered route.
 *
 * @param outDir - folder of the rendered language
 * @param route - its path below the language's base path, decoded, without slashes at the ends
 * @returns its path; undefined for a route that is no page
 */
export function renderedFile(outDir: string, route: string): string | undefined {
  const candidates = [
    path.join(outDir, `${route || 'index'}.html`),
    path.join(outDir, route, 'index.html'),
    path.join(outDir, route),
  ];
  return candidates.find((file) => file.endsWith('.html') && existsSync(file));
}

/** Returns the text on one line: NFC, without invisible characters or runs of spaces. */
export function cleanLine(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}
