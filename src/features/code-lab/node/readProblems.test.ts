import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { provePromises, readProblems } from './readProblems';

const problems = await readProblems(path.resolve(import.meta.dirname, '../../../..'));

describe.each(problems)('problem $id', (problem) => {
  it('has approaches that pass every case and wrong answers that do not', async () => {
    expect(await provePromises(problem)).toEqual([]);
  });

  it('keeps its code narrow enough for a phone', () => {
    const lines = Object.values(problem.code).flatMap((code) => code.split('\n'));
    expect(lines.filter((line) => line.length > 60)).toEqual([]);
  });
});
