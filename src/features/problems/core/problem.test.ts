import { expect, it } from 'vitest';
import type { CourseOutline, DocFacts } from '../../progress/core/course';
import { countPatterns, ofPattern, readPattern, writePattern } from './patternFilter';
import { describeProblem, listProblems, type ProblemEntry } from './problem';

const entry = (number: number, id: string, pattern: string, days: readonly string[] = []): ProblemEntry => ({
  number,
  id,
  difficulty: 'easy',
  pattern,
  days,
  original: `https://example.org/${number}`,
  solvedBy: `lc-${number}-01`,
});
const doc = (title: string, href: string): DocFacts => ({ title, href, exercises: [] });

const course: CourseOutline = {
  id: 'sql',
  folder: 'sql',
  skills: {},
  lessons: [
    { file: '13-outer-join', kind: 'day', number: 13, title: { vi: 'a', en: 'a' } },
    { file: '16-subqueries', kind: 'day', number: 16, title: { vi: 'b', en: 'b' } },
  ],
};
const around = {
  patterns: [
    { id: 'unused', name: { vi: 'Không dùng', en: 'Unused' } },
    { id: 'anti', name: { vi: 'Không có cặp', en: 'Anti-join' } },
    { id: 'outer', name: { vi: 'Ngoài', en: 'Outer' } },
  ],
  course,
  language: 'en',
  docs: new Map([
    ['leetcode/index', doc('LeetCode', '/en/docs/category/leetcode')],
    ['lc/183', doc('183. Customers', '/en/docs/lc/183')],
    ['lc/175', doc('175. Two Tables', '/en/docs/lc/175')],
    ['sql/13-outer-join', doc('Outer Joins', '/en/docs/sql/13-outer-join')],
  ]),
} as const;
const written = entry(183, 'lc/183', 'anti', ['13-outer-join', '16-subqueries']);
const entries = [written, entry(999, 'lc/999', 'unused'), entry(175, 'lc/175', 'outer')];

it('lists the problems that have a document, by number, and only their patterns', () => {
  const { problems, patterns } = listProblems(entries, around);
  expect(problems.map(({ number, title, href }) => [number, title, href])).toEqual([
    [175, 'Two Tables', '/en/docs/lc/175'],
    [183, 'Customers', '/en/docs/lc/183'],
  ]);
  expect(patterns).toEqual([
    { id: 'anti', name: 'Anti-join' },
    { id: 'outer', name: 'Outer' },
  ]);
});

it('describes a problem with its pattern and the lessons that exist', () => {
  expect(describeProblem(written, around)).toEqual({
    number: 183,
    difficulty: 'easy',
    pattern: { id: 'anti', name: 'Anti-join' },
    samePattern: '/en/docs/category/leetcode?pattern=anti',
    days: [{ number: 13, title: 'Outer Joins', href: '/en/docs/sql/13-outer-join' }],
    original: 'https://example.org/183',
  });
});

it('refuses a problem of an unknown pattern', () => {
  expect(() => describeProblem(entry(1, 'lc/1', 'none'), around)).toThrow('"none"');
});

it('filters by a pattern of the list, which the URL stores beside other parameters', () => {
  const list = listProblems(entries, around);
  expect(countPatterns(list).map(({ id, count }) => [id, count])).toEqual([
    ['anti', 1],
    ['outer', 1],
  ]);
  expect(ofPattern(list.problems, 'anti').map(({ number }) => number)).toEqual([183]);
  expect(ofPattern(list.problems, undefined)).toHaveLength(2);
  expect(readPattern('?a=1&pattern=anti', list)).toBe('anti');
  expect(readPattern('?pattern=unused', list)).toBeUndefined();
  expect(readPattern('', list)).toBeUndefined();
  expect(writePattern('?a=1', 'anti')).toBe('?a=1&pattern=anti');
  expect(writePattern('?a=1&pattern=anti', undefined)).toBe('?a=1');
  expect(writePattern('?pattern=anti', undefined)).toBe('');
});
