import { expect, it } from 'vitest';
import { engineAnswer, recordedAnswer } from './systemAnswer';

const result = { command: 'SELECT', columns: ['a', 'b'], rows: [[1, null]], rowCount: 1 };

it('engineAnswer includes the code, detail and hint of an error', () => {
  const error = { kind: 'sql', message: 'no', code: '42703', detail: 'why', hint: 'mend' } as const;
  expect(engineAnswer('PostgreSQL', { engine: 'postgres', results: [], error })).toEqual({
    system: 'PostgreSQL',
    error: { message: 'no', code: '42703', more: ['why', 'mend'] },
  });
  expect(engineAnswer('SQLite', { engine: 'sqlite', results: [], error: { kind: 'sql', message: 'no' } })).toEqual({
    system: 'SQLite',
    error: { message: 'no' },
  });
});

it('engineAnswer distinguishes rows from changes', () => {
  expect(engineAnswer('SQLite', { engine: 'sqlite', results: [result] }).rows).toEqual({
    count: 1,
    first: ['1', 'NULL'],
  });
  const changed = { command: 'UPDATE', columns: [], rows: [], rowCount: 3 };
  expect(engineAnswer('SQLite', { engine: 'sqlite', results: [changed] })).toEqual({
    system: 'SQLite',
    changedRows: 3,
  });
  expect(() => engineAnswer('SQLite', { engine: 'sqlite', results: [] })).toThrow('gave no answer');
});

it('recordedAnswer handles errors, rows with warnings, and changes', () => {
  const error = { code: '1054', sqlState: '42S22', message: 'Unknown column' };
  expect(recordedAnswer('MySQL', { sql: '', error })).toEqual({
    system: 'MySQL',
    error: { message: 'Unknown column', code: '1054, 42S22' },
  });
  const warnings = [{ level: 'Warning', code: '1365', message: 'Division by 0' }];
  expect(recordedAnswer('MySQL', { sql: '', columns: [{ name: 'a' }], rows: [[null]], warnings })).toEqual({
    system: 'MySQL',
    rows: { count: 1, first: ['NULL'] },
    warnings: ['Division by 0'],
  });
  expect(recordedAnswer('MySQL', { sql: '', changedRows: 1 })).toEqual({ system: 'MySQL', changedRows: 1 });
});
