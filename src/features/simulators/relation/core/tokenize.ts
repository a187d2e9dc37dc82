export interface Token {
  readonly kind: 'word' | 'number' | 'text' | 'symbol';
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const KINDS = [
  ['word', /[A-Za-z_]\w*/y],
  ['number', /\d+(?:\.\d+)?/y],
  ['text', /'(?:[^']|'')*'(?!')/y],
  ['symbol', /<>|!=|<=|>=|[-+*=<>().]/y],
] as const;
const SPACE = /\s*/y;

/**
 * Splits a condition into words, numbers, quoted text and symbols. `stopped` is the index of the first character that
 * belongs to none of them, null where there is none. The SQL lab's tokenizer reads two whole dialects and never stops;
 * this one is a tenth of its size. A comment would swallow what the simulator writes after the condition, so `--` stops
 * it too.
 */
export function tokenize(text: string): { readonly tokens: readonly Token[]; readonly stopped: number | null } {
  const tokens: Token[] = [];
  for (let start = skip(SPACE, text, 0); start < text.length;) {
    const token = text.startsWith('--', start) ? null : readToken(text, start);
    if (!token) return { tokens, stopped: start };
    tokens.push(token);
    start = skip(SPACE, text, token.end);
  }
  return { tokens, stopped: null };
}

function readToken(text: string, start: number): Token | null {
  for (const [kind, pattern] of KINDS) {
    const end = skip(pattern, text, start);
    if (end > start) return { kind, text: text.slice(start, end), start, end };
  }
  return null;
}

function skip(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
