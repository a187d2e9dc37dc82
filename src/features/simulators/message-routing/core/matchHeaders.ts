import { X_MATCH, type CheckedPair, type Pair, type Verdict, type XMatch } from './types';

const MODE = 'x-match';

/** How many pairs of a binding must be in the message; `all` unless the binding says otherwise. */
export function modeOf(pairs: readonly Pair[]): XMatch {
  const value = pairs.find(([name]) => name === MODE)?.[1];
  return X_MATCH.find((mode) => mode === value) ?? 'all';
}

/**
 * Whether the pairs of a binding are in a message. `all` and `any` ignore the binding's names that begin with `x-`. With
 * nothing to compare, `all` matches everything and `any` nothing.
 */
export function matchHeaders(pairs: readonly Pair[], headers: readonly Pair[]): Verdict {
  const mode = modeOf(pairs);
  const isAll = mode.startsWith('all');
  const seesX = mode.endsWith('-with-x');
  const sent = new Map(headers);
  const checked = pairs
    .filter(([name]) => name !== MODE)
    .map(([name, value]): CheckedPair => {
      if (!seesX && name.startsWith('x-')) return { pair: [name, value], state: 'ignored' };
      if (!sent.has(name)) return { pair: [name, value], state: 'missing' };
      return { pair: [name, value], state: sent.get(name) === value ? 'equal' : 'different' };
    });
  const compared = checked.filter(({ state }) => state !== 'ignored');
  const equal = compared.filter(({ state }) => state === 'equal').length;
  const matches = isAll ? equal === compared.length : equal > 0;
  return { matches, reason: { code: 'pairs', mode, pairs: checked } };
}
