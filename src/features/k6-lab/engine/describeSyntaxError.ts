import { tokenizer } from 'acorn';
import type { Problem } from '../core/problem';

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '${': '}' };

interface Token {
  readonly label: string;
  readonly text: string;
  readonly line: number;
}

/** The tokens of a script, as far as it can be split into some. */
function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  try {
    for (const { type, start, end, loc } of tokenizer(source, {
      ecmaVersion: 2022,
      sourceType: 'module',
      locations: true,
    })) {
      tokens.push({ label: type.label, text: source.slice(start, end), line: loc?.start.line ?? 1 });
    }
  } catch {
    // What comes before the fault is enough.
  }
  return tokens;
}

/** The innermost bracket that nothing closes. */
function unclosedIn(source: string): Token | undefined {
  const open: Token[] = [];
  for (const token of tokensOf(source)) {
    if (CLOSING[token.label]) open.push(token);
    else if (token.label === CLOSING[open.at(-1)?.label ?? '']) open.pop();
  }
  return open.at(-1);
}

/**
 * Says what a parser found, and where: at the end of a script, the bracket that was not closed. The messages of the
 * parser are those of JavaScript, in English.
 */
export function describeSyntaxError(source: string, error: unknown): Problem {
  const { message, loc, pos = 0 } = error as Error & { loc?: { line: number }; pos?: number };
  const text = message.replace(/ \(\d+:\d+\)$/, '');
  const line = loc && { line: loc.line };
  if (text !== 'Unexpected token') return { code: 'syntax', ...line, found: text };
  const rest = source.slice(pos).trimStart();
  const unclosed = rest === '' ? unclosedIn(source) : undefined;
  if (unclosed) return { code: 'unclosed', line: unclosed.line, found: unclosed.text };
  const [token = ''] = /^(?:[\w$]+|\S)/.exec(rest) ?? [];
  return { code: 'syntax', ...line, found: token ? `${text} "${token}"` : 'Unexpected end of input' };
}
