import { expect, it } from 'vitest';
import type { EngineName, SqlValue } from '../types';
import { misfit, type ValueKind } from './valueKind';

it.each<[ValueKind, EngineName, string | null, SqlValue, string | undefined]>([
  ['text', 'sqlite', 'text', '2025', undefined],
  ['text', 'sqlite', 'integer', 2025, 'integer'],
  ['text', 'sqlite', null, null, undefined],
  ['text', 'postgres', 'character varying', 'x', undefined],
  ['text', 'postgres', 'integer', 5, 'integer'],
  ['text', 'postgres', 'date', '2025-01-01', 'date'],
  ['integer', 'sqlite', 'real', 3, undefined],
  ['integer', 'sqlite', 'real', 3.5, 'real'],
  ['integer', 'sqlite', 'text', '3', 'text'],
  ['integer', 'postgres', 'numeric', 3, undefined],
  ['integer', 'postgres', 'text', '3', 'text'],
  ['integer', 'sqlite', 'integer', { exact: '9007199254740993' }, undefined],
  ['number', 'sqlite', 'real', 3.5, undefined],
  ['number', 'postgres', 'text', '3.5', 'text'],
  ['date', 'sqlite', 'text', '2025-02-28', undefined],
  ['date', 'sqlite', 'text', '2025-02-28 08:00:00', 'text'],
  ['date', 'sqlite', 'integer', 20250228, 'integer'],
  ['date', 'postgres', 'date', '2025-02-28', undefined],
  ['date', 'postgres', 'timestamp without time zone', '2025-02-28 00:00:00', 'timestamp without time zone'],
  ['date', 'postgres', 'text', '2025-02-28', 'text'],
])('requires %s; on %s a column of %s with %j: %s', (kind, engine, type, value, expected) => {
  expect(misfit(kind, { types: [type], rows: [[value]] }, 0, engine)).toBe(expected);
});

it('checks every row', () => {
  expect(misfit('integer', { types: ['integer'], rows: [[1], [null], ['x']] }, 0, 'sqlite')).toBe('text');
});
