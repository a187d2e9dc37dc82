import type { EngineName } from '../types';

/** How to recognise a command of another program. */
export interface ForeignRule {
  /** The first group is the command, the second the name of a table, or another argument. */
  readonly pattern: RegExp;
  readonly program: string;
  readonly kind?: 'tool';
  /** Where it may stand besides the beginning of a statement: at that of a line, or at the place of the error. */
  readonly place?: 'line' | 'word';
  /** The engine that refuses it, if the other one may accept it. */
  readonly only?: EngineName;
  readonly instead?: (name: string, engine: EngineName) => string;
  readonly advice?: 'paste' | 'postgres';
}

const ofKind = { table: ['BASE TABLE', 'table'], view: ['VIEW', 'view'] } as const;

/** A query for the names of tables or views; psql's pattern has a star where LIKE has a percent sign. */
function listOf(what: keyof typeof ofKind, pattern: string, engine: EngineName): string {
  const [postgres, sqlite] = ofKind[what];
  const wanted = plain(pattern).replaceAll('*', '%');
  const like = (column: string) => (wanted === '' ? '' : ` AND ${column} LIKE '${wanted}'`);
  return engine === 'sqlite'
    ? `SELECT name FROM sqlite_schema WHERE type = '${sqlite}'${like('name')};`
    : `SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = '${postgres}'${like('table_name')};`;
}

