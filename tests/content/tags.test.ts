import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import matter from 'gray-matter';
import { describe, expect, it } from 'vitest';

interface Tag {
  readonly label: string;
  readonly description: string;
  readonly permalink?: string;
}

const COLLECTIONS = [
  {
    name: 'docs',
    vi: 'docs',
    en: 'i18n/en/docusaurus-plugin-content-docs/current',
  },
  {
    name: 'blog',
    vi: 'blog',
    en: 'i18n/en/docusaurus-plugin-content-blog',
  },
] as const;

/**
 * Docusaurus derives a permalink as `/` + lodash `kebabCase(key)`, which splits
 * letters from digits. Keys it would change are listed here with their result.
 */
const SPLIT_BY_KEBAB_CASE: Readonly<Record<string, string>> = { k6: 'k-6' };

/** Keys that look as if `kebabCase` would change them, with what it returns. */
const KEBAB_CASE_SAMPLES = {
  k6: 'k-6',
  'async-await': 'async-await',
  'b-tree': 'b-tree',
  'c-language': 'c-language',
  'ci-cd': 'ci-cd',
  'ieee-754': 'ieee-754',
  'rfc-9562': 'rfc-9562',
  'twos-complement': 'twos-complement',
} as const;

/** kebab-case words of ASCII letters only or digits only, which `kebabCase` keeps. */
const STABLE_KEY = /^[a-z]+(?:-(?:[a-z]+|\d+))*$/;

function kebabCase(key: string): string | undefined {
  return SPLIT_BY_KEBAB_CASE[key] ?? (STABLE_KEY.test(key) ? key : undefined);
}

function readTags(folder: string): Record<string, Tag> {
  const yaml = readFileSync(join(folder, 'tags.yml'), 'utf8');
  return matter(`---\n${yaml}\n---\n`).data;
}

/** Markdown files that become pages: Docusaurus skips names that start with `_`. */
function readPages(folder: string): { file: string; tags: unknown }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .filter((file) => !file.split(sep).some((part) => part.startsWith('_')))
    .map((file) => ({
      file: join(folder, file),
      tags: matter(readFileSync(join(folder, file), 'utf8')).data.tags ?? [],
    }));
}

it('knows what kebabCase makes of unusual keys', () => {
  for (const [key, expected] of Object.entries(KEBAB_CASE_SAMPLES)) {
    expect(kebabCase(key), key).toBe(expected);
  }
  for (const key of ['MySQL', 'uuid-v7', 'hệ-điều-hành', 'a--b', 'a_b']) {
    expect(kebabCase(key), key).toBeUndefined();
  }
});

describe.each(COLLECTIONS)('tags of $name', (collection) => {
  const vi = readTags(collection.vi);
  const en = readTags(collection.en);

  it('have the same keys in both languages, in alphabetical order', () => {
    const keys = Object.keys(vi);
    expect(keys).not.toHaveLength(0);
    expect(keys).toEqual([...keys].sort());
    expect(Object.keys(en)).toEqual(keys);
  });

  it.each(Object.keys(vi))('%s has a stable permalink, a label and a description', (key) => {
    const slug = kebabCase(key);
    expect(slug, `"${key}" is not a key that kebabCase keeps`).toBeDefined();
    for (const tag of [vi[key], en[key]]) {
      expect(tag?.permalink ?? `/${slug}`).toBe(`/${slug}`);
      expect(tag?.label.trim()).toBeTruthy();
      expect(tag?.description.trim()).toMatch(/\S.*\.$/);
    }
    expect(en[key]?.description).not.toBe(vi[key]?.description);
  });

  it.each(['label', 'permalink'] as const)('never share a %s', (field) => {
    for (const tags of [vi, en]) {
      const values = Object.values(tags)
        .map((tag) => tag[field])
        .filter((value) => value !== undefined);
      expect(values).toEqual([...new Set(values)]);
    }
  });

  it.each(['vi', 'en'] as const)('include every tag of the front matter (%s)', (language) => {
    const declared = language === 'vi' ? vi : en;
    for (const { file, tags } of readPages(collection[language])) {
      expect(Array.isArray(tags), `${file}: tags must be a list`).toBe(true);
      for (const tag of tags as unknown[]) {
        expect(Object.keys(declared), `${file}: undeclared tag`).toContain(tag);
      }
    }
  });
});
