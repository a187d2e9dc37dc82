import { describe, expect, it } from 'vitest';
import { makeMutants } from '../makeMutants';
import { columnsOf } from './operator';

const RULES = { columns: columnsOf([]), isOrdered: false };
const whats = (sql: string, engine: 'sqlite' | 'postgres') =>
  makeMutants(sql, { ...RULES, engine }).map(({ what }) => what);

const LOG = `CREATE TRIGGER log AFTER UPDATE OF price ON books
WHEN NEW.price <> OLD.price
BEGIN
  INSERT INTO log (book_id, price) VALUES (OLD.book_id, OLD.price);
  SELECT RAISE(ABORT, 'old < NEW.price or WHEN');
END`;

const FUNCTION = `CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE books SET stock = stock - NEW.quantity WHERE book_id = NEW.book_id;
  RETURN NULL;
END;
$$;
CREATE TRIGGER t AFTER INSERT OR DELETE ON order_items FOR EACH ROW EXECUTE FUNCTION f()`;

describe('mistakes in triggers', () => {
  it('change when a SQLite trigger runs and what it does, but no quoted text and no key', () => {
    expect(whats(LOG, 'sqlite')).toEqual([
      'AFTER → BEFORE',
      'UPDATE → INSERT',
      'WHEN NEW.price … dropped',
      'INSERT INTO … dropped',
      'SELECT RAISE(ABORT, … dropped',
      'NEW → OLD',
      'OLD → NEW',
      'OLD → NEW',
      '<> → =',
    ]);
  });

  it('treat a dollar-quoted function as one statement', () => {
    const mutants = makeMutants(FUNCTION, { ...RULES, engine: 'postgres' });
    expect(mutants.map(({ what }) => what)).toEqual([
      'UPDATE books … dropped',
      'WHERE book_id … dropped',
      'NEW → OLD',
      '- → +',
      'AFTER → BEFORE',
      'INSERT → UPDATE',
      'DELETE → INSERT',
      'OR DELETE … dropped',
      'ROW → STATEMENT',
      'a statement dropped',
      'a statement dropped',
    ]);
    expect(mutants.find(({ what }) => what === 'OR DELETE … dropped')?.sql).toContain(
      'AFTER INSERT ON order_items FOR EACH ROW',
    );
  });

  it('are not made in other statements that the parser cannot parse', () => {
    expect(whats('ALTER TABLE books RENAME COLUMN price TO cost', 'sqlite')).toEqual([]);
  });
});
