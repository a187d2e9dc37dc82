import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { COURSE_FOLDERS } from '../../src/features/sharing/core/courses';
import type { ListedBook } from '../../src/features/epub/core/bookList';

const build = path.resolve(import.meta.dirname, '../../build');
const isBuilt = existsSync(path.join(build, 'books.json'));
if (!isBuilt) console.warn('The books were not read: there is no build/. Run npm run build first; npm test does.');

/** The book of each language that is opened: the course with parts, and the one with most links. */
const OPENED = { vi: 'database/learn-sql-in-30-days', en: 'web-security' } as const;

describe.skipIf(!isBuilt).each(['vi', 'en'] as const)('the books of the courses (%s)', (language) => {
  const listed = () =>
    JSON.parse(readFileSync(path.join(build, language === 'vi' ? '' : language, 'books.json'), 'utf8')) as ListedBook[];

  it('are listed with their sizes', () => {
    expect(listed().map(({ course }) => course)).toEqual([...COURSE_FOLDERS]);
    for (const { path: address, bytes } of listed()) expect(statSync(path.join(build, address)).size).toBe(bytes);
  });

  it('are whole: XML without scripts, in their language, with every link inside leading somewhere', () => {
    const { path: address = '' } = listed().find(({ course }) => course === OPENED[language]) ?? {};
    const files = unzipSync(readFileSync(path.join(build, address)));
    expect(Object.keys(files)[0]).toBe('mimetype');
    const pages = new Map(
      Object.entries(files)
        .filter(([name]) => name.endsWith('.xhtml'))
        .map(([name, content]) => [path.basename(name), strFromU8(content)]),
    );
    expect(pages.size).toBeGreaterThan(10);
    const opf = strFromU8(files['EPUB/content.opf'] as Uint8Array);
    XmlDocument.fromString(opf).dispose();
    const inManifest = [...opf.matchAll(/<item [^>]*href="([^"]+)"/g)].map(([, href]) => `EPUB/${href ?? ''}`);
    const packed = Object.keys(files).filter((name) => name.startsWith('EPUB/') && !name.endsWith('.opf'));
    expect(inManifest.sort()).toEqual(packed.sort());
    let inside = 0;
    for (const [name, xhtml] of pages) {
      XmlDocument.fromString(xhtml).dispose();
      expect(xhtml, name).toContain(` lang="${language}" xml:lang="${language}"`);
      expect(xhtml, name).not.toMatch(/<(?:script|iframe|form|style)\b/);
      for (const [, address = ''] of xhtml.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
        if (/^(?:https?|mailto):/.test(address)) continue;
        const [file, id] = address.split('#');
        const target = pages.get(file || name);
        expect(target, `${name}: ${address}`).toBeDefined();
        if (id) expect(target, `${name}: ${address}`).toContain(` id="${decodeURIComponent(id)}"`);
        inside += 1;
      }
      for (const [, picture = ''] of xhtml.matchAll(/<img [^>]*?src="([^"]+)"/g))
        expect(files[`EPUB/${picture}`], `${name}: ${picture}`).toBeDefined();
    }
    expect(inside).toBeGreaterThan(pages.size);
  });
});
