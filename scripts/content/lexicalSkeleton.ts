// cspell:ignore nasm pgsql

import type { CodeUnit } from './codeSkeleton';

/** How comments and strings of a language look; enough to leave them out. */
export interface LexicalGrammar {
  lineComments: readonly string[];
  blockComments: readonly (readonly [open: string, close: string])[];
  /** Longest first, so that `"""` is seen before `"`. */
  quotes: readonly string[];
  /** Escape inside strings; SQL doubles the quote instead. */
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

/** Fence language → grammar. */
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

/** The lines of code without comments and string contents; blank lines and indentation do not count. */
export function lexicalUnits(code: string, grammar: LexicalGrammar): CodeUnit[] {
  const kept = strip(code, grammar);
  return kept
    .split('\n')
    .map((line, index) => ({ text: line.trim().replace(/\s+/g, ' '), line: index + 1 }))
    .filter(({ text }) => text !== '');
}

/** Code with comments and string contents removed; line breaks stay where they were. */
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

/** `#` opens a comment only where a word could begin: not in `$#` or an address. */
function opensComment(code: string, at: number, mark: string): boolean {
  return mark !== '#' || at === 0 || /\s/.test(code.charAt(at - 1));
}

function indexOrEnd(code: string, token: string, from: number): number {
  const index = code.indexOf(token, from);
  return index < 0 ? code.length : index;
}

/** Index after the closing quote; a quote that is never closed ends with its line. */
function endOfString(code: string, from: number, quote: string, backslash: boolean): number {
  for (let at = from; at < code.length; at += 1) {
    const isEscape = backslash ? code[at] === '\\' : code.startsWith(quote + quote, at);
    if (isEscape) at += 1;
    else if (code.startsWith(quote, at)) return at + quote.length;
  }
  return indexOrEnd(code, '\n', from);
}
