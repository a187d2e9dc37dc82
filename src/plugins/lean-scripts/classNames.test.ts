import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { KEPT, nameClasses, shortClassNames, type NameClass } from './classNames';

const site = path.resolve(__dirname, '../../..');
const named = (name: string, module = 'features/quiz/styles.module.css', nameClass = shortClassNames(site)) =>
  nameClass({ resourcePath: path.join(site, 'src', module) }, '[local]', name);

it('names a class by its first letter and three more, the same in every build', () => {
  expect(named('question')).toMatch(/^q[A-Za-z\d]{3}$/);
  expect(named('question')).toBe(named('question'));
  expect(named('question', 'features/cv/styles.module.css')).not.toBe(named('question'));
  expect(named('questions')).not.toBe(named('question'));
});

it('names both classes that would have one name', () => {
  const nameClass = shortClassNames(site);
  const names = Array.from({ length: 10_000 }, (_, index) => `a${index}`);
  expect(() => names.map((name) => named(name, undefined, nameClass))).toThrow(
    /rename one:\n {2}src\/features\/quiz\/styles\.module\.css: \.a\d+\n {2}src.*: \.a\d+$/,
  );
});

it('keeps every name that a sheet, a plugin or a test looks for by a part of it', () => {
  const files = ['src', 'tests'].flatMap((folder) =>
    readdirSync(path.join(site, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  const sources = files
    .filter((name) => /\.(?:css|tsx?)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(path.join(site, name), 'utf8'));
  const parts = sources.flatMap((source) =>
    Array.from(source.matchAll(/\[class\*=["'](\w+?)_?["']/g), ([, part]) => part),
  );
  expect(parts.length).toBeGreaterThan(8);
  for (const part of parts) expect(part).toMatch(KEPT);
  expect(named('toggleButton')).toBeUndefined();
});

it('sets the names in the rules for CSS modules alone', () => {
  const nameClass: NameClass = () => 'a';
  const modules = {};
  const plain = { importLoaders: 1 };
  nameClasses(
    [{ use: [{}, { options: { modules } }] }, { use: [{ options: plain }] }, { use: 'raw' }, '...'],
    nameClass,
  );
  expect(modules).toEqual({ getLocalIdent: nameClass });
  expect(plain).toEqual({ importLoaders: 1 });
});
