import { isOfSite, isThemeId } from './codeTexts';
import { type MessageFile, messageOf } from './compareMessages';
import type { MessageUse } from './messageUses';
import type { Problem } from './problem';

/**
 * Compares the texts that the code uses with the two `code.json`. The site's Vietnamese texts stand in the code alone,
 * the English ones in the English file; a package's code holds the English text, which both files translate or repeat.
 * Every entry must be used.
 */
export function compareUses(uses: readonly MessageUse[], vi: MessageFile, en: MessageFile): Problem[] {
  const used = new Set(uses.map(({ id }) => id));
  const first = new Map<string, MessageUse>();
  for (const use of uses) if (!first.has(use.id)) first.set(use.id, use);
  const orphans = [vi, en].flatMap(({ file, values, lineOf }) =>
    Object.keys(values)
      .filter((id) => !isThemeId(id) && !used.has(id))
      .map((id) => ({
        file,
        line: lineOf(id),
        message: `"${id}" is used nowhere in src or packages`,
        mend: 'remove it',
      })),
  );
  return [...uses.flatMap((use) => checkUse(use, first.get(use.id) ?? use, vi, en)), ...orphans];
}

function checkUse(use: MessageUse, first: MessageUse, vi: MessageFile, en: MessageFile): Problem[] {
  const { id, file, line } = use;
  // That the site's texts are in English too is compared with all other texts, by `compareMessages`.
  const needed = isOfSite(use) && !isThemeId(id) ? [] : [vi, en];
  const absent = needed.filter(({ values }) => !(id in values)).map((messages) => messages.file);
  const problems: Problem[] =
    absent.length > 0
      ? [{ file, line, message: `"${id}" is missing from ${absent.join(' and ')}`, mend: 'add it there' }]
      : [];
  if (isThemeId(id)) return problems;
  return [...problems, ...(isOfSite(use) ? checkSiteText(use, first, vi) : checkPackageText(use, en))];
}

function checkSiteText({ id, message, file, line }: MessageUse, first: MessageUse, vi: MessageFile): Problem[] {
  if (message === undefined) {
    return [{ file, line, message: `"${id}" has no text beside it`, mend: 'write the Vietnamese text there' }];
  }
  if (message !== first.message) {
    const place = `${first.file}:${first.line}`;
    return [
      {
        file,
        line,
        message: `"${id}" says "${message}", but "${first.message ?? ''}" in ${place}`,
        mend: 'write the same text in both places, or give one of them another id',
      },
    ];
  }
  if (!(id in vi.values)) return [];
  return [
    {
      file: vi.file,
      line: vi.lineOf(id),
      message: `"${id}" repeats a text of ${file}:${line}`,
      mend: 'remove it here: the Vietnamese texts of the site stand in its code',
    },
  ];
}

function checkPackageText({ id, message, file, line }: MessageUse, en: MessageFile): Problem[] {
  const translated = messageOf(en, id);
  if (message === undefined || translated === undefined || message === translated) return [];
  return [
    {
      file,
      line,
      message: `"${id}" says "${message}", but "${translated}" in ${en.file}:${en.lineOf(id)}, which readers see`,
      mend: 'write the same text in both places',
    },
  ];
}
