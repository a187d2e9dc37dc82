import { isMeaningful, tokenizeSql } from './tokenizeSql';

const CHANGING_WORDS = new Set([
  'random',
  'randomblob',
  'now',
  'current_date',
  'current_time',
  'current_timestamp',
  'localtime',
  'localtimestamp',
  'clock_timestamp',
  'statement_timestamp',
  'transaction_timestamp',
  'timeofday',
  'gen_random_uuid',
  'uuidv7',
  'setseed',
  'tablesample',
]);
const CHANGING_STRINGS = new Set(["'now'", "'today'", "'tomorrow'", "'yesterday'"]);

/** The first word of a text whose value changes from run to run, if any. */
export function changingWord(sql: string): string | undefined {
  const found = tokenizeSql(sql, 'postgres')
    .filter(isMeaningful)
    .find(({ kind, start, end }) => {
      const text = sql.slice(start, end).toLowerCase();
      return (kind === 'word' && CHANGING_WORDS.has(text)) || (kind === 'string' && CHANGING_STRINGS.has(text));
    });
  return found && sql.slice(found.start, found.end);
}
