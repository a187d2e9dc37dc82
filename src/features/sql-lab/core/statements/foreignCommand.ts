import { FOREIGN_RULES, nameInQuotes, type ForeignRule } from './foreignRules';
import { splitStatements, type Statement } from './splitStatements';
import { tokenizeSql } from './tokenizeSql';
import type { EngineName, SqlError } from '../types';

/** Text that another program would understand, but that is no SQL of the engine. */
export interface ForeignCommand {
  /** The command as the reader wrote it. */
  readonly command: string;
  readonly program: string;
  /** Whether it is a command that a tool for the terminal carries out itself, or a statement of another system. */
  readonly kind: 'tool' | 'system';
  /** SQL that does the same here. */
  readonly instead?: string;
  /** What else to do than to remove the text: paste the file that it names, or run it on PostgreSQL. */
  readonly advice?: 'paste' | 'postgres';
}

const IN_LINE = FOREIGN_RULES.filter(({ place }) => place === 'line');
const IN_WORD = FOREIGN_RULES.filter(({ place }) => place === 'word');

/** A syntax error, an unknown function TOP, or PostgreSQL's answer to SHOW and SET with a name that is no setting. */
function mayBeForeign({ kind, code, message }: SqlError): boolean {
  if (kind !== 'sql') return false;
  return (
    code === '42601' ||
    code === '42704' ||
    /syntax error|unrecognized token|incomplete input|no such function: top$|function top\(/i.test(message)
  );
}

function matching(text: string, engine: EngineName, rules: readonly ForeignRule[]): ForeignCommand | undefined {
  for (const { pattern, program, kind = 'system', only, instead, advice } of rules) {
    if (only !== undefined && only !== engine) continue;
    const [, command, name = ''] = pattern.exec(text) ?? [];
    if (!command) continue;
    return { command, program, kind, ...(instead && { instead: instead(name, engine) }), ...(advice && { advice }) };
  }
  return undefined;
}

/** The line GO between two statements without semicolons, where sqlcmd sends what stands before it. */
function separator(lines: readonly string[], first: number, last: number): ForeignCommand | undefined {
  const go = lines.slice(first, last).find((line) => /^\s*GO(?:\s+\d+)?\s*$/i.test(line));
  return go === undefined
    ? undefined
    : { command: go.trim(), program: 'sqlcmd (SQL Server)', kind: 'tool', instead: ';' };
}

/** A name in the quotes of MySQL or SQL Server, which PostgreSQL takes for signs of its own. */
function foreignQuotes({ sql, start }: Statement, offset: number, engine: EngineName): ForeignCommand | undefined {
  if (engine !== 'postgres') return undefined;
  const found = (command: string, program: string): ForeignCommand => ({
    command,
    program,
    kind: 'system',
    instead: nameInQuotes(command.slice(1, -1)),
  });
  const backtick = tokenizeSql(sql, engine).find(({ kind, ...at }) => kind === 'symbol' && sql[at.start] === '`');
  const [quoted] = /^`[^`\n]+`/.exec(backtick ? sql.slice(backtick.start) : '') ?? [];
  if (quoted !== undefined) return found(quoted, 'MySQL');
  const [bracketed] = /^\[[\p{L}_][^\],\n]*\]/u.exec(sql.slice(offset - start)) ?? [];
  return bracketed === undefined ? undefined : found(bracketed, 'SQL Server');
}

/** The rest of a line from an offset, and from the word before it. */
function restsOf(text: string, offset: number | undefined): string[] {
  if (offset === undefined) return [];
  const [before = ''] = /\w*\s*$/.exec(text.slice(Math.max(0, offset - 40), offset)) ?? [];
  return [offset, offset - before.length].map((start) => text.slice(start).split('\n')[0]?.trim() ?? '');
}

/**
 * Recognises what another program would understand in a statement that the engine has refused: where the statement
 * begins, in the line of the error, or at the very place of the error.
 *
 * @param text - the text that was run
 */
export function foreignCommand(text: string, error: SqlError, engine: EngineName): ForeignCommand | undefined {
  if (!mayBeForeign(error) || error.line === undefined) return undefined;
  const lines = text.split('\n');
  const statement = splitStatements(text, engine)[error.statement ?? 0];
  const [first = ''] = statement?.sql.split('\n') ?? [];
  const [rest = '', restOfWord = ''] = restsOf(text, error.offset);
  return (
    matching(first.trim(), engine, FOREIGN_RULES) ??
    (statement && separator(lines, statement.line, error.line)) ??
    matching((lines[error.line - 1] ?? '').trim(), engine, IN_LINE) ??
    (statement && foreignQuotes(statement, error.offset ?? statement.start, engine)) ??
    matching(rest, engine, rest.startsWith('\\') ? IN_LINE : IN_WORD) ??
    matching(restOfWord, engine, IN_WORD)
  );
}
