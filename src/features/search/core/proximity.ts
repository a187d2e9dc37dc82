import type { SearchIndex, SectionWords } from './buildIndex';
import { countBits } from './countBits';
import type { Expansion } from './expandToken';

/** How a section's words match a query's tokens. */
export interface Proximity {
  /** Most telling run of consecutive tokens, in their order, as a share of what all tokens say. */
  title: number;
  heading: number;
  content: number;
  /** Tokens of the longest run. */
  length: number;
  /** Tokens found anywhere in the section or in the title of its page, one bit each. */
  found: number;
  /** Share of the tokens typed with diacritics that the section has only with others. */
  inexact: number;
}

/**
 * For each word id, the tokens it matches, one bit each: `accepted` for all of them, `exact` for those with the same
 * diacritics.
 */
export interface TokenMasks {
  accepted: Uint32Array;
  exact: Uint32Array;
  count: number;
  marked: number;
  /** What the tokens before each token say in sum, as a share of what all say. */
  said: Float32Array;
}

/** Builds the masks that compare the tokens of a query with word ids. */
export function tokenMasks(
  index: SearchIndex,
  expansions: readonly Expansion[],
  rarities: readonly number[],
): TokenMasks {
  const size = index.words.length;
  const masks: TokenMasks = {
    accepted: new Uint32Array(size),
    exact: new Uint32Array(size),
    count: expansions.length,
    marked: 0,
    said: new Float32Array(expansions.length + 1),
  };
  const total = rarities.reduce((sum, value) => sum + value, 0) || 1;
  rarities.forEach((value, at) => (masks.said[at + 1] = (masks.said[at] as number) + value / total));
  expansions.forEach(({ token, words, exact }, position) => {
    const bit = 1 << position;
    if (token.isMarked) masks.marked |= bit;
    for (const word of words) {
      const id = index.ids.get(word);
      if (id === undefined) continue;
      masks.accepted[id] = (masks.accepted[id] as number) | bit;
      if (exact.has(word)) masks.exact[id] = (masks.exact[id] as number) | bit;
    }
  });
  return masks;
}

/** What one part of a section matches of a query. */
interface PartMatch {
  /** Most telling run of consecutive tokens, in their order; `length` is that of the longest. */
  run: number;
  length: number;
  found: number;
  exact: number;
}

const MAX_TOKENS = 32;
const runs = new Uint8Array(MAX_TOKENS + 1);

/**
 * Scans the words of a part once. `runs[t + 1]` is the length of the run of tokens that ends with token `t` at the
 * previous word; the slot before token 0 stays 0.
 */
function matchPart(ids: Uint32Array, { accepted, exact, count, said }: TokenMasks): PartMatch {
  const match: PartMatch = { run: 0, length: 0, found: 0, exact: 0 };
  let isRunning = false;
  runs.fill(0);
  for (const id of ids) {
    const mask = accepted[id] as number;
    if (mask === 0) {
      if (isRunning) runs.fill(0);
      isRunning = false;
      continue;
    }
    isRunning = true;
    match.found |= mask;
    match.exact |= exact[id] as number;
    // Descending, so that each token still reads the run of the token before it at the previous word.
    for (let token = count - 1; token >= 0; token -= 1) {
      const run = (mask >> token) & 1 ? (runs[token] as number) + 1 : 0;
      runs[token + 1] = run;
      if (run === 0) continue;
      if (run > match.length) match.length = run;
      const share = (said[token + 1] as number) - (said[token + 1 - run] as number);
      if (share > match.run) match.run = share;
    }
  }
  return match;
}

/**
 * Measures how closely a section matches the tokens of a query.
 *
 * @param titleId - the first section of the same page, whose heading is the title
 */
export function proximity(index: SearchIndex, sectionId: number, titleId: number, masks: TokenMasks): Proximity {
  const own = index.sectionWords[sectionId] as SectionWords;
  const title = matchPart((index.sectionWords[titleId] as SectionWords).heading, masks);
  const heading = sectionId === titleId ? title : matchPart(own.heading, masks);
  const content = matchPart(own.content, masks);
  const extra = matchPart(own.extra, masks);
  const exact = title.exact | heading.exact | content.exact | extra.exact;
  const found = title.found | heading.found | content.found | extra.found;
  const marked = masks.marked & found;
  return {
    title: title.run,
    heading: sectionId === titleId ? 0 : heading.run,
    // A single word of a longer query is no run.
    content: Math.max(...[content, extra].map(({ run, length }) => (length > 1 || masks.count === 1 ? run : 0))),
    length: Math.max(title.length, heading.length, content.length, extra.length),
    found,
    inexact: marked === 0 ? 0 : countBits(marked & ~exact) / countBits(masks.marked),
  };
}

/** Whether a token stands beside its neighbour in the query somewhere in a section or in the title of its page. */
export function standsBeside(index: SearchIndex, sectionId: number, { accepted }: TokenMasks, token: number): boolean {
  const near = (1 << (token + 1)) | ((1 << token) >>> 1);
  const has = (id: number | undefined, mask: number) => id !== undefined && ((accepted[id] as number) & mask) !== 0;
  const parts = [sectionId, index.titles[sectionId] as number].map((id) => index.sectionWords[id] as SectionWords);
  return parts.some(({ heading, content, extra }) =>
    [heading, content, extra].some((ids) =>
      ids.some((id, at) => has(id, 1 << token) && (has(ids[at - 1], near) || has(ids[at + 1], near))),
    ),
  );
}