function plain(name: string): string {
  return name.replace(/^.*\./, '').replace(/["'`;[\]]/g, '');
}

function columnsOf(name: string, engine: EngineName): string {
  return engine === 'sqlite'
    ? `SELECT name, type FROM pragma_table_info('${plain(name)}');`
    : `SELECT column_name, data_type FROM information_schema.columns WHERE table_name = '${plain(name)}';`;
}

function definitionOf(name: string, engine: EngineName): string {
  return engine === 'sqlite' ? `SELECT sql FROM sqlite_schema WHERE name = '${plain(name)}';` : columnsOf(name, engine);
}

function indexes(name: string, engine: EngineName): string {
  const table = plain(name);
  return engine === 'sqlite'
    ? `SELECT name, sql FROM sqlite_schema WHERE type = 'index'${table && ` AND tbl_name = '${table}'`};`
    : `SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'${table && ` AND tablename = '${table}'`};`;
}

/** A name as PostgreSQL takes it: in double quotes only if it needs them. */
export function nameInQuotes(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`;
}

const tables = (pattern: string, engine: EngineName) => listOf('table', pattern, engine);
const views = (pattern: string, engine: EngineName) => listOf('view', pattern, engine);
const list = (_: string, engine: EngineName) => tables('', engine);

const PSQL = { program: 'psql', kind: 'tool', place: 'line' } as const;
const SHELL = { program: 'sqlite3', kind: 'tool', place: 'line' } as const;
const MYSQL_TOOL = { program: 'mysql (MySQL)', kind: 'tool' } as const;
const SQL_PLUS = { program: 'SQL*Plus (Oracle)', kind: 'tool' } as const;
const MYSQL = { program: 'MySQL' } as const;
const SQL_SERVER = { program: 'SQL Server' } as const;

/** What psql lists, as queries of PostgreSQL's own catalogs. */
const CATALOGS: readonly ForeignRule[] = (
  [
    ['df', "SELECT routine_name FROM information_schema.routines WHERE routine_schema = 'public';"],
    ['ds', 'SELECT sequence_name FROM information_schema.sequences;'],
    ['dn', 'SELECT nspname FROM pg_namespace;'],
    ['(?:du|dg)', 'SELECT rolname FROM pg_roles;'],
    ['(?:l|list)', 'SELECT datname FROM pg_database;'],
  ] as const
).map(([name, query]) => ({
  ...PSQL,
  pattern: new RegExp(`^(\\\\${name}[S+]*)(?:\\s|;|$)`),
  only: 'postgres',
  instead: () => query,
}));

/** In the order in which they are tried. */
export const FOREIGN_RULES: readonly ForeignRule[] = [
  { ...MYSQL_TOOL, place: 'line', pattern: /(\\[gG])\s*;?$/ },
  { ...PSQL, pattern: /^(\\d[S+]*)\s+([^\s;]+)/, instead: columnsOf },
  { ...PSQL, pattern: /^(\\(?:d|dt)[S+]*)\s*;?$/, instead: list },
  { ...PSQL, pattern: /^(\\dt[S+]*)\s+([^\s;]+)/, instead: tables },
  { ...PSQL, pattern: /^(\\dv[S+]*)(?:\s+([^\s;]+)|\s*;?$)/, instead: views },
  { ...PSQL, pattern: /^(\\di[S+]*)\s*;?$/, instead: indexes },
  ...CATALOGS,
  { ...PSQL, pattern: /^(\\ir?)\s+\S/, advice: 'paste' },
  { ...PSQL, pattern: /^(\\[a-z!?][a-z_]*)/i },
  { ...SHELL, pattern: /^(\.tables?)(?:\s+([^\s;]+)|\s*;?$)/i, instead: tables },
  { ...SHELL, pattern: /^(\.schema)\s+([^\s;]+)/i, instead: definitionOf },
  { ...SHELL, pattern: /^(\.schema)\s*;?$/i, instead: list },
  { ...SHELL, pattern: /^(\.ind(?:exes|ices))(?:\s+([^\s;]+)|\s*;?$)/i, instead: indexes },
  { ...SHELL, pattern: /^(\.read)\s+\S/i, advice: 'paste' },
  { ...SHELL, pattern: /^(\.[a-z]+)/i },
  { ...MYSQL, place: 'line', pattern: /^(SHOW\s+(?:FULL\s+)?TABLES)\b/i, instead: list },
  {
    ...MYSQL,
    place: 'line',
    pattern: /^(SHOW\s+(?:FULL\s+)?(?:COLUMNS|FIELDS)\s+(?:FROM|IN))\s+([^\s;]+)/i,
    instead: columnsOf,
  },
  { ...MYSQL, place: 'line', pattern: /^(SHOW\s+CREATE\s+TABLE)\s+([^\s;]+)/i, instead: definitionOf },
  {
    ...MYSQL,
    place: 'line',
    pattern: /^(SHOW\s+(?:INDEX|INDEXES|KEYS)\s+(?:FROM|IN))\s+([^\s;]+)/i,
    instead: indexes,
  },
  { ...MYSQL, place: 'line', pattern: /^(SHOW\s+(?:DATABASES|SCHEMAS))\b/i },
  { program: 'MySQL, Oracle', pattern: /^(DESCRIBE|DESC)\s+([^\s;]+)/i, instead: columnsOf },
  { program: 'MySQL, SQL Server', pattern: /^(USE)\s+[^\s;]+\s*;?$/i },
  { ...MYSQL_TOOL, place: 'line', pattern: /^(DELIMITER)\s/i },
  { ...MYSQL_TOOL, pattern: /^(source)\s+\S+\s*;?$/i, advice: 'paste' },
  { ...SQL_PLUS, pattern: /^(@@?)\s*[\w./\\-]+\s*;?$/, advice: 'paste' },
  { program: 'psql, mysql', kind: 'tool', pattern: /^(exit|quit|help|clear|cls)\s*;?$/i },
  { program: 'sqlcmd (SQL Server)', kind: 'tool', place: 'line', pattern: /^(GO)(?:\s+\d+)?\s*;?$/i },
  { ...SQL_SERVER, pattern: /^(EXEC(?:UTE)?\s+sp_(?:help|columns))\s+([^\s;]+)/i, instead: columnsOf },
  { ...SQL_SERVER, pattern: /^(EXEC(?:UTE)?\s+sp_(?:help|tables))\s*;?$/i, instead: list },
  { ...SQL_SERVER, pattern: /^(EXEC|EXECUTE(?=\s+(?:sp_|dbo\.)))\s/i },
  {
    ...SQL_SERVER,
    pattern: /^(SELECT\s+(?:DISTINCT\s+|ALL\s+)?TOP)\s*\(?\s*(\d+)(?![\d\s]*,)/i,
    instead: (count) => `SELECT … LIMIT ${count};`,
  },
  {
    ...SQL_SERVER,
    pattern: /^(PRINT)\s+(N?'(?:[^']|'')*'|.)/i,
    instead: (value) => `SELECT ${value.endsWith("'") && value.length > 1 ? value.replace(/^N/i, '') : '…'};`,
  },
  { ...SQL_PLUS, place: 'line', pattern: /^(\/)$/ },
  { ...SQL_PLUS, pattern: /^(SET\s+(?:SERVEROUTPUT|LINESIZE|PAGESIZE|FEEDBACK))\b/i },
  { ...MYSQL, pattern: /^(SET\s+(?:NAMES|FOREIGN_KEY_CHECKS|UNIQUE_CHECKS|SQL_MODE|@+\w+))\b/i },
  { ...MYSQL, pattern: /^((?:UN)?LOCK\s+TABLES)\b/i },
  { program: 'PostgreSQL', only: 'sqlite', pattern: /^(SET)\s+[\w.]+\s*(?:=|\bTO\b)/i, advice: 'postgres' },
  { program: 'PostgreSQL', only: 'sqlite', pattern: /^(SELECT\s+pg_catalog\.set_config)\b/i, advice: 'postgres' },
  { program: 'PostgreSQL', only: 'sqlite', pattern: /^(COPY)\s+[\w."]+/i, advice: 'postgres' },
  { program: 'PostgreSQL', only: 'sqlite', pattern: /^(ALTER\s+TABLE\s+ONLY)\b/i, advice: 'postgres' },
  {
    ...MYSQL,
    place: 'word',
    pattern: /^(AUTO_INCREMENT)\b/i,
    only: 'postgres',
    instead: () => 'id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
  },
  { ...MYSQL, place: 'word', pattern: /^(ENGINE\s*=\s*\w+)/i },
];
