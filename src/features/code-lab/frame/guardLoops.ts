import { parse } from 'sucrase/dist/parser';
import { TokenType } from 'sucrase/dist/parser/tokenizer/types';

/** Name of the guard in the scope of the guarded code. */
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
 * Inserts a call of {@link GUARD} before each iteration of `while`, `do` and `for (;;)` loops.
 *
 * A worker can always be terminated from outside, but browsers take seconds to do so, during which a loop can fill the
 * memory of the page's own process. The guard ends most loops sooner. Loops over a collection end by themselves, and so
 * does recursion.
 *
 * @param code - JavaScript without JSX
 * @returns the code with the calls inserted; line numbers are preserved
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

/**
 * Thrown to end a loop that has run too long; a separate class, so that the page can explain it in the reader's
 * language.
 */
export class EndlessLoop extends Error {
  override name = 'EndlessLoop';
}

const CHECK_EVERY = 20;

/**
 * Creates a guard that throws once loops have blocked the thread for longer than the limit.
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
      // The callback runs once the thread is free again, which resets the time.
      setTimeout(() => {
        since = undefined;
      });
    } else if (now - since > limit) {
      throw new EndlessLoop(`A loop ran for more than ${limit / 1000} s and was stopped`);
    }
    return true;
  };
}
