import { RecordingProblem } from './recordingProblem';

/** One statement of an `input.sql` with its semicolon, but without the comments before it. */
export interface InputStatement {
  readonly sql: string;
  readonly part?: string;
  /** The user in whose session the statement runs; without one, it runs in the recording's own session. */
  readonly user?: string;
  /** Line of the statement's first word, counted from 1. */
  readonly line: number;
}

/** The range of a statement in its text, from its first word to its semicolon. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

const PART_LINE = /^-- part:[ \t]*(.*?)[ \t]*$/gm;
const USER_LINE = /^-- as:[ \t]*(.*?)[ \t]*$/gm;
const USER = /^[a-z_][a-z0-9_]*$/;
const LABEL = /^(?=.*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** MySQL's lexical units: quoted texts and names, comments, the end of a statement, a run of anything else. */
const PIECES =
  /'(?:[^'\\]|\\[^]|'')*'|"(?:[^"\\]|\\[^]|"")*"|`[^`]*`|(?<comment>--(?=\s|$)[^\n]*|#[^\n]*|\/\*(?![!+])[^]*?\*\/|\s+)|(?<end>;)|\/\*|[^'"`#;/\-\s]+|[^]/g;

const WITH_BODY = /^CREATE\b[^(]*\b(?:PROCEDURE|FUNCTION|TRIGGER|EVENT)\b/i;
/** Words that open or close a block of a stored program; END IF and the like close blocks that are not counted. */
const BLOCK_WORDS = /\b(?:(?<open>BEGIN|CASE)|END\s+(?:IF|LOOP|WHILE|REPEAT)|(?<close>END(?:\s+CASE)?))\b/gi;

/** Whether a text that may end here is a stored program whose BEGIN has no END yet. */
function isInBody(pieces: readonly string[]): boolean {
  const words = pieces.join(' ');
  if (!WITH_BODY.test(words)) return false;
  let depth = 0;
  for (const { groups } of words.matchAll(BLOCK_WORDS)) depth += groups?.open ? 1 : groups?.close ? -1 : 0;
  return depth > 0;
}

/**
 * Cuts a text for MySQL at the semicolons outside quotes, comments and the bodies of stored programs; what is empty
 * is left out.
 */
export function splitForMysql(text: string): TextRange[] {
  const ranges: TextRange[] = [];
  let start: number | undefined;
  let last = 0;
  /** The statement so far, without quoted texts. */
  let pieces: string[] = [];
  for (const { 0: piece, index, groups } of text.matchAll(PIECES)) {
    if (groups?.comment !== undefined) continue;
    const end = index + piece.length;
    if (groups?.end !== undefined && !isInBody(pieces)) {
      if (start !== undefined) ranges.push({ start, end });
      start = undefined;
      pieces = [];
    } else {
      start ??= index;
      last = end;
      if (!/^['"`]/.test(piece)) pieces.push(piece);
    }
  }
  if (start !== undefined) ranges.push({ start, end: last });
  return ranges;
}

function problemAt(text: string, offset: number, message: string, mend: string): RecordingProblem {
  return new RecordingProblem(`line ${text.slice(0, offset).split('\n').length}: ${message}`, mend);
}

function readLabels(text: string): { label: string; offset: number }[] {
  const labels = [...text.matchAll(PART_LINE)].map(({ 1: label = '', index }) => ({ label, offset: index }));
  labels.forEach(({ label, offset }, index) => {
    if (!LABEL.test(label))
      throw problemAt(text, offset, `"${label}" is not a valid part label`, 'write lower-case words, as in full-join');
    if (labels.slice(0, index).some((other) => other.label === label))
      throw problemAt(text, offset, `there is already a part "${label}" above`, 'choose another label');
  });
  return labels;
}

function readUsers(text: string): { user: string; offset: number }[] {
  return [...text.matchAll(USER_LINE)].map(({ 1: user = '', index: offset }) => {
    if (!USER.test(user))
      throw problemAt(text, offset, `"${user}" is not a valid user name`, 'write lower-case letters, as in clerk');
    return { user, offset };
  });
}

/**
 * Reads an input of a recording: its statements, each with the label of the nearest `-- part:` line above it, and the
 * user of the nearest `-- as:` line.
 *
 * @param split - splits the text by the syntax of the server
 * @throws {@link RecordingProblem} for a label that is invalid, repeated or without a statement, and for an invalid
 * user
 */
export function parseSqlInput(text: string, split: (text: string) => readonly TextRange[]): InputStatement[] {
  const labels = readLabels(text);
  const users = readUsers(text);
  const statements = split(text).map(({ start, end }): InputStatement => {
    const part = labels.filter(({ offset }) => offset < start).at(-1)?.label;
    const user = users.filter(({ offset }) => offset < start).at(-1)?.user;
    return {
      sql: text.slice(start, end),
      ...(part !== undefined && { part }),
      ...(user !== undefined && { user }),
      line: text.slice(0, start).split('\n').length,
    };
  });
  const idle = labels.find(({ label }) => !statements.some(({ part }) => part === label));
  if (idle) throw problemAt(text, idle.offset, `the part "${idle.label}" has no statement`, 'write one below it');
  if (statements.length === 0) throw new RecordingProblem('the input has no statements', 'write one');
  return statements;
}
