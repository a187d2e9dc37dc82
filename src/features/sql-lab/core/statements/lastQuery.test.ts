import { describe, expect, it } from 'vitest';
import { lastQuery } from './lastQuery';

describe('lastQuery', () => {
  it('finds the last query of a text, and what runs before it', () => {
    expect(lastQuery('CREATE INDEX i ON t (a); SELECT a FROM t; -- done', 'sqlite')).toEqual({
      before: ['CREATE INDEX i ON t (a)'],
      query: 'SELECT a FROM t',
    });
    expect(lastQuery('WITH x AS (SELECT 1) UPDATE t SET a = 2;', 'postgres').query).toMatch(/^WITH x/);
  });

  it('skips statements without a plan', () => {
    expect(lastQuery('DELETE FROM t; COMMIT', 'postgres')).toEqual({ before: [], query: 'DELETE FROM t' });
    expect(lastQuery('CREATE TABLE t (a INTEGER)', 'sqlite')).toEqual({ before: [] });
    expect(lastQuery('', 'sqlite')).toEqual({ before: [] });
  });
});
