import { describe, expect, it } from 'vitest';
import { amountsOf, kindOf } from './storedData';

describe('kindOf', () => {
  it.each([
    ['progress-site', 'progress'],
    ['progress-damaged-site', 'progress'],
    ['code-lab.solved.v1-site', 'progress'],
    ['code-lab.answer.v1.62-unique-paths-site', 'typed'],
    ['sql-lab.text.v1.a1-site', 'typed'],
    ['sql-exercise.text.v1.sql-12-01-site', 'typed'],
    ['sql-lab.playground-site', 'typed'],
    ['k6-lab.script.v1.first-site', 'typed'],
    ['web-lab.patch.v1.idor-site', 'typed'],
    ['search-used-site', 'search'],
    ['search-manifest:/en/-site', 'search'],
    ['__DOCSEARCH_RECENT_SEARCHES__site_vi', 'search'],
    ['offline.mode-site', 'offline'],
    ['offline-agreed-site', 'offline'],
    ['theme-site', 'look'],
    ['docusaurus.announcement.dismiss-site', 'look'],
    ['auth:hint-site', undefined],
    ['progress', undefined],
    ['theme', undefined],
    ['progress-other', undefined],
  ])('%s -> %s', (key, kind) => {
    expect(kindOf(key, '-site')).toBe(kind);
  });
});

it('amountsOf counts the entries of each kind and leaves out those of other sites', () => {
  const entries = [
    ['sql-lab.text.v1.a-site', 'SELECT 1'],
    ['sql-lab.text.v1.b-site', ''],
    ['theme', 'dark'],
  ] as const;
  const amounts = amountsOf(entries, '-site');
  expect(amounts.typed).toEqual({ entries: 2, bytes: 2 * (22 + 8 + 22) });
  expect(amounts.look.entries).toBe(0);
});
