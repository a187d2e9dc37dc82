import { describe, expect, it } from 'vitest';
import { hasPassed } from './hasPassed';
import { judgeAnswer, type AnswerRun, type AnswerRunner } from './judgeAnswer';
import type { JudgedProblem, Returned } from './problem';

const PROBLEM: JudgedProblem = {
  name: 'twice',
  shape: { parameters: [{ name: 'n', type: 'number', domain: { kind: 'integer', least: 0, most: 9 } }] },
  voids: [],
  compare: 'equal',
  visible: [{ args: [1], expected: 2 }],
  hidden: [{ args: [2], expected: 4 }],
  approaches: [{ id: 'plus', title: '', code: 'reference', time: '', space: '' }],
  reference: 'plus',
  large: [
    { title: 'first', generate: 'one', times: 2 },
    { title: 'second', generate: 'two', times: 2 },
  ],
};

const base = { entries: [], truncated: false, returned: [] };
const value = (index: number, returned: unknown): Returned => ({
  index,
  values: [returned],
  texts: [String(returned)],
});
const small: AnswerRun = { ...base, returned: [value(0, 2), value(1, 4)] };
const run = { values: [[8]], ms: 10, looks: 0 };
const reference = { ...run, size: 1 };
const large: AnswerRun = { ...base, reference, large: run };

/** A runner that returns the given runs one after another and records the requests. */
function fakeRunner(runs: readonly AnswerRun[]): { runner: AnswerRunner; asked: string[] } {
  const asked: string[] = [];
  const runner: AnswerRunner = (_code, job, times) => {
    const next = runs[asked.length];
    asked.push(job.kind === 'cases' ? JSON.stringify(job.inputs) : `${job.generate} ${job.reference} ${times}`);
    if (!next) throw new Error('asked too often');
    return Promise.resolve(next);
  };
  return { runner, asked };
}

async function judge(...runs: AnswerRun[]) {
  const { runner, asked } = fakeRunner(runs);
  const judged = await judgeAnswer('code', PROBLEM, runner);
  return { judged, asked, passed: hasPassed(PROBLEM, judged) };
}

describe('judgeAnswer', () => {
  it('runs the small cases without expected values, then each large one against the reference', async () => {
    const { asked, passed } = await judge(small, large, large);
    expect(asked).toEqual(['[{"args":[1]},{"args":[2]}]', 'one reference 2', 'two reference 2']);
    expect(passed).toBe(true);
  });

  it.each<[string, AnswerRun]>([
    ['is wrong', { ...base, returned: [value(0, 2), value(1, 5)] }],
    ['stopped', { ...base, returned: [value(0, 2)], stopped: 'time' }],
    ['was replaced by a newer run', { ...small, stopped: 'lost' }],
    ['returned for one case twice and for none of the other', { ...base, returned: [value(0, 2), value(0, 2)] }],
    ['returned for cases that there are not', { ...base, returned: [value(0, 2), value(7, 4)] }],
  ])('does not run large cases for an answer that %s', async (_kind, ran) => {
    const { asked, passed } = await judge(ran);
    expect(asked).toHaveLength(1);
    expect(passed).toBe(false);
  });

  it('tries again for an answer that is too slow by the clock, but not by the count', async () => {
    const slow = { ...large, large: { ...run, ms: 300 } };
    expect((await judge(small, slow, large, large)).passed).toBe(true);
    const twice = await judge(small, slow, slow);
    expect(twice.passed).toBe(false);
    expect(twice.judged.results.at(-1)).toMatchObject({ index: 2, input: 'first', slow: { ms: 300 } });
    const searching = await judge(small, { ...large, large: { ...run, looks: 1_000_001 } });
    expect(searching.judged.results.at(-1)?.slow?.looks).toBe(1_000_001);
  });

  it('calls an answer too slow only if it is stopped after the reference has run', async () => {
    const { judged } = await judge(small, { ...base, reference, stopped: 'time' });
    expect(judged.results.at(-1)).toMatchObject({ index: 2, slow: { referenceMs: 10, limitMs: 2000 } });
    expect(judged.stopped).toBeUndefined();
    const outOfMemory = await judge(small, { ...base, reference, stopped: 'memory' });
    expect(outOfMemory.judged).toMatchObject({ stopped: 'memory' });
    expect(outOfMemory.passed).toBe(false);
  });

  it('ends at the first large case with a wrong value', async () => {
    const { judged, passed } = await judge(small, { ...large, large: { ...run, values: [[9]] } });
    expect(judged.results.at(-1)).toMatchObject({ index: 2, passed: false, expected: '8', got: '9' });
    expect(passed).toBe(false);
  });
});
