import { LEXICAL_GRAMMARS, lexicalUnits } from './lexicalSkeleton';
import { markupUnits, mermaidUnits, plainTextUnits } from './textSkeleton';
import { typescriptUnits } from './typescriptSkeleton';

/** A piece of code that a translation must not change; lines count from 1 inside the fence. */
export interface CodeUnit {
  text: string;
  line: number;
}

const TYPESCRIPT = new Set(['js', 'jsx', 'mjs', 'cjs', 'javascript', 'ts', 'tsx', 'typescript']);
const MARKUP = new Set(['html', 'xml', 'svg', 'vue']);

/**
 * What two fences must have in common: the code without comments, string contents and JSX text. Languages without a
 * grammar here, and plain output, are compared by line count and by the numbers in each line.
 */
export function codeSkeleton(code: string, language: string): CodeUnit[] {
  const name = language.toLowerCase();
  if (TYPESCRIPT.has(name)) return typescriptUnits(code, name === 'ts');
  if (MARKUP.has(name)) return markupUnits(code);
  if (name === 'mermaid') return mermaidUnits(code);
  const grammar = LEXICAL_GRAMMARS.get(name);
  return grammar ? lexicalUnits(code, grammar) : plainTextUnits(code);
}
