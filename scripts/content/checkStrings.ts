import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type CategoryFile, checkCategories } from './checkCategories';
import { findTextsOfCode, withTextsOfCode } from './codeTexts';
import { checkText } from './checkText';
import { checkWording } from './checkWording';
import { type Catalogue, compareCatalogues } from './compareCatalogue';
import { type MessageContext, type MessageFile, compareMessages } from './compareMessages';
import { compareUses } from './compareUses';
import { listFiles, readText } from './contentPaths';
import { SourceSyntaxError, readJsonMap, readMap } from './locatedMap';
import type { Problem } from './problem';

const require = createRequire(import.meta.url);

const BLOG_TRANSLATION = 'i18n/en/docusaurus-plugin-content-blog';
const DOCS_TRANSLATION = 'i18n/en/docusaurus-plugin-content-docs/current';

/** Pairs of YAML files; an optional translation falls back to the original. */
const CATALOGUES = [
  { vi: 'docs/tags.yml', en: `${DOCS_TRANSLATION}/tags.yml`, optional: false },
  { vi: 'blog/tags.yml', en: `${BLOG_TRANSLATION}/tags.yml`, optional: false },
  { vi: 'blog/authors.yml', en: `${BLOG_TRANSLATION}/authors.yml`, optional: true },
];

const DOCS_MESSAGES = 'docusaurus-plugin-content-docs/current.json';

/** The only sidebar, as `sidebars.ts` names it. */
const SIDEBAR = 'tutorialSidebar';

/** Folders of exercises, quizzes and problems, which contain both languages in one file. */
const COURSE_TEXTS = ['courses/sql/exercises', 'courses/sql/quizzes', 'courses/leetcode'];

/** Checks all translations outside documents: catalogues, translation files, texts in code. */
export function checkStrings(root: string): Problem[] {
  const problems: Problem[] = [];
  const context = { names: ownerNames(root), themeDefaults: themeDefaults() };
  checkCatalogues(root, context.names, problems);
  checkMessageFiles(root, context, problems);
  for (const folder of COURSE_TEXTS) {
    for (const file of listFiles(root, folder, ['.ts'])) {
      if (!file.endsWith('.test.ts')) problems.push(...checkWording(file, readText(root, file) ?? ''));
    }
  }
  return problems;
}

function checkCatalogues(root: string, names: readonly string[], problems: Problem[]): void {
  for (const { vi, en, optional } of CATALOGUES) {
    const source = load(root, vi, readMap, problems);
    const target = load(root, en, readMap, problems);
    if (source && target) problems.push(...compareCatalogues(source, target, names));
    else if (source && !optional)
      problems.push({ file: vi, line: 1, message: 'there is no English twin', mend: `write ${en}` });
    else if (target && !source)
      problems.push({
        file: en,
        line: 1,
        message: `there is no Vietnamese original ${vi}`,
        mend: 'write it, or delete this file',
      });
  }
}

function checkMessageFiles(root: string, context: MessageContext, problems: Problem[]): void {
  for (const name of messageFileNames(root)) {
    const [viFile, enFile] = [`i18n/vi/${name}`, `i18n/en/${name}`];
    const vi = load(root, viFile, readJsonMap, problems);
    const en = load(root, enFile, readJsonMap, problems);
    if (vi && en && name === 'code.json') problems.push(...checkCode(root, vi, en, context));
    else if (vi && en) problems.push(...compareMessages(vi, en, context));
    else if (vi || en) {
      const [present, absent] = vi ? [viFile, enFile] : [enFile, viFile];
      problems.push({ file: present, line: 1, message: `${absent} is missing`, mend: 'write it with the same ids' });
    }
    if (vi && en && name === DOCS_MESSAGES) problems.push(...checkCategories(categoriesOf(root), SIDEBAR, [vi, en]));
  }
}

function checkCode(root: string, vi: MessageFile, en: MessageFile, context: MessageContext): Problem[] {
  const { uses, problems } = findTextsOfCode(root);
  const wording = uses.flatMap(({ file, line, message = '' }) =>
    checkWording(file, message).map((problem) => ({ ...problem, line })),
  );
  return [
    ...problems,
    ...wording,
    ...compareUses(uses, vi, en),
    ...compareMessages(withTextsOfCode(vi, uses), en, context),
  ];
}

function categoriesOf(root: string): CategoryFile[] {
  return listFiles(root, 'docs', ['/_category_.json']).map((file) => ({ file, text: readText(root, file) ?? '' }));
}

/**
 * Translation files of either language, relative to `i18n/<language>/`; JSON files among the documents are excluded.
 */
function messageFileNames(root: string): string[] {
  const names = ['vi', 'en'].flatMap((language) =>
    listFiles(root, `i18n/${language}`, ['.json']).map((file) => file.slice(`i18n/${language}/`.length)),
  );
  return [...new Set(names)].filter((name) => name.split('/').length <= 2).sort();
}

function load(root: string, file: string, read: typeof readMap, problems: Problem[]): Catalogue | undefined {
  const text = readText(root, file);
  if (text === undefined) return undefined;
  problems.push(...checkText(file, text), ...checkWording(file, text));
  try {
    return { file, ...read(text) };
  } catch (error) {
    if (!(error instanceof SourceSyntaxError)) throw error;
    problems.push({ file, line: error.line, message: error.message, mend: 'fix the syntax' });
    return undefined;
  }
}

/** The owner's names, which are the same in both languages. */
function ownerNames(root: string): string[] {
  const text = readText(root, 'src/data/profile.json');
  if (text === undefined) return [];
  const profile = JSON.parse(text) as Record<string, unknown>;
  return [profile.fullName, profile.shortName].filter(
    (name): name is string => typeof name === 'string' && name !== '',
  );
}

/** Docusaurus' own English texts by id. */
function themeDefaults(): Record<string, string> {
  const manifest = require.resolve('@docusaurus/theme-translations/package.json');
  const folder = path.join(path.dirname(manifest), 'locales/base');
  const files = readdirSync(folder).map((name) => JSON.parse(readText(folder, name) ?? '{}') as Record<string, string>);
  return Object.assign({}, ...files) as Record<string, string>;
}
