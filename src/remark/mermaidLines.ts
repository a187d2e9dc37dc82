/** A text from which parts were removed, with the original index of each character. */
interface Rest {
  readonly text: string;
  readonly origins: readonly number[];
}

/** What Mermaid removes from a diagram before it counts lines, in this order (its `preprocessDiagram`). */
const TAKEN_OUT = [
  // Front matter.
  /^([^\S\n]*)-{3}\s*\n.*?\n\1-{3}\s*\n+/gs,
  // Directives: `%%{init: …}%%`.
  /%{2}\{\s*(?:\w+\s*:|\w+)\s*(?:\w+|(?:(?!\}%{2})[\s\S])*)?\s*(?:\}%{2})?/g,
  // Comments.
  /^\s*%%(?!\{)[^\n]+\n?/gm,
  // Blank space at the top.
  /^\s+/g,
];

function takeOut({ text, origins }: Rest, pattern: RegExp): Rest {
  const ends = [...text.matchAll(pattern)].map(({ index, 0: match }) => ({ start: index, end: index + match.length }));
  const isKept = (index: number) => !ends.some(({ start, end }) => index >= start && index < end);
  const kept = [...text.split('').keys()].filter(isKept);
  return {
    text: kept.map((index) => text[index]).join(''),
    origins: kept.map((index) => origins[index] ?? 0),
  };
}

/**
 * The line of a diagram that Mermaid's parser refers to.
 *
 * @param counted - the line that the parser names, from 1, without comments and settings
 * @returns the line in the author's text, from 1; at most the last line that is not blank
 */
export function originalLine(text: string, counted: number): number {
  const rest = TAKEN_OUT.reduce(takeOut, { text, origins: [...text.split('').keys()] });
  const lines = rest.text.trimEnd().split('\n');
  const before = lines.slice(0, Math.min(counted, lines.length) - 1).join('\n').length;
  const index = rest.text.slice(before).search(/[^\n]/) + before;
  return text.slice(0, rest.origins[index] ?? 0).split('\n').length;
}
