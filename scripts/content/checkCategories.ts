import type { MessageFile } from './compareMessages';
import { type LocatedMap, readJsonMap } from './locatedMap';
import { type Problem } from './problem';

/** A `_category_.json`, with its path from the repository's root. */
export interface CategoryFile {
  file: string;
  text: string;
}

/** Checks that every sidebar category has its texts in the translation files of both languages. */
export function checkCategories(
  categories: readonly CategoryFile[],
  sidebar: string,
  translations: readonly MessageFile[],
): Problem[] {
  return categories.flatMap(({ file, text }) => {
    const category = readJsonMap(text);
    return idsOf(category, sidebar).flatMap((id) =>
      translations
        .filter(({ values }) => !(id in values))
        .map((messages) => ({
          file,
          line: category.lineOf('label'),
          message: `"${id}" is missing from ${messages.file}`,
          mend: 'add the text of this category there',
        })),
    );
  });
}

function idsOf({ values }: LocatedMap, sidebar: string): string[] {
  const { key, label, link } = values as { key?: string; label?: string; link?: Record<string, unknown> };
  if (label === undefined) return [];
  const id = `sidebar.${sidebar}.category.${key ?? label}`;
  const linkTexts = ['title', 'description'].filter((field) => typeof link?.[field] === 'string');
  return [id, ...linkTexts.map((field) => `${id}.link.generated-index.${field}`)];
}
