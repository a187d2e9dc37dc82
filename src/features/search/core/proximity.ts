import type { SearchIndex, SectionWords } from './buildIndex';
import { countBits } from './countBits';
import type { Expansion } from './expandToken';

/** How a section's words match a query's tokens. */
export interface Proximity {
  /** Longest run of consecutive tokens, in their order, as a share of all tokens. */
  title: number;
  heading: number;
  content: number;
  /** Tokens found anywhere in the section or in the title of its page, one bit each. */
  found: number;
  /** Share of the tokens typed with diacritics that the section does not have with those diacritics. */
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
}

/** Builds the masks that compare the tokens of a query with word ids. */
export function tokenMasks(index: SearchIndex, expansions: readonly Expansion[]): TokenMasks {
  const size = index.words.length;
  const masks: TokenMasks = {
    accepted: new Uint32Array(size),
    exact: new Uint32Array(size),
    count: expansions.length,
    marked: 0,
  };
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
  /** Longest run of consecutive tokens, in their order. */
  run: number;
  found: number;
  exact: number;
}

const MAX_TOKENS = 32;
const runs = new Uint8Array(MAX_TOKENS + 1);

/**
 * Scans the words of a part once. `runs[t + 1]` is the length of the run of tokens that ends with token `t` at the
 * previous word; the slot before token 0 stays 0.
 */
function matchPart(ids: Uint32Array, { accepted, exact, count }: TokenMasks): PartMatch {
  const match: PartMatch = { run: 0, found: 0, exact: 0 };
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
      if (run > match.run) match.run = run;
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
  return {
    title: title.run / masks.count,
    heading: sectionId === titleId ? 0 : heading.run / masks.count,
    content: Math.max(content.run, extra.run) / masks.count,
    found: title.found | heading.found | content.found | extra.found,
    inexact: masks.marked === 0 ? 0 : countBits(masks.marked & ~exact) / countBits(masks.marked),
  };
}

/** Whether the title, the heading or the text of a section contains a phrase word for word. */
export function holdsPhrase(
  index: SearchIndex,
  sectionId: number,
  titleId: number,
  phrase: readonly Expansion[],
): boolean {
  const { title, heading, content } = proximity(index, sectionId, titleId, tokenMasks(index, phrase));
  return Math.max(title, heading, content) === 1;
}
