import { type MessageFile, messageOf } from './compareMessages';
import type { MessageUse } from './messageUses';
import type { Problem } from './problem';

/** Whether an id belongs to Docusaurus' own components. */
function isThemeId(id: string): boolean {
  return id.startsWith('theme.');
}

/**
 * Compares the texts that the code uses with `code.json`: every id must be in both languages, the default text in the
 * code must equal the Vietnamese one (in packages, which other sites may use, the English one), and every entry must be
 * used.
 */
export function compareUses(uses: readonly MessageUse[], vi: MessageFile, en: MessageFile): Problem[] {
  const used = new Set(uses.map(({ id }) => id));
  const orphans = [vi, en].flatMap(({ file, values, lineOf }) =>
    Object.keys(values)
      .filter((id) => !isThemeId(id) && !used.has(id))
      .map((id) => ({
        file,
        line: lineOf(id),
        message: `"${id}" is used nowhere in src or packages`,
        mend: 'remove it from both languages',
      })),
  );
  return [...uses.flatMap((use) => checkUse(use, vi, en)), ...orphans];
}

function checkUse({ id, message, file, line }: MessageUse, vi: MessageFile, en: MessageFile): Problem[] {
  const absent = [vi, en].filter(({ values }) => !(id in values)).map((messages) => messages.file);
  const problems: Problem[] =
    absent.length > 0
      ? [{ file, line, message: `"${id}" is missing from ${absent.join(' and ')}`, mend: 'add it there' }]
      : [];
  const shown = file.startsWith('packages/') ? en : vi;
  const translated = messageOf(shown, id);
  if (!isThemeId(id) && message !== undefined && translated !== undefined && message !== translated) {
    problems.push({
      file,
      line,
      message: `"${id}" says "${message}", but "${translated}" in ${shown.file}:${shown.lineOf(id)}, which readers see`,
      mend: 'write the same text in both places',
    });
  }
  return problems;
}
