import type { EngineName, SqlError } from '../types';

/** A line that another program would understand, but that is no SQL of the engine. */
export interface ForeignCommand {
  /** The command as the reader wrote it. */
  readonly command: string;
  readonly program: string;
  /** SQL that does the same here; absent if the line is simply to be removed. */
  readonly instead?: string;
}

const LIST: Readonly<Record<EngineName, string>> = {
  sqlite: "SELECT name FROM sqlite_schema WHERE type = 'table';",
  postgres: "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public';",
};

function columnsOf(name: string, engine: EngineName): string {
  const table = name.replace(/^.*\./, '').replace(/["'`;]/g, '');
  return engine === 'sqlite'
    ? `SELECT name, type FROM pragma_table_info('${table}');`
    : `SELECT column_name, data_type FROM information_schema.columns WHERE table_name = '${table}';`;
}

function definitionOf(name: string, engine: EngineName): string {
  const table = name.replace(/["'`;]/g, '');
  return engine === 'sqlite' ? `SELECT sql FROM sqlite_schema WHERE name = '${table}';` : columnsOf(name, engine);
}

interface Rule {
  readonly pattern: RegExp;
  readonly program: string;
  readonly instead?: (name: string, engine: EngineName) => string;
}

const list = (_: string, engine: EngineName) => LIST[engine];
const PSQL = 'psql (PostgreSQL)';
const SHELL = 'sqlite3';
const MYSQL = 'MySQL';

/** The first group is the command, the second the name of a table. */
const RULES: readonly Rule[] = [
  { pattern: /(\\[gG])\s*;?$/, program: MYSQL },
  { pattern: /^(\\d[S+]*)\s+([^\s;]+)/, program: PSQL, instead: columnsOf },
  { pattern: /^(\\(?:d|dt)[S+]*)\s*;?$/, program: PSQL, instead: list },
  { pattern: /^(\\[a-z!?][a-z_]*)/i, program: PSQL },
  { pattern: /^(\.tables?)\b/i, program: SHELL, instead: list },
  { pattern: /^(\.schema)\s+([^\s;]+)/i, program: SHELL, instead: definitionOf },
  { pattern: /^(\.schema)\s*;?$/i, program: SHELL, instead: list },
  { pattern: /^(\.[a-z]+)/i, program: SHELL },
  { pattern: /^(SHOW\s+(?:FULL\s+)?TABLES)\b/i, program: MYSQL, instead: list },
  {
    pattern: /^(SHOW\s+(?:FULL\s+)?(?:COLUMNS|FIELDS)\s+(?:FROM|IN))\s+([^\s;]+)/i,
    program: MYSQL,
    instead: columnsOf,
  },
  { pattern: /^(SHOW\s+CREATE\s+TABLE)\s+([^\s;]+)/i, program: MYSQL, instead: definitionOf },
  { pattern: /^(SHOW\s+(?:DATABASES|SCHEMAS))\b/i, program: MYSQL },
  { pattern: /^(DESCRIBE|DESC)\s+([^\s;]+)/i, program: `${MYSQL}, Oracle`, instead: columnsOf },
  { pattern: /^(USE)\s+[^\s;]+\s*;?$/i, program: `${MYSQL}, SQL Server` },
  { pattern: /^(DELIMITER)\s/i, program: MYSQL },
  { pattern: /^(GO)(?:\s+\d+)?\s*;?$/i, program: 'sqlcmd (SQL Server)' },
  { pattern: /^(EXEC(?:UTE)?\s+sp_(?:help|columns))\s+([^\s;]+)/i, program: 'SQL Server', instead: columnsOf },
  { pattern: /^(\/)$/, program: 'SQL*Plus (Oracle)' },
  { pattern: /^(SET\s+(?:SERVEROUTPUT|LINESIZE|PAGESIZE|FEEDBACK))\b/i, program: 'SQL*Plus (Oracle)' },
];

/** A syntax error, or PostgreSQL's answer to SHOW with a name that is no setting. */
function mayBeForeign({ kind, code, message }: SqlError): boolean {
  if (kind !== 'sql') return false;
  return code === '42601' || code === '42704' || /syntax error|unrecognized token|incomplete input/.test(message);
}

/**
 * Recognises a command of another program in the line of an error.
 *
 * @param text - the text that was run
 */
export function foreignCommand(text: string, error: SqlError, engine: EngineName): ForeignCommand | undefined {
  if (!mayBeForeign(error) || error.line === undefined) return undefined;
  const line = (text.split('\n')[error.line - 1] ?? '').trim();
  for (const { pattern, program, instead } of RULES) {
    const [, command, name = ''] = pattern.exec(line) ?? [];
    if (command) return { command, program, ...(instead && { instead: instead(name, engine) }) };
  }
  return undefined;
}
