import type { SqlToken } from './tokenizeSql';

const OBJECT_COMMANDS = new Set(['CREATE', 'ALTER', 'DROP', 'REFRESH', 'COMMENT']);
const OBJECT_MODIFIERS = new Set([
  'OR',
  'REPLACE',
  'UNIQUE',
  'TEMP',
  'TEMPORARY',
  'UNLOGGED',
  'RECURSIVE',
  'CONSTRAINT',
  'VIRTUAL',
  'GLOBAL',
  'LOCAL',
  'ON',
]);
const CHANGING_VERBS = new Set(['INSERT', 'UPDATE', 'DELETE', 'REPLACE', 'MERGE']);
const READING_VERBS = new Set(['SELECT', 'VALUES', 'TABLE']);
/** After one of these, a word outside the parentheses of a WITH is the name of a query or a column. */
const BEFORE_NAME = new Set(['RECURSIVE', ',', 'BY', 'SET', 'TO', 'DEFAULT', 'USING', 'CYCLE']);

function textOf(sql: string, token: SqlToken | undefined): string {
  return token ? sql.slice(token.start, token.end) : '';
}

/** The verb of a WITH query: the first verb outside parentheses that is no name. */
function verbAfterWith(sql: string, tokens: readonly SqlToken[]): string {
  let depth = 0;
  let previous = ',';
  for (const token of tokens) {
    const text = textOf(sql, token).toUpperCase();
    if (text === '(') depth += 1;
    else if (text === ')') depth -= 1;
    else if (depth === 0 && token.kind === 'word' && !BEFORE_NAME.has(previous)) {
      if (CHANGING_VERBS.has(text)) return text === 'REPLACE' ? 'INSERT' : text;
      if (READING_VERBS.has(text)) return 'SELECT';
    }
    previous = text;
  }
  return 'SELECT';
}

/** Determines the command of one statement, such as `SELECT` or `CREATE TABLE`, from its tokens without comments. */
export function commandOf(sql: string, tokens: readonly SqlToken[]): string {
  const words = tokens
    .filter(({ kind }) => kind === 'word')
    .slice(0, 8)
    .map((token) => textOf(sql, token).toUpperCase());
  const [first = ''] = words;
  if (tokens[0]?.kind === 'symbol') return textOf(sql, tokens[0]) === '(' ? 'SELECT' : '';
  if (first === 'WITH') return verbAfterWith(sql, tokens.slice(1));
  if (first === 'VALUES' || first === 'TABLE') return 'SELECT';
  if (first === 'REPLACE') return 'INSERT';
  if (!OBJECT_COMMANDS.has(first)) return first;
  const object = words.slice(1).find((word) => !OBJECT_MODIFIERS.has(word));
  return object ? `${first} ${object}` : first;
}
