import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const build = path.join(root, 'build');
const isBuilt = existsSync(path.join(build, 'en/index.html'));
if (!isBuilt)
  console.warn('The built files were not read: there is no build/. Run npm run build first; npm test does.');

const files = isBuilt
  ? readdirSync(build, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)))
  : [];

describe.skipIf(!isBuilt)('the built site', () => {
  it('has no path of the machine that built it', () => {
    const signs = [root, process.env.HOME].filter((sign) => sign !== undefined && sign.length > 5);
    const telling = files.filter((name) => {
      const content = readFileSync(path.join(build, name), 'latin1');
      return signs.some((sign) => content.includes(`${sign}/`));
    });
    expect(telling).toEqual([]);
  });

  it('has no picture, frame or film of another host, which its content policy would block', () => {
    const foreign = files
      .filter((name) => name.endsWith('.html'))
      .map((name) => ({ name, html: readFileSync(path.join(build, name), 'utf8') }))
      // Parsing takes long, so only pages are parsed that have such an element with an absolute address at all.
      .filter(({ html }) => /<(?:img|iframe|video|audio|source|embed|object)\b[^>]*\/\//i.test(html))
      .flatMap(({ name, html }) => {
        const $ = load(html);
        return $('img, iframe, video, audio, source, embed, object')
          .toArray()
          .flatMap(({ attribs }) => [attribs.src, attribs.srcset, attribs.poster, attribs.data])
          .filter((address) => /(?:^|[\s,])(?:https?:)?\/\//i.test(address ?? ''))
          .map((address) => `${name}: ${address}`);
      });
    expect(foreign).toEqual([]);
  });
});
