import { parse } from 'sucrase/dist/parser';
import { TokenType } from 'sucrase/dist/parser/tokenizer/types';

/** Name under which the guard is in scope of the guarded code. */
export const GUARD = '__guardLoop';

const OPENING = new Set([TokenType.parenL, TokenType.braceL, TokenType.bracketL, TokenType.dollarBraceL]);
const CLOSING = new Set([TokenType.parenR, TokenType.braceR, TokenType.bracketR]);

interface Token {
  type: TokenType;
  start: number;
  end: number;
}

/** Index of the first `;` directly inside the parenthesis opened at `open`; -1 for `for … of` and `for … in`. */
function firstSemicolon(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index += 1) {
    const { type } = tokens[index] as Token;
    if (OPENING.has(type)) depth += 1;
    if (CLOSING.has(type)) depth -= 1;
    if (depth === 0) return -1;
    if (depth === 1 && type === TokenType.semi) return index;
  }
  return -1;
}

/**
 * Has every `while`, `do` and `for (;;)` loop ask {@link GUARD} before each turn.
 *
 * A worker is ended from outside, whatever it does, but browsers take seconds to do it, in which a loop can fill the
 * memory of the page's own process: most loops end themselves sooner. Loops over a collection end with it, and
 * recursion ends by itself.
 *
 * @param code - JavaScript without JSX
 * @returns the same code with the calls put in; line numbers stay
 */
export function guardLoops(code: string): string {
  const tokens: readonly Token[] = parse(code, false, false, false).tokens;
  const insertions: { at: number; text: string }[] = [];
  tokens.forEach(({ type }, index) => {
    if (type === TokenType._while) {
      const open = tokens[index + 1];
      if (open) insertions.push({ at: open.end, text: `${GUARD}(), ` });
    } else if (type === TokenType._for) {
      const semicolon = firstSemicolon(tokens, index + 1);
      const [here, next] = [tokens[semicolon], tokens[semicolon + 1]];
      if (!here) return;
      insertions.push({ at: here.end, text: next?.type === TokenType.semi ? ` ${GUARD}()` : ` ${GUARD}(), ` });
    }
  });
  return insertions
    .sort((a, b) => b.at - a.at)
    .reduce((text, { at, text: call }) => text.slice(0, at) + call + text.slice(at), code);
}

/** Ends a loop that has run too long; a class of its own so that the page can say so in the reader's language. */
export class EndlessLoop extends Error {
  override name = 'EndlessLoop';
}

const CHECK_EVERY = 20;

/**
 * A guard that throws once loops have held the thread for longer than the limit without a pause.
 *
 * @param limit - milliseconds
 */
export function createLoopGuard(limit: number): () => boolean {
  let turns = 0;
  let since: number | undefined;
  return () => {
    turns += 1;
    if (turns % CHECK_EVERY !== 0) return true;
    const now = performance.now();
    if (since === undefined) {
      since = now;
      // Runs only when the thread is free again, which is what ends the stretch.
      setTimeout(() => {
        since = undefined;
      });
    } else if (now - since > limit) {
      throw new EndlessLoop(`A loop ran for more than ${limit / 1000} s and was stopped`);
    }
    return true;
  };
}
