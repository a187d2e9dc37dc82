import { expect, it } from 'vitest';
import { splitForPostgres } from './splitForPostgres';

it('keeps dollar-quoted texts whole, and the semicolon with its statement', () => {
  const text = 'CREATE FUNCTION f() RETURNS int AS $$ SELECT 1; $$ LANGUAGE sql;\nSELECT 2 ; -- end\n';
  expect(splitForPostgres(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'CREATE FUNCTION f() RETURNS int AS $$ SELECT 1; $$ LANGUAGE sql;',
    'SELECT 2 ;',
  ]);
});
