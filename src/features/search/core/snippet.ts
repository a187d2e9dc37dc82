import { countBits } from './countBits';
import type { MarkedRange } from './highlight';
import { remember } from './remember';

interface Piece {
  start: number;
  end: number;
}

/** Puts the text of a section on one line: cells separated by a dot, blocks by a space. */
export function onOneLine(text: string): string {
  return text.replaceAll('\t', ' · ').replaceAll('\n', ' ');
}

/** Cached, because most hits stay the same while a query is typed. */
const piecesOf = remember(500, (text): Piece[] =>
  // The dot between two cells belongs to the word before it.
  [...text.matchAll(/\S+(?: ·(?= ))?/g)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
);

/** Index of the first piece that ends after an offset in the text. */
function pieceAt(pieces: readonly Piece[], offset: number): number {
  let low = 0;
  let high = pieces.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle] as Piece).end > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** First word of the window of `size` words that contains the most query tokens, then the most marks. */
function bestStart(pieces: readonly Piece[], ranges: readonly MarkedRange[], size: number): number {
  const spans = ranges.map(({ start, end, tokens }) => ({
    first: pieceAt(pieces, start),
    last: pieceAt(pieces, end - 1),
    tokens,
  }));
  let best = { first: 0, last: -1, score: -1 };
  spans.forEach(({ first }, at) => {
    let tokens = 0;
    let last = first;
    let count = 0;
    for (const span of spans.slice(at)) {
      if (span.first >= first + size) break;
      tokens |= span.tokens;
      last = Math.min(span.last, first + size - 1);
      count += 1;
    }
    const score = countBits(tokens) * 100 + count;
    if (score > best.score) best = { first, last, score };
  });
  // Half of the rest of the window goes before the first mark.
  const spare = size - (best.last - best.first + 1);
  return Math.max(0, Math.min(best.first - Math.floor(spare / 2), pieces.length - size));
}

/** Range of at most `size` words of a text around its marks. */
export function snippetRange(text: string, ranges: readonly MarkedRange[], size: number): Piece {
  const pieces = piecesOf(text);
  if (pieces.length <= size) return { start: 0, end: text.length };
  const first = bestStart(pieces, ranges, size);
  return { start: (pieces[first] as Piece).start, end: (pieces[first + size - 1] as Piece).end };
}
