import { checkDocument } from './checkDocument';
import { checkText } from './checkText';
import { checkWording } from './checkWording';
import { compareTwins } from './compareTwins';
import { type DocumentPair, readText } from './contentPaths';
import type { ContentDocument, Language } from './document';
import { SourceSyntaxError } from './locatedMap';
import { parseDocument } from './parseDocument';
import type { Problem } from './problem';

/** State of one language of a document; `differs` means that its structure does not match. */
export type TranslationState = 'ok' | 'stale' | 'differs' | 'missing';

/** A document with the state of its two languages. */
export interface CheckedPair extends DocumentPair {
  viState: 'ok' | 'missing';
  enState: TranslationState;
  lastChecked: string | undefined;
  problems: Problem[];
}

/** Reads both languages of a document and compares them. */
export function checkPair(root: string, pair: DocumentPair): CheckedPair {
  const problems: Problem[] = [];
  const read = (file: string, language: Language) => readChecked(root, file, language, pair, problems);
  const vi = read(pair.vi, 'vi');
  const en = read(pair.en, 'en');
  if (vi === 'missing') {
    problems.push({
      file: pair.en,
      line: 1,
      message: `there is no Vietnamese original ${pair.vi}`,
      mend: 'write it, or delete this file',
    });
  }
  if (en === 'missing') {
    problems.push({ file: pair.vi, line: 1, message: 'there is no English twin', mend: `write ${pair.en}` });
  }
  if (typeof vi === 'object' && typeof en === 'object') problems.push(...compareTwins(vi, en));
  return {
    ...pair,
    viState: vi === 'missing' ? 'missing' : 'ok',
    enState: en === 'missing' ? 'missing' : stateOf(problems),
    lastChecked: typeof vi === 'object' ? asText(vi.frontMatter.values.last_checked) : undefined,
    problems,
  };
}

function readChecked(
  root: string,
  file: string,
  language: Language,
  { kind }: DocumentPair,
  problems: Problem[],
): ContentDocument | 'missing' | 'unreadable' {
  const text = readText(root, file);
  if (text === undefined) return 'missing';
  problems.push(...checkText(file, text), ...checkWording(file, text));
  try {
    const document = parseDocument(file, text);
    problems.push(...checkDocument(document, language, kind));
    return document;
  } catch (error) {
    if (!(error instanceof SourceSyntaxError)) throw error;
    problems.push({ file, line: error.line, message: error.message, mend: 'fix the syntax' });
    return 'unreadable';
  }
}

function stateOf(problems: readonly Problem[]): TranslationState {
  if (problems.some(({ kind }) => kind !== 'stale')) return 'differs';
  return problems.length > 0 ? 'stale' : 'ok';
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
