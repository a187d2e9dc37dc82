import { describe, expect, it } from 'vitest';
import { blamedConstructs, isBlamedFairly } from './blame';

const wrongOf = (sql: string, en: string) => ({ sql, message: { vi: '', en } });

describe('blamedConstructs', () => {
  it.each<[string, string, string[]]>([
    ['SELECT COUNT(*) AS n FROM a LEFT JOIN b ON true', '`COUNT(*)` counts NULLs. Use `COUNT(b.id)`.', ['COUNT(*)']],
    ['SELECT DISTINCT city FROM c', 'DISTINCT drops rows, ORDER BY is missing.', ['DISTINCT']],
    ['SELECT 1 FROM c ORDER BY id', 'Without PARTITION BY, ORDER BY says little.', ['ORDER BY']],
    [
      "SELECT 1 FROM o WHERE o.status <> 'paid'",
      "Orders that are `paid`: `status <> 'paid'`.",
      ['paid', "status <> 'paid'"],
    ],
    ['SELECT 1 FROM c WHERE a = NULL', 'Comparing by `=` is never TRUE.', []],
  ])('of %s, in “%s”: %j', (sql, message, constructs) => {
    expect(blamedConstructs(wrongOf(sql, message))).toEqual(constructs);
  });
});

describe('isBlamedFairly', () => {
  const wrong = wrongOf("SELECT COALESCE(c.city, '') FROM customers AS c", 'COALESCE makes `city` an empty string.');

  it.each<[string, boolean]>([
    ['select coalesce("x"."city", \'\') from customers x', true],
    ["SELECT IFNULL(city, '') FROM customers", true],
    ["SELECT CASE WHEN city IS NULL THEN '' ELSE city END FROM customers -- COALESCE", false],
    ["SELECT COALESCE(full_name, 'city') || city_name FROM customers", true],
    ["SELECT COALESCE(full_name, 'x') || city_name FROM customers", false],
  ])('%s: %s', (answer, isFair) => {
    expect(isBlamedFairly(answer, wrong)).toBe(isFair);
  });
});
