import { describe, expect, it } from 'vitest';
import { hiddenDatasetOf, solutionsOn } from '../../../src/features/sql-lab/core/grading/exercise';
import { Grader, type Grade } from '../../../src/features/sql-lab/core/grading/grade';
import { ENGINE_NAMES, type EngineName } from '../../../src/features/sql-lab/core/types';
import { openGradeRunners } from '../../../tests/gradeRunners';
import { HIDDEN_DATASETS } from '../datasets';
import { exerciseById } from '.';

/** An answer made from the reference: a statement added behind it, or a part replaced. */
type Edit = { readonly add: string } | { readonly replace: string; readonly by: string };
type Case = readonly [id: string, answer: string | Edit];

const add = (sql: string): Edit => ({ add: sql });
const put = (replace: string, by: string): Edit => ({ replace, by });
const withDefault = (column: string, value: string): Edit => put(column, `${column} DEFAULT ${value}`);

/** Answers that do what is asked and something more, or only for the rows at hand. Nearly all of them once passed. */
const WRONG: readonly Case[] = [
  ['sql-30-01', add('GRANT REFERENCES (book_id) ON books TO cashier')],
  ['sql-30-01', add('GRANT cashier TO visitor WITH INHERIT FALSE')],
  ['sql-30-01', add('GRANT SELECT ON rights TO visitor')],
  ['sql-30-01', add('GRANT MAINTAIN ON books TO cashier')],
  ['sql-30-01', add('ALTER ROLE cashier CREATEROLE')],
  ['sql-30-01', add('ALTER ROLE cashier CREATEDB')],
  ['sql-30-01', add('ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO visitor')],
  ['sql-30-01', add('GRANT pg_monitor TO cashier')],
  ['sql-30-01', add('CREATE ROLE boss; GRANT SELECT ON employees TO boss')],
  ['sql-30-03', add('ALTER TABLE customers ENABLE ROW LEVEL SECURITY')],
  ['sql-30-03', add('GRANT auditor TO cashier WITH INHERIT FALSE')],
  [
    'sql-30-03',
    "ALTER TABLE orders ENABLE ROW LEVEL SECURITY; CREATE POLICY p ON orders FOR SELECT TO cashier USING (status IN ('pending', 'paid')); ALTER ROLE auditor BYPASSRLS",
  ],
  ['sql-30-04', add('GRANT cashier TO staff WITH INHERIT FALSE')],
  ['sql-30-04', add('GRANT REFERENCES (employee_id) ON employees TO cashier')],
  ['sql-r3-07', add('GRANT SELECT ON employees TO PUBLIC')],
  ['sql-r3-07', add('GRANT TRUNCATE ON preorders TO PUBLIC')],
  ['sql-r3-07', add('GRANT SELECT, INSERT ON preorders TO PUBLIC')],
  ['sql-r3-07', add('ALTER ROLE desk CREATEROLE')],
  ['sql-r3-11', add('GRANT SELECT ON customer_cities TO PUBLIC')],
  ['sql-r3-11', add('GRANT SELECT ON orders TO PUBLIC')],
  ['sql-r3-11', add('ALTER ROLE intern CREATEDB')],
  [
    'sql-r3-11',
    'CREATE MATERIALIZED VIEW customer_cities AS SELECT customer_id, city FROM customers; GRANT SELECT ON customer_cities TO intern',
  ],
  ['sql-25-01', put('stock < 10', 'stock < 10 AND published_on IS NOT NULL')],
  ['sql-28-01', put('NEW.stock <> OLD.stock', 'NEW.stock <> OLD.stock AND NEW.stock > 0')],
  ['sql-r3-12', 'CREATE UNIQUE INDEX customers_email ON customers (LOWER(email), joined_on)'],
  ['sql-01-05', withDefault('title TEXT NOT NULL', "''")],
  ['sql-02-05', withDefault('added_on DATE NOT NULL', "'2025-06-30'")],
  ['sql-22-01', withDefault('code TEXT NOT NULL', "''")],
  ['sql-22-01', withDefault('expires_on DATE NOT NULL', "'2025-12-31'")],
  ['sql-22-02', withDefault('cash INTEGER NOT NULL', '0')],
  ['sql-22-03', withDefault('NUMERIC(8, 2) NOT NULL', '0')],
  ['sql-22-03', withDefault('TIMESTAMPTZ NOT NULL', 'CURRENT_TIMESTAMP')],
  ['sql-22-04', withDefault('title TEXT NOT NULL', "''")],
  ['sql-22-06', withDefault('amount INTEGER NOT NULL', '0')],
  ['sql-23-02', withDefault('paid_by TEXT NOT NULL', "'cash'")],
  ['sql-23-03', withDefault('stars INTEGER NOT NULL', '5')],
  ['sql-23-04', withDefault('body TEXT NOT NULL', "''")],
  ['sql-23-06', withDefault('lent_on DATE NOT NULL', "'2025-06-30'")],
  ['sql-24-03', withDefault('seats INTEGER NOT NULL', '0')],
  ['sql-24-05', withDefault('field TEXT NOT NULL', "''")],
  ['sql-27-03', withDefault('copies INTEGER NOT NULL', '0')],
  ['sql-r3-01', withDefault('amount INTEGER NOT NULL', '1')],
  ['sql-r3-09', withDefault('percent INTEGER NOT NULL', '10')],
];

