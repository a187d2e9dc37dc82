import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const build = path.join(root, 'build');
const features = path.join(root, 'src/features/simulators');
/** What a simulator may add to the first load of its page, with all that simulators share. */
const BUDGET = 25 * 1024;
const LANGUAGES = ['', 'en'] as const;

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
const isSimulatorFile = (file: string) => /^simulator(?:s|-[a-z-]+)\./.test(path.basename(file));

/** The largest modules of a simulator, so that a failure says where to look. */
function largestModules(folders: readonly string[]): string {
  return folders
    .flatMap((folder) => [
      ...filesIn(path.join(features, folder), '.ts'),
      ...filesIn(path.join(features, folder), '.tsx'),
      ...filesIn(path.join(features, folder), '.css'),
    ])
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file: path.relative(root, file), bytes: brotli(file) }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 10)
    .map(({ file, bytes }) => `  ${file}: ${bytes}`)
    .join('\n');
}

describe.skipIf(!isBuilt)('bytes of simulators in the built site', () => {
  describe.each(LANGUAGES)('in build/%s', (language) => {
    const scripts = isBuilt ? assets(language, 'js') : [];
    const own = scripts.filter(isSimulatorFile);
    const shared = [...own, ...(isBuilt ? assets(language, 'css').filter(isSimulatorFile) : [])].filter((file) =>
      /^simulator(?:s|-shared)\./.test(path.basename(file)),
    );
    const kinds = own
      .map((file) => /^simulator-([a-z-]+)\./.exec(path.basename(file))?.[1] ?? '')
      .filter((kind) => kind !== 'shared');

    it('finds what simulators share, and a chunk for each that a lesson uses', () => {
      expect(shared).toHaveLength(2);
      expect(kinds.length).toBeGreaterThan(0);
    });

    it.each(kinds)('%s adds at most 25 KB of brotli to its page', (kind) => {
      const files = [...shared, ...own.filter((file) => path.basename(file).startsWith(`simulator-${kind}.`))];
      const sizes = files.map((file) => ({ name: path.basename(file), bytes: brotli(file) }));
      const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
      const told = sizes.map(({ name, bytes }) => `  ${name}: ${bytes}`).join('\n');
      console.log(`${language || 'vi'} ${kind}: ${total} of ${BUDGET} bytes`);
      expect(
        total,
        `${kind} adds ${total} bytes:\n${told}\nIts largest modules, in bytes of brotli before minifying:\n${largestModules([kind, 'shared'])}`,
      ).toBeLessThanOrEqual(BUDGET);
    });

    it('nothing of them is in other scripts', () => {
      const carriers = scripts.filter(
        (file) => !isSimulatorFile(file) && readFileSync(file, 'utf8').includes('data-simulator'),
      );
      expect(
        carriers.map((file) => path.basename(file)),
        'the frame of simulators is in chunks of other pages; see src/plugins/simulator-chunks',
      ).toEqual([]);
    });

    it('no page loads their styles before them', () => {
      const pages = filesIn(path.join(build, language), '.html').map((file) => ({
        file: path.relative(build, file),
        html: readFileSync(file, 'utf8'),
      }));
      expect(pages.filter(({ html }) => html.includes('data-simulator=')).length).toBeGreaterThan(0);
      const styled = pages.filter(({ html }) => /\sdata-styles="[^"]*\/simulators\./.test(html));
      expect(styled.map(({ file }) => file)).toEqual([]);
    });
  });
});
