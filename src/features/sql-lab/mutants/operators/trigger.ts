import type { Operator } from './operator';

/** A range in the text of a statement, and its replacement. */
interface Edit {
  readonly what: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const STRING = /'(?:[^']|'')*'/g;
const HEADER_END = /\bBEGIN\b|\bEXECUTE\b/i;

const TIMINGS: Readonly<Record<string, string>> = { AFTER: 'BEFORE', BEFORE: 'AFTER' };
const EVENTS: Readonly<Record<string, string>> = { INSERT: 'UPDATE', UPDATE: 'INSERT', DELETE: 'INSERT' };
const ROWS: Readonly<Record<string, string>> = { OLD: 'NEW', NEW: 'OLD' };
const SIGNS: Readonly<Record<string, string>> = {
  '<>': '=',
  '<=': '<',
  '>=': '>',
  '<': '<=',
  '>': '>=',
  '+': '-',
  '-': '+',
  'IS DISTINCT FROM': '<>',
  'NOT FOUND': 'FOUND',
  AND: 'OR',
  OR: 'AND',
};

/** Edits every match of a pattern; its first group is the replaced range. */
function editsOf(text: string, pattern: RegExp, from: number, edit: (found: string) => readonly [string, string]) {
  return [...text.matchAll(pattern)].map((match): Edit => {
    const found = match[1] ?? match[0];
    const start = from + match.index + match[0].indexOf(found);
    const [what, replacement] = edit(found);
    return { what, start, end: start + found.length, text: replacement };
  });
}

const swap = (names: Readonly<Record<string, string>>) => (found: string) => {
  const other = names[found.replace(/\s+/g, ' ').toUpperCase()] ?? found;
  return [`${found} → ${other}`, other] as const;
};
const drop = (found: string) => [`${found.trim().split(/\s+/).slice(0, 2).join(' ')} … dropped`, ''] as const;

/** Edits when a trigger runs: before or after, on which event, for each row or statement, under which condition. */
function headerEdits(header: string): Edit[] {
  return [
    ...editsOf(header, /\b(AFTER|BEFORE)\b/gi, 0, swap(TIMINGS)),
    ...editsOf(header, /\b(?:AFTER|BEFORE|OR)\s+(INSERT|UPDATE|DELETE)\b/gi, 0, swap(EVENTS)),
    ...editsOf(header, /\s+OR\s+(?:INSERT|UPDATE|DELETE)\b/gi, 0, drop),
    ...editsOf(header, /\bWHEN\b.*$/gis, 0, drop),
  ];
}

/** Edits what the code does: drops a statement or its WHERE. */
function bodyEdits(body: string, from: number): Edit[] {
  return [
    ...editsOf(body, /(?<=;|\bBEGIN|\bTHEN|\bELSE)\s+(?:INSERT|UPDATE|DELETE|SELECT|RAISE)\b[^;]*;/gi, from, drop),
    ...editsOf(body, /\s+WHERE\b[^;]*/gi, from, drop),
  ];
}

/**
 * Mistakes in the text of CREATE TRIGGER, CREATE FUNCTION and CREATE PROCEDURE, which the parser cannot parse. Only
 * columns that are not keys are swapped between `OLD` and `NEW`, because a key is the same in both unless an UPDATE
 * changes it.
 */
const otherCode: Operator = ({ node }) => {
  const { sql } = node;
  if (node.type !== 'unread' || typeof sql !== 'string' || !/^CREATE\b/i.test(sql)) return [];
  const text = sql.replace(STRING, (quoted) => `'${'_'.repeat(quoted.length - 2)}'`);
  const end = HEADER_END.exec(text)?.index ?? text.length;
  const header = /\bTRIGGER\s+\S+\s+(?:AFTER|BEFORE)\b/i.test(text) ? text.slice(0, end) : '';
  const conditions = Math.max(header.search(/\bWHEN\b/i), header === '' ? 0 : -1);
  const code = conditions < 0 ? end : conditions;
  const edits = [
    ...headerEdits(header),
    ...bodyEdits(text.slice(end), end),
    ...editsOf(text, /\b(OLD|NEW)\s*\.\s*(?!\w*_id\b)\w+/gi, 0, swap(ROWS)),
    ...editsOf(
      text.slice(code),
      /\bIS DISTINCT FROM\b|\bNOT FOUND\b|\bAND\b|\bOR\b|<>|<=|>=|[<>+]|(?<=\s)-(?=\s)/gi,
      code,
      swap(SIGNS),
    ),
    ...(/\bEXECUTE\b/i.test(text)
      ? editsOf(header, /\bEACH\s+(ROW)\b/gi, 0, () => ['ROW → STATEMENT', 'STATEMENT'])
      : []),
  ];
  return edits.map((edit) => ({
    what: edit.what,
    node: { ...node, sql: sql.slice(0, edit.start) + edit.text + sql.slice(edit.end) },
  }));
};

/** Mistakes in triggers, functions and procedures. */
export const TRIGGERS: readonly Operator[] = [otherCode];
