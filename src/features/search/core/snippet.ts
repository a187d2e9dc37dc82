import { countBits } from './countBits';
import type { MarkedRange } from './highlight';

interface Piece {
  start: number;
  end: number;
}

/** The text of a section on one line: cells apart by a dot, blocks by a space. */
export function onOneLine(text: string): string {
  return text.replaceAll('\t', ' · ').replaceAll('\n', ' ');
}

function wordPieces(text: string): Piece[] {
  // The dot between two cells belongs to the word before it.
  return [...text.matchAll(/\S+(?: ·(?= ))?/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** First word of the stretch of `size` words that holds the most tokens of the query, and of those the most marks. */
function bestStart(pieces: readonly Piece[], ranges: readonly MarkedRange[], size: number): number {
  const marksOf = pieces.map(({ start, end }) => ranges.filter((range) => range.start < end && range.end > start));
  let best = { start: 0, score: -1, first: 0, last: 0 };
  for (let start = 0; start < pieces.length; start += 1) {
    if (start > 0 && (marksOf[start] ?? []).length === 0) continue;
    const window = marksOf.slice(start, start + size);
    const tokens = window.flat().reduce((mask, range) => mask | range.tokens, 0);
    const score = countBits(tokens) * 100 + window.flat().length;
    const last = window.reduce((found, marks, at) => (marks.length > 0 ? at : found), -1);
    if (score > best.score) best = { start, score, first: start, last: start + last };
  }
  // What is left of the window goes half before the first mark.
  const spare = size - (best.last - best.first + 1);
  return Math.max(0, Math.min(best.start - Math.floor(spare / 2), pieces.length - size));
}

/** A stretch of a text of at most `size` words around its marks. */
export function snippetRange(text: string, ranges: readonly MarkedRange[], size: number): Piece {
  const pieces = wordPieces(text);
  if (pieces.length <= size) return { start: 0, end: text.length };
  const first = bestStart(pieces, ranges, size);
  return { start: (pieces[first] as Piece).start, end: (pieces[first + size - 1] as Piece).end };
}
