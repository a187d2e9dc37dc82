import { RecordingProblem } from './recordingProblem';

/** One statement of an `input.sql`, without the comments before it, with its semicolon. */
export interface InputStatement {
  readonly sql: string;
  readonly part?: string;
  /** Line of its first word, from 1. */
  readonly line: number;
}

/** Where a statement stands in its text, from its first word to its semicolon. */
interface Place {
  readonly start: number;
  readonly end: number;
}

const PART_LINE = /^-- part:[ \t]*(.*?)[ \t]*$/gm;
const LABEL = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** What MySQL reads as one piece: quoted texts and names, comments, the end of a statement, a run of anything else. */
const PIECES =
  /'(?:[^'\\]|\\[^]|'')*'|"(?:[^"\\]|\\[^]|"")*"|`[^`]*`|(?<comment>--(?=\s|$)[^\n]*|#[^\n]*|\/\*(?![!+])[^]*?\*\/|\s+)|(?<end>;)|\/\*|[^'"`#;/\-\s]+|[^]/g;

/** Cuts a text for MySQL at the semicolons outside quotes and comments; what is empty is left out. */
export function splitForMysql(text: string): Place[] {
  const places: Place[] = [];
  let start: number | undefined;
  let last = 0;
  for (const { 0: piece, index, groups } of text.matchAll(PIECES)) {
    if (groups?.comment !== undefined) continue;
    const end = index + piece.length;
    if (groups?.end !== undefined) {
      if (start !== undefined) places.push({ start, end });
      start = undefined;
    } else {
      start ??= index;
      last = end;
    }
  }
  if (start !== undefined) places.push({ start, end: last });
  return places;
}

function problemAt(text: string, offset: number, message: string, mend: string): RecordingProblem {
  return new RecordingProblem(`line ${text.slice(0, offset).split('\n').length}: ${message}`, mend);
}

function readLabels(text: string): { label: string; offset: number }[] {
  const labels = [...text.matchAll(PART_LINE)].map(({ 1: label = '', index }) => ({ label, offset: index }));
  labels.forEach(({ label, offset }, index) => {
    if (!LABEL.test(label))
      throw problemAt(text, offset, `"${label}" is no label of a part`, 'write lower-case words, as in full-join');
    if (labels.some((other, place) => place < index && other.label === label))
      throw problemAt(text, offset, `the part "${label}" has begun above`, 'choose another label');
  });
  return labels;
}

/**
 * Reads an input of a recording: its statements, each with the label of the nearest `-- part:` line above it.
 *
 * @param split - cuts the text as the server at hand reads it
 * @throws {@link RecordingProblem} for a label that is wrong, used twice or without a statement
 */
export function parseSqlInput(text: string, split: (text: string) => readonly Place[]): InputStatement[] {
  const labels = readLabels(text);
  const statements = split(text).map(({ start, end }): InputStatement => {
    const part = labels.filter(({ offset }) => offset < start).at(-1)?.label;
    return {
      sql: text.slice(start, end),
      ...(part !== undefined && { part }),
      line: text.slice(0, start).split('\n').length,
    };
  });
  const idle = labels.find(({ label }) => !statements.some(({ part }) => part === label));
  if (idle) throw problemAt(text, idle.offset, `the part "${idle.label}" has no statement`, 'write one below it');
  if (statements.length === 0) throw new RecordingProblem('the input has no statement', 'write one');
  return statements;
}