/** Right answers with other names, another order of columns, or another way to the same rights. */
const RIGHT: readonly Case[] = [
  [
    'sql-30-01',
    'GRANT SELECT (book_id, isbn, title, category_id, price, stock, published_on), UPDATE (stock) ON books TO cashier',
  ],
  [
    'sql-30-03',
    "ALTER TABLE orders ENABLE ROW LEVEL SECURITY; CREATE POLICY a ON orders TO cashier USING (status = 'pending' OR status = 'paid'); CREATE POLICY b ON orders FOR ALL TO auditor USING (1 = 1)",
  ],
  ['sql-30-03', add('CREATE POLICY nothing ON orders FOR SELECT TO visitor USING (false)')],
  [
    'sql-30-04',
    'REVOKE SELECT ON employees FROM cashier; REVOKE SET OPTION FOR staff FROM cashier; REVOKE INHERIT OPTION FOR staff FROM cashier',
  ],
  [
    'sql-r3-07',
    'GRANT SELECT ON preorder_queue TO desk; GRANT SELECT, INSERT (preorder_id, customer_id, book_id, quantity, placed_on, status), UPDATE (status) ON preorders TO desk',
  ],
  [
    'sql-r3-11',
    'CREATE VIEW customer_cities (customer_id, city) AS SELECT customer_id, city FROM customers; GRANT SELECT (customer_id, city) ON customer_cities TO intern',
  ],
  ['sql-22-01', put('note TEXT', 'note TEXT DEFAULT NULL')],
  ['sql-25-01', put('stock < 10', 'stock BETWEEN 0 AND 9')],
  [
    'sql-23-02',
    "CREATE TABLE deposits (paid_by TEXT NOT NULL CONSTRAINT how CHECK (NOT paid_by NOT IN ('card', 'cash')), amount INTEGER NOT NULL CHECK (amount > 9999 AND 5000001 > amount), deposit_id INTEGER, CONSTRAINT pk PRIMARY KEY (deposit_id))",
  ],
  ['sql-28-01', put('log_stock\nAFTER UPDATE OF stock', 'another_name\nAFTER UPDATE')],
];

function textOf(answer: string | Edit, reference: string): string {
  if (typeof answer === 'string') return answer;
  if ('add' in answer) return `${reference}\n${answer.add};`;
  if (!reference.includes(answer.replace)) throw new Error(`The reference does not contain ${answer.replace}.`);
  return reference.replace(answer.replace, answer.by);
}

const runners = openGradeRunners();

function grade(id: string, answer: string | Edit, engine: EngineName): Promise<Grade> {
  const exercise = exerciseById(id);
  const reference = solutionsOn(exercise, engine)[0]?.sql ?? '';
  const hidden = hiddenDatasetOf(exercise, HIDDEN_DATASETS);
  return new Grader(exercise, hidden, runners[engine]).grade(textOf(answer, reference));
}

const enginesOf = (id: string) => ENGINE_NAMES.filter((name) => (exerciseById(id).engine ?? name) === name);
const onEngines = (cases: readonly Case[]) =>
  cases.flatMap(([id, answer]) => enginesOf(id).map((engine) => ({ id, engine, answer })));

describe('answers to exercises that compare the whole database', () => {
  it.each(onEngines(WRONG))('$id refuses $answer on $engine', async ({ id, answer, engine }) => {
    const { passed, findings } = await grade(id, answer, engine);
    expect(passed).toBe(false);
    expect(findings.map(({ code }) => code)).not.toContain('error');
  });

  it.each(onEngines(RIGHT))('$id accepts $answer on $engine', async ({ id, answer, engine }) => {
    expect((await grade(id, answer, engine)).findings).toEqual([]);
  });
});
