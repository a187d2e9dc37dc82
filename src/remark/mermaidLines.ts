/** A text after parts of it were taken out, and where each of its characters stood before. */
interface Rest {
  readonly text: string;
  readonly origins: readonly number[];
}

/** What Mermaid takes out of a diagram before it counts lines, in this order (its `preprocessDiagram`). */
const TAKEN_OUT = [
  // Front matter.
  /^([^\S\n]*)-{3}\s*\n.*?\n\1-{3}\s*\n+/gs,
  // Directives: `%%{init: …}%%`.
  /%{2}\{\s*(?:\w+\s*:|\w+)\s*(?:\w+|(?:(?!\}%{2})[\s\S])*)?\s*(?:\}%{2})?/g,
  // Comments.
  /^\s*%%(?!\{)[^\n]+\n?/gm,
  // What is blank at the top.
  /^\s+/g,
];

function takeOut({ text, origins }: Rest, pattern: RegExp): Rest {
  const ends = [...text.matchAll(pattern)].map(({ index, 0: match }) => ({ start: index, end: index + match.length }));
  const isKept = (place: number) => !ends.some(({ start, end }) => place >= start && place < end);
  const places = [...text.split('').keys()].filter(isKept);
  return {
    text: places.map((place) => text[place]).join(''),
    origins: places.map((place) => origins[place] ?? 0),
  };
}

/**
 * The line of a diagram that Mermaid's parser means.
 *
 * @param counted - the line that the parser names, which counts neither comments nor settings, from 1
 * @returns the line of the text as its author wrote it, from 1, never beyond the last that has something on it
 */
export function originalLine(text: string, counted: number): number {
  const rest = TAKEN_OUT.reduce(takeOut, { text, origins: [...text.split('').keys()] });
  const lines = rest.text.trimEnd().split('\n');
  const before = lines.slice(0, Math.min(counted, lines.length) - 1).join('\n').length;
  const place = rest.text.slice(before).search(/[^\n]/) + before;
  return text.slice(0, rest.origins[place] ?? 0).split('\n').length;
}
