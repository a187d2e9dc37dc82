import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addQueries,
  editQuery,
  freeName,
  MAX_QUERIES,
  parsePlayground,
  putQuery,
  removeQuery,
  type Playground,
} from './playground';
import { shareFragment } from './firstLinks.fixture';
import { isShareFragment, MAX_FRAGMENT, queryState, readQueryState, readShareFragment } from './sharedQueries';

const query = (id: string, name = id, text = `SELECT '${id}'`) => ({ id, name, text });
const lab: Playground = {
  version: 1,
  engine: 'sqlite',
  dataset: 'nha_sach',
  current: 'a',
  queries: [query('a'), query('b')],
};

describe('the free lab', () => {
  it('reads what it wrote, and rejects anything else', () => {
    expect(parsePlayground(JSON.stringify(lab))).toEqual(lab);
    for (const broken of ['', '{', 'null', '[]', '{"version":2}', JSON.stringify({ ...lab, queries: [] })]) {
      expect(parsePlayground(broken), broken).toBeUndefined();
    }
    expect(parsePlayground(JSON.stringify({ ...lab, current: 'gone' }))?.current).toBe('a');
  });

  it('gives every query a unique name and opens the first one added', () => {
    const next = addQueries(lab, [query('c', 'a'), query('d', 'a')]);
    expect(next.queries.map(({ name }) => name)).toEqual(['a', 'b', 'a 2', 'a 3']);
    expect(next.current).toBe('c');
    expect(freeName(lab, 'x')).toBe('x');
  });

  it('has a limit for queries', () => {
    const many = Array.from({ length: 80 }, (_, index) => query(`n${index}`));
    expect(addQueries(lab, many).queries).toHaveLength(MAX_QUERIES);
  });

  it('restores a query that the reader edits after another tab has removed it', () => {
    const removed = removeQuery(lab, 'a');
    expect([removed.current, removed.queries.length]).toEqual(['b', 1]);
    expect(removeQuery(removed, 'b')).toBe(removed);
    expect(putQuery(removed, query('a', 'a', 'SELECT 2')).queries.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(editQuery(removed, query('a'), { text: 'SELECT 2' }).queries[1]).toEqual(query('a', 'a', 'SELECT 2'));
  });

  it('keeps the new text of a query that is renamed before the page shows that text', () => {
    const shown = query('a');
    const typed = editQuery(lab, shown, { text: 'SELECT 2' });
    expect(editQuery(typed, shown, { name: 'two' }).queries[0]).toEqual(query('a', 'two', 'SELECT 2'));
  });
});

describe('a state in a link', () => {
  it('carries the open query, and only what differs from the lab at first', () => {
    const open = { name: 'a', text: 'SELECT 1' };
    expect(queryState({ engine: 'sqlite', dataset: 'nha_sach', query: open })).toEqual(open);
    for (const engine of ['sqlite', 'postgres'] as const) {
      for (const dataset of ['nha_sach', 'empty'] as const) {
        const state = queryState({ engine, dataset, query: open });
        expect(readQueryState(state)).toEqual({ engine, dataset, queries: [open] });
      }
    }
  });

  it('is rejected unless every part is valid', () => {
    const whole = { name: 'a', text: 'b' };
    const { text, ...nameOnly } = whole;
    for (const wrong of [nameOnly, { text }, { ...whole, engine: 'mysql' }, { ...whole, dataset: 'nha_sach_2' }]) {
      expect(readQueryState(wrong)).toBeUndefined();
    }
  });
});

describe('a link of the old form', () => {
  it('carries any text both ways, in characters that no program changes', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ name: fc.string({ maxLength: 20 }), text: fc.string({ unit: 'grapheme', maxLength: 80 }) }),
          {
            minLength: 1,
            maxLength: 5,
          },
        ),
        fc.constantFrom('sqlite', 'postgres'),
        (queries, engine) => {
          const shared = { engine, dataset: 'empty', queries } as const;
          const fragment = shareFragment(shared);
          expect(fragment).toMatch(/^#sql=[\w-]+$/);
          expect(readShareFragment(fragment)).toEqual(shared);
        },
      ),
    );
  });

  it('is not read when it is too long for a URL', () => {
    const long = {
      engine: 'sqlite',
      dataset: 'empty',
      queries: [{ name: 'a', text: 'x'.repeat(MAX_FRAGMENT) }],
    } as const;
    expect(readShareFragment(shareFragment(long))).toBeUndefined();
    expect(readShareFragment(`#sql=${'A'.repeat(MAX_FRAGMENT)}`)).toBeUndefined();
  });

  it('is rejected unless every part is valid', () => {
    expect(isShareFragment('#one')).toBe(false);
    const encode = (value: unknown) => `#sql=${btoa(JSON.stringify(value))}`;
    for (const wrong of [
      '#sql=',
      '#sql=%%%',
      encode(null),
      encode([2, 'sqlite', 'empty', ['a', 'b']]),
      encode([1, 'mysql', 'empty', ['a', 'b']]),
      encode([1, 'sqlite', 'nha_sach_2', ['a', 'b']]),
      encode([1, 'sqlite', 'empty']),
      encode([1, 'sqlite', 'empty', ['a', 5]]),
      encode([1, 'sqlite', 'empty', ...Array.from({ length: 21 }, () => ['a', 'b'])]),
    ]) {
      expect(readShareFragment(wrong), wrong).toBeUndefined();
    }
    fc.assert(fc.property(fc.string(), (text) => void readShareFragment(`#sql=${text}`)));
  });
});
