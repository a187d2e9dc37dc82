// cspell:ignore nasm pgsql

import type { CodeUnit } from './codeSkeleton';

/** The syntax of comments and strings in a language, as far as needed to skip them. */
export interface LexicalGrammar {
  lineComments: readonly string[];
  blockComments: readonly (readonly [open: string, close: string])[];
  /** Longest first, so that `"""` is recognized before `"`. */
  quotes: readonly string[];
  /** Whether a backslash escapes inside strings; SQL doubles the quote instead. */
  backslash: boolean;
}

const C_LIKE: LexicalGrammar = {
  lineComments: ['//'],
  blockComments: [['/*', '*/']],
  quotes: ['"', "'"],
  backslash: true,
};
const SHELL_LIKE: LexicalGrammar = { lineComments: ['#'], blockComments: [], quotes: ['"', "'"], backslash: true };
const PYTHON: LexicalGrammar = { ...SHELL_LIKE, quotes: ['"""', "'''", '"', "'"] };
const SQL: LexicalGrammar = {
  lineComments: ['--', '#'],
  blockComments: [['/*', '*/']],
  quotes: ["'", '"'],
  backslash: false,
};
const ASSEMBLY: LexicalGrammar = { lineComments: [';'], blockComments: [], quotes: ['"', "'"], backslash: false };
const JSON_LIKE: LexicalGrammar = { ...C_LIKE, quotes: ['"'] };
const HTTP: LexicalGrammar = { lineComments: ['#'], blockComments: [], quotes: ['"'], backslash: true };

/** Grammar by fence language. */
export const LEXICAL_GRAMMARS: ReadonlyMap<string, LexicalGrammar> = new Map(
  (
    [
      ['c cpp c++ java kotlin go rust csharp cs php css scss graphql dbml groovy swift', C_LIKE],
      [
        'bash sh shell zsh powershell yaml yml toml ini dockerfile docker makefile nginx properties env ruby',
        SHELL_LIKE,
      ],
      ['python py', PYTHON],
      ['sql mysql sqlite postgresql pgsql', SQL],
      ['nasm asm assembly', ASSEMBLY],
      ['json json5 jsonc', JSON_LIKE],
      ['http', HTTP],
    ] as const
  ).flatMap(([names, grammar]) => names.split(' ').map((name) => [name, grammar] as const)),
);

/** The lines of code without comments and string contents; blank lines and indentation are ignored. */
export function lexicalUnits(code: string, grammar: LexicalGrammar): CodeUnit[] {
  const kept = strip(code, grammar);
  return kept
    .split('\n')
    .map((line, index) => ({ text: line.trim().replace(/\s+/g, ' '), line: index + 1 }))
    .filter(({ text }) => text !== '');
}

/** Removes comments and string contents; keeps line breaks. */
function strip(code: string, { lineComments, blockComments, quotes, backslash }: LexicalGrammar): string {
  let kept = '';
  let at = 0;
  const startsWith = (token: string) => code.startsWith(token, at);
  const skipTo = (end: number) => {
    kept += code.slice(at, end).replace(/[^\n]/g, '');
    at = end;
  };
  while (at < code.length) {
    const block = blockComments.find(([open]) => startsWith(open));
    const quote = quotes.find(startsWith);
    if (lineComments.some((mark) => startsWith(mark) && opensComment(code, at, mark))) {
      skipTo(indexOrEnd(code, '\n', at));
    } else if (block) {
      skipTo(Math.min(indexOrEnd(code, block[1], at + block[0].length) + block[1].length, code.length));
    } else if (quote) {
      const end = endOfString(code, at + quote.length, quote, backslash);
      kept += quote;
      skipTo(end);
      kept += quote;
    } else {
      kept += code[at];
      at += 1;
    }
  }
  return kept;
}

/** `#` starts a comment only where a word could begin: not in `$#` or a URL. */
function opensComment(code: string, at: number, mark: string): boolean {
  return mark !== '#' || at === 0 || /\s/.test(code.charAt(at - 1));
}

function indexOrEnd(code: string, token: string, from: number): number {
  const index = code.indexOf(token, from);
  return index < 0 ? code.length : index;
}

/** Index after the closing quote; an unclosed quote ends at the end of its line. */
function endOfString(code: string, from: number, quote: string, backslash: boolean): number {
  for (let at = from; at < code.length; at += 1) {
    const isEscape = backslash ? code[at] === '\\' : code.startsWith(quote + quote, at);
    if (isEscape) at += 1;
    else if (code.startsWith(quote, at)) return at + quote.length;
  }
  return indexOrEnd(code, '\n', from);
}
