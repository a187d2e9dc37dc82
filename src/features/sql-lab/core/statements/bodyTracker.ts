import type { SqlTokenKind } from './tokenizeSql';
import type { EngineName } from '../types';

/** The words of `CREATE … TRIGGER` that may precede TRIGGER, as SQLite's own `sqlite3_complete` reads them. */
const BEFORE_TRIGGER = new Set(['EXPLAIN', 'QUERY', 'PLAN', 'CREATE', 'TEMP', 'TEMPORARY']);
const ROUTINES = new Set(['FUNCTION', 'PROCEDURE']);

/**
 * Finds out which semicolons belong to a statement: those in the body of an SQLite trigger, of a PostgreSQL function
 * with BEGIN ATOMIC, and in the parentheses of a rule. Words are judged by their place, because columns and tables may
 * have the same names: a body ends with an END that directly follows a semicolon, where no name can be.
 *
 * Sources: `sqlite3_complete` in SQLite's `complete.c`, and `psqlscan.l` and `gram.y` of PostgreSQL.
 */
export class BodyTracker {
  /** The first words, up to and including the one that says what is created. */
  private head: 'reading' | 'trigger' | 'routine' | 'other' = 'reading';
  private previous = '';
  private parentheses = 0;
  private isInBody = false;

  constructor(private readonly engine: EngineName) {}

  /** Whether a semicolon that follows now belongs to the statement. */
  get isOpen(): boolean {
    return this.isInBody || (this.engine === 'postgres' && this.parentheses > 0);
  }

  /** Reads the next token of the statement, a semicolon inside it included. */
  read(kind: SqlTokenKind, text: string): void {
    const word = kind === 'word' ? text.toUpperCase() : kind === 'symbol' ? text : '';
    if (word === '(') this.parentheses += 1;
    else if (word === ')') this.parentheses = Math.max(0, this.parentheses - 1);
    if (this.head === 'reading') this.readHead(word);
    else if (this.isInBody) this.isInBody = !(word === 'END' && this.isAtStatement());
    else if (this.head === 'routine' && word === 'ATOMIC' && this.previous === 'BEGIN' && this.parentheses === 0)
      this.isInBody = true;
    this.previous = word;
  }

  /** Whether the body expects a statement or its END. */
  private isAtStatement(): boolean {
    return this.previous === ';' || (this.engine === 'postgres' && this.previous === 'ATOMIC');
  }

  private readHead(word: string): void {
    if (this.engine === 'postgres') {
      if (this.previous === '' && word === 'CREATE') return;
      if (ROUTINES.has(word)) this.head = 'routine';
      else if (word !== 'OR' && word !== 'REPLACE') this.head = 'other';
    } else if (word === 'TRIGGER' && this.previous !== '') {
      this.head = 'trigger';
      this.isInBody = true;
    } else if (!BEFORE_TRIGGER.has(word)) this.head = 'other';
  }
}
