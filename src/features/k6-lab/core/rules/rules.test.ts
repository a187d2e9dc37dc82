import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DIFFERENCES, RULES } from './index';

const FEATURE = path.join(import.meta.dirname, '../..');
const sources = new Map<string, string>();

function sourceOf(file: string): string {
  const known = sources.get(file) ?? readFileSync(path.join(FEATURE, file), 'utf8');
  sources.set(file, known);
  return known;
}

describe('the table of rules', () => {
  it.each(RULES.map(({ text, test, source }) => ({ text, test, source })))(
    '$text.en',
    ({ test: [file, name], text, source }) => {
      const tests = sourceOf(file);
      // A row of a table of scripts is named by a part of its script.
      const isNamed = file.includes('badScripts') ? tests.includes(name) : tests.includes(`it('${name}'`);
      expect(isNamed, `${file} has no test "${name}"`).toBe(true);
      expect(source).toMatch(
        /^https:\/\/(?:grafana\.com\/docs\/k6\/latest|pkg\.go\.dev\/go\.k6\.io|github\.com\/grafana\/k6)\//,
      );
      expect(text.vi).not.toBe(text.en);
    },
  );

  it('has each rule once, in both languages', () => {
    for (const language of ['vi', 'en'] as const) {
      const texts = [...RULES.map(({ text }) => text), ...DIFFERENCES.flatMap(({ what, why }) => [what, why])];
      const own = texts.map((text) => text[language]);
      expect(new Set(own).size).toBe(own.length);
      for (const text of own) expect(text).toMatch(/^[\p{Lu}`].*[.…]$/u);
    }
  });
});
