import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { expectWithinBudgets } from '../budgets/expectWithinBudgets';
import type { Parts } from '../budgets/budgets';

const root = path.resolve(import.meta.dirname, '../..');
const build = path.join(root, 'build');
const features = path.join(root, 'src/features/simulators');
const LANGUAGES = ['', 'en'] as const;
/** Folders that are not simulators but parts that some of them share, each a chunk of its own. */
const PARTS = ['relation'] as const;

const isBuilt = LANGUAGES.every((language) => existsSync(path.join(build, language, 'index.html')));
if (!isBuilt)
  console.warn(
    'The bytes of simulators were not measured: there is no build/. Run npm run build first; npm test does.',
  );

const brotli = (file: string) => brotliCompressSync(readFileSync(file)).length;

function filesIn(folder: string, extension: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(extension))
    .map((name) => path.join(folder, name));
}

const assets = (language: string, kind: 'js' | 'css') =>
  filesIn(path.join(build, language, 'assets', kind), `.${kind}`);
const folderOf = (file: string) => /^simulator-([a-z\d-]+)\./.exec(path.basename(file))?.[1];

/** The shared parts that a simulator imports. */
function partsOf(kind: string): readonly string[] {
  const texts = filesIn(path.join(features, kind), '.tsx').map((file) => readFileSync(file, 'utf8'));
  return PARTS.filter((part) => texts.some((text) => text.includes(`'../../${part}/`)));
}

/** The modules of a simulator with their bytes of brotli before minifying. */
function modulesOf(folders: readonly string[]): Parts {
  const files = folders.flatMap((folder) =>
    ['.ts', '.tsx', '.css'].flatMap((extension) => filesIn(path.join(features, folder), extension)),
  );
  return Object.fromEntries(
    files.filter((file) => !/\.(?:test|fixture)\./.test(file)).map((file) => [path.relative(root, file), brotli(file)]),
  );
}

describe.skipIf(!isBuilt)('simulators in the built site', () => {
  describe.each(LANGUAGES)('in build/%s', (language) => {
    const scripts = isBuilt ? assets(language, 'js') : [];
    const sheets = isBuilt ? assets(language, 'css') : [];
    const of = (files: readonly string[], folder: string) => files.filter((file) => folderOf(file) === folder);
    const folders = scripts.flatMap((file) => folderOf(file) ?? []);
    const kinds = folders.filter((folder) => ![...PARTS, 'shared'].includes(folder));

    it('has a chunk of shared code, and a chunk for each simulator that a lesson uses', () => {
      expect(folders).toContain('shared');
      expect(kinds.length).toBeGreaterThan(0);
    });

    it('gives each folder a script and, where it has styles, a sheet of its own', () => {
      for (const folder of folders) {
        const isStyled = filesIn(path.join(features, folder), '.css').length > 0;
        expect(of(scripts, folder), folder).toHaveLength(1);
        expect(of(sheets, folder), folder).toHaveLength(isStyled ? 1 : 0);
      }
    });

    it.each(kinds)('%s adds no more to its page than the budget of simulators', (kind) => {
      const needed = ['shared', ...partsOf(kind), kind];
      const files = needed.flatMap((folder) => [...of(scripts, folder), ...of(sheets, folder)]);
      const weight = files.reduce((sum, file) => sum + brotli(file), 0);
      expectWithinBudgets(`simulator-${language || 'vi'}-${kind}`, [
        { of: kind, budget: 'simulator.bytes', weight, parts: modulesOf(needed) },
      ]);
    });

    it('are in no other scripts', () => {
      const carriers = scripts.filter(
        (file) => !folderOf(file) && readFileSync(file, 'utf8').includes('data-simulator'),
      );
      expect(
        carriers.map((file) => path.basename(file)),
        'the frame of simulators is in chunks of other pages; see src/features/simulators/build',
      ).toEqual([]);
    });

    it('open before their first step, and have the end of the run beside it for paper and pages without scripts', () => {
      const pages = filesIn(path.join(build, language), '.html').filter((file) =>
        readFileSync(file, 'utf8').includes('data-simulator='),
      );
      const seen = pages.flatMap((file) => {
        const $ = load(readFileSync(file, 'utf8'));
        return $('[data-simulator]')
          .toArray()
          .map((frame) => ({
            frame: `${path.relative(build, file)}#${$(frame).attr('data-simulator')}`,
            position: $(frame).find('input[type=range]').attr('value'),
            ends: $(frame).find('[data-finished]').length,
          }));
      });
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter(({ position, ends }) => position !== '0' || ends !== 1)).toEqual([]);
    });

    it('no page loads the styles of simulators before their scripts', () => {
      const pages = filesIn(path.join(build, language), '.html').map((file) => ({
        file: path.relative(build, file),
        html: readFileSync(file, 'utf8'),
      }));
      expect(pages.filter(({ html }) => html.includes('data-simulator=')).length).toBeGreaterThan(0);
      const styled = pages.filter(({ html }) => /\sdata-styles="[^"]*\/simulator-/.test(html));
      expect(styled.map(({ file }) => file)).toEqual([]);
    });
  });
});
