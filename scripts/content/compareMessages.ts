import { hasOnlyEnglish, hasVietnamese, isLanguageNeutral } from './language';
import type { LocatedMap } from './locatedMap';
import type { Problem } from './problem';

/** A Docusaurus translation file: `{id: {message, description?}}`. */
export interface MessageFile extends LocatedMap {
  file: string;
  /** Texts that stand elsewhere than in the file, and where. */
  places?: ReadonlyMap<string, { readonly file: string; readonly line: number }>;
}

/** Further information for the comparison of two files. */
export interface MessageContext {
  /** Proper names that either language may contain. */
  names: readonly string[];
  /** Docusaurus' own English texts by `theme.*` id. */
  themeDefaults: Readonly<Record<string, string>>;
}

const SAME_WORD_MEND = 'translate it, or add the word to SAME_WORDS in scripts/content/language.ts';

/** The text of an id, or undefined. */
export function messageOf({ values }: LocatedMap, id: string): string | undefined {
  const entry = values[id];
  if (typeof entry !== 'object' || entry === null || !('message' in entry)) return undefined;
  return typeof entry.message === 'string' ? entry.message : undefined;
}

/**
 * Compares two translation files: they must have the same ids and placeholders, and each text must be in its own
 * language.
 */
export function compareMessages(vi: MessageFile, en: MessageFile, context: MessageContext): Problem[] {
  return [
    ...missingIds(vi, en),
    ...missingIds(en, vi),
    ...Object.keys(vi.values)
      .filter((id) => id in en.values)
      .flatMap((id) => compareMessage(vi, en, id, context)),
  ];
}

function missingIds(from: MessageFile, other: MessageFile): Problem[] {
  return Object.keys(from.values)
    .filter((id) => !(id in other.values))
    .map((id) => ({
      ...placeIn(from, id),
      message: `"${id}" is missing from ${other.file}`,
      mend: 'add it there, or remove it here',
    }));
}

function compareMessage(
  vi: MessageFile,
  en: MessageFile,
  id: string,
  { names, themeDefaults }: MessageContext,
): Problem[] {
  const source = messageOf(vi, id);
  const target = messageOf(en, id);
  const problem = (file: MessageFile, message: string, mend: string): Problem => ({
    ...placeIn(file, id),
    message: `"${id}" ${message}`,
    mend,
  });
  if (source === undefined) return [problem(vi, 'has no message', 'give it the form {"message": "…"}')];
  if (target === undefined) return [problem(en, 'has no message', 'give it the form {"message": "…"}')];

  const problems: Problem[] = [];
  const [here, there] = [placeholdersOf(target), placeholdersOf(source)];
  if (here !== there) {
    problems.push(
      problem(
        en,
        `has the placeholders ${here || '(none)'}, but ${there || '(none)'} in ${placed(vi, id)}`,
        'use the same placeholders in both',
      ),
    );
  }
  const isCopied = source === target || source === themeDefaults[id];
  if ((isCopied && !isLanguageNeutral(source, names)) || hasOnlyEnglish(source)) {
    const isEnglish = !hasVietnamese(source, names);
    problems.push(
      isEnglish
        ? problem(vi, `is still English: "${source}"`, SAME_WORD_MEND)
        : problem(en, `is still Vietnamese: "${target}"`, 'translate it'),
    );
  } else if (hasVietnamese(target, names)) {
    problems.push(
      problem(en, `contains Vietnamese: "${target}"`, 'translate it, or put a quotation in quotation marks'),
    );
  }
  return problems;
}

/** File and line of a text. */
function placeIn({ file, lineOf, places }: MessageFile, id: string): { file: string; line: number } {
  return { file: places?.get(id)?.file ?? file, line: places?.get(id)?.line ?? lineOf(id) };
}

function placed(messages: MessageFile, id: string): string {
  const { file, line } = placeIn(messages, id);
  return `${file}:${line}`;
}

/** The distinct `{placeholders}` of a text, over all its plural forms. */
function placeholdersOf(message: string): string {
  return [...new Set(message.match(/\{\w+\}/g) ?? [])].sort().join(' ');
}
