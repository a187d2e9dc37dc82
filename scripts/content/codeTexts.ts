import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MessageFile } from './compareMessages';
import { listFiles, readText } from './contentPaths';
import { type MessageUse, type MessageUses, findMessageUses } from './messageUses';

const SOURCE_ENDINGS = ['.ts', '.tsx', '.js', '.jsx'];

/** Whether a use belongs to the site, whose code holds the Vietnamese texts; that of packages holds the English ones. */
export const isOfSite = ({ file }: MessageUse) => !file.startsWith('packages/');

/** Whether an id belongs to Docusaurus' own components, which bring English texts. */
export const isThemeId = (id: string): boolean => id.startsWith('theme.');

/** All translated texts that the code of the site and of its packages uses. */
export function findTextsOfCode(root: string): MessageUses {
  const found = ['src', 'packages']
    .flatMap((folder) => listFiles(root, folder, SOURCE_ENDINGS))
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => ({ file, code: readText(root, file) ?? '' }))
    .filter(({ code }) => code.includes('@docusaurus/Translate'))
    .map(({ file, code }) => findMessageUses(file, code));
  return { uses: found.flatMap(({ uses }) => uses), problems: found.flatMap(({ problems }) => problems) };
}

/**
 * A file's Vietnamese texts with those that stand in the site's code. `i18n/vi/code.json` has only the others:
 * the texts of Docusaurus' own components and of packages.
 */
export function withTextsOfCode(file: MessageFile, uses: readonly MessageUse[]): MessageFile {
  const inCode = new Map(
    uses.filter((use) => isOfSite(use) && !isThemeId(use.id) && use.message !== undefined).map((use) => [use.id, use]),
  );
  return {
    ...file,
    values: { ...file.values, ...Object.fromEntries([...inCode].map(([id, { message }]) => [id, { message }])) },
    places: inCode,
  };
}

/** The site's texts in a language by id, as readers see them, for tests and benches. */
export function siteTexts(root: string, locale: 'vi' | 'en'): Readonly<Record<string, string>> {
  const written = JSON.parse(readFileSync(path.join(root, 'i18n', locale, 'code.json'), 'utf8')) as Record<
    string,
    { readonly message: string }
  >;
  const fromFile = Object.fromEntries(Object.entries(written).map(([id, { message }]) => [id, message]));
  if (locale === 'en') return fromFile;
  const fromCode = findTextsOfCode(root).uses.filter(isOfSite);
  return { ...Object.fromEntries(fromCode.map(({ id, message = '' }) => [id, message])), ...fromFile };
}
