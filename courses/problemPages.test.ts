import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument } from '../scripts/content/parseDocument';
import { PROBLEMS } from './problems';

const FOLDERS = ['docs', 'i18n/en/docusaurus-plugin-content-docs/current'];

/** The sections of every problem's page; the reader's own attempt comes before any explanation. */
const SECTIONS = ['problem', 'attempt', 'approaches', 'naive', 'follow-ups', 'pattern', 'sources'];
/** The components in a page, by the kind of problem; the first one that can be answered is the reader's attempt. */
const SQL_PARTS = ['SqlExample', 'SqlExercise', 'SqlApproaches', 'SqlCost', 'SqlNaive', 'SqlExercise', 'SqlExercise'];
const CODE_PARTS = ['CodeProblem', 'CodeApproaches'];

describe.each(PROBLEMS)('$id', ({ id }) => {
  it.each(FOLDERS)('follows the template in %s', (folder) => {
    const file = `${folder}/${id}.mdx`;
    expect(existsSync(file), `${file} is missing`).toBe(true);
    const { headings, components } = parseDocument(file, readFileSync(file, 'utf8'));
    expect(headings.filter(({ level }) => level === 2).map((heading) => heading.id)).toEqual(SECTIONS);
    expect(headings.map((heading) => heading.id)).toContain('cost');

    const names = components.map(({ name }) => name);
    expect(names[0]).toBe('ProblemFacts');
    const isSql = id.startsWith('leetcode/database/');
    const parts = components.filter(({ name }) => (isSql ? SQL_PARTS : CODE_PARTS).includes(name));
    if (isSql) expect(parts.map(({ name }) => name)).toEqual(SQL_PARTS);
    else expect(parts.map(({ name }) => name).slice(0, 2)).toEqual(CODE_PARTS);

    const lineOf = (section: string) => headings.find((heading) => heading.id === section)?.line ?? 0;
    const attempt = parts.find(({ name }) => name === 'SqlExercise' || name === 'CodeProblem')?.line ?? 0;
    expect(attempt).toBeGreaterThan(lineOf('attempt'));
    expect(attempt).toBeLessThan(lineOf('approaches'));
  });
});
