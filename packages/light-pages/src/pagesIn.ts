import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The pages that Docusaurus has rendered in a folder; other HTML files, from `static/`, are skipped. */
export async function* pagesIn(outDir: string): AsyncGenerator<{ file: string; page: string }> {
  for (const name of await readdir(outDir, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(outDir, name);
    const page = await readFile(file, 'utf8');
    if (/\sid="?__docusaurus\b/.test(page)) yield { file, page };
  }
}
