import { afterAll, describe, expect, it } from 'vitest';
import { labProblems } from '../../src/features/k6-lab/core/lab/checkLab';
import type { K6LabDefinition } from '../../src/features/k6-lab/core/lab/definition';
import {
  gradeChoice,
  gradeNumber,
  gradeScript,
  trialOf,
  type Exercise,
  type Verdict,
} from '../../src/features/k6-lab/core/lab/grade';
import type { Grading } from '../../src/features/k6-lab/core/lab/grading';
import { readLabs, type LoadedLab } from '../../src/features/k6-lab/node/readLabs';
import { runInNode } from '../../src/features/k6-lab/node/runInNode';
import { TRIES_ALL } from '../../tests/trials';

const labs = await readLabs();
/**
 * Each salt decides other servers, and what happens by chance must not decide a verdict: the weekly run tries many.
 */
const salts = (usual: number) => Array.from({ length: TRIES_ALL ? 20 : usual }, (_, index) => `salt ${index}`);
const SALTS_OF_RIGHT = salts(1);
const SALTS_OF_WRONG = salts(1);
const count = { labs: 0, right: 0, wrong: 0, runs: 0 };

const runScript: typeof runInNode = (input) => {
  count.runs += 1;
  return runInNode(input);
};

const exerciseOf = ({ command, presets: [first], seed = 1, files = {} }: K6LabDefinition): Exercise => ({
  command,
  server: first.server,
  seed,
  files,
});

const STATISTICS = ['p(90)', 'p(95)', 'p(99)', 'p(99.9)', 'med', 'avg', 'max', 'min'];

/** The solution with another statistic, limit or direction in one of its thresholds. */
function otherThresholds(solution: string): [threshold: string, code: string][] {
  return [...solution.matchAll(/'(p\([\d.]+\)|avg|med|max|min|rate|count)([<>]=?)([\d.]+)'/g)].flatMap((match) => {
    const [whole, statistic = '', operator = '', limit = ''] = match;
    const others = STATISTICS.includes(statistic) ? STATISTICS.filter((other) => other !== statistic) : [];
    const reversed = operator.startsWith('<') ? '>' : '<';
    return [
      ...others.map((other) => `'${other}${operator}${limit}'`),
      `'${statistic}${reversed}${limit}'`,
      ...[0.5, 0.8, 1.2, 2].map((factor) => `'${statistic}${operator}${Number((Number(limit) * factor).toFixed(4))}'`),
    ].map((threshold): [string, string] => [
      threshold,
      solution.slice(0, match.index) + threshold + solution.slice(match.index + whole.length),
    ]);
  });
}

/** The failed checks with their reasons, so that a failing test explains itself. */
const failuresOf = ({ results, broken }: Verdict) => [
  ...results.flatMap(({ id, failure }) => (failure ? [`${id}: ${failure.en}`] : [])),
  ...(broken ? [JSON.stringify(broken)] : []),
];

type Of<Kind extends Grading['kind']> = LoadedLab & {
  readonly start: string;
  readonly solution: string;
  readonly grading: Extract<Grading, { kind: Kind }>;
};
const ofKind = <Kind extends Grading['kind']>(kind: Kind) =>
  labs.filter((lab): lab is Of<Kind> => lab.exercise !== undefined && lab.grading?.kind === kind);
const named = <Lab extends LoadedLab>(list: readonly Lab[]) => list.map((lab) => [lab.id, lab] as const);

afterAll(() => {
  console.info(
    `${labs.length} labs of k6: ${count.right} right answers pass, ${count.wrong} wrong ones are refused for the stated reason, in ${count.runs} runs`,
  );
});

describe.each(named(labs))('%s', (_id, lab) => {
  it('is complete', () => {
    expect(labProblems(lab)).toEqual([]);
  });

  it('has a script that starts on each of its servers', async () => {
    const exercise = exerciseOf(lab.lab);
    for (const { id, server } of lab.lab.presets) {
      const result = await runScript({ script: lab.start ?? '', commandLine: exercise.command, ...exercise, server });
      expect(result.problem, id).toBeUndefined();
      expect([0, 99, 108], `${id}: ${result.message ?? ''}`).toContain(result.exitCode);
    }
    count.labs += 1;
  });
});

describe.each(named(ofKind('script')))('%s, a script', (_id, { lab, start, solution, grading, right, wrong }) => {
  const grade = (code: string, salt: string) => gradeScript(code, start, exerciseOf(lab), grading, runScript, salt);

  it('never accepts the script without change', async () => {
    expect(await grade(`// a comment\n${start}`, 'one')).toMatchObject({
      isAccepted: false,
      broken: { kind: 'unchanged' },
    });
    expect((await grade(`${start}\nvoid 0;`, 'one')).isAccepted).toBe(false);
  });

  it.each([{ id: 'solution', code: solution }, ...right].map(({ id, code }) => [id, code] as const))(
    'accepts the right script %s',
    async (_name, code) => {
      for (const salt of SALTS_OF_RIGHT) expect(failuresOf(await grade(code, salt)), salt).toEqual([]);
      count.right += 1;
    },
  );

  it.each(wrong.map(({ id, code }) => [id, code] as const))('refuses the wrong script %s', async (id, code) => {
    const expected = grading.mistakes.find((mistake) => mistake.id === id);
    for (const salt of SALTS_OF_WRONG) {
      const verdict = await grade(code, salt);
      expect(verdict.isAccepted).toBe(false);
      const first = verdict.results.find(({ failure }) => failure);
      expect(first?.id, failuresOf(verdict).join('\n')).toBe(expected?.fails);
      expect(verdict.mistake).toBe(id);
    }
    count.wrong += 1;
  });

  it.each(otherThresholds(solution))('refuses its solution with the threshold %s', async (_threshold, code) => {
    expect((await grade(code, 'one')).isAccepted).toBe(false);
  });

  it('refuses a script that does not start, or throws at once', async () => {
    expect(await grade('export default () => {', 'one')).toMatchObject({ broken: { kind: 'problem' } });
    expect(await grade("throw new Error('no'); export default () => {}", 'one')).toMatchObject({
      broken: { kind: 'exception', entry: { text: 'no' } },
    });
    expect((await grade('export default () => {}', 'one')).isAccepted).toBe(false);
  });
});

describe.each(named(ofKind('number')))('%s, a number', (_id, { lab, solution, grading }) => {
  const exercise = exerciseOf(lab);
  const grade = (given: number) => gradeNumber(given, solution, exercise, grading, runScript);
  const measured = grading.measure(trialOf(solution, exercise, runScript, 'measure'));

  it('accepts what the solution measures, within the stated difference', async () => {
    const right = await measured;
    expect(right).toBeGreaterThan(0);
    for (const factor of [1, 1 + grading.within * 0.98, 1 - grading.within * 0.98]) {
      expect((await grade(right * factor)).isAccepted, String(factor)).toBe(true);
      count.right += 1;
    }
  });

  it('refuses any other, known mistakes with their message', async () => {
    const right = await measured;
    for (const given of [
      right * (1 + grading.within * 1.05),
      right * (1 - grading.within * 1.05),
      0,
      -right,
      NaN,
      Infinity,
    ])
      expect((await grade(given)).isAccepted, String(given)).toBe(false);
    for (const { id, example } of grading.mistakes) {
      expect(await grade(example(right)), id).toMatchObject({ isAccepted: false, mistake: id });
      count.wrong += 1;
    }
  });
});

describe.each(named(ofKind('choice')))('%s, a choice', (_id, { lab, exercise, solution, grading }) => {
  it('is proved by runs of the solution', async () => {
    expect(await grading.proof(trialOf(solution, exerciseOf(lab), runScript, 'one'))).toBeUndefined();
  });

  it('accepts the right choices only', () => {
    for (const { id } of exercise?.answer.kind === 'choice' ? exercise.answer.choices : []) {
      const isRight = grading.right.includes(id);
      expect(gradeChoice(id, grading).isAccepted, id).toBe(isRight);
      count[isRight ? 'right' : 'wrong'] += 1;
    }
    expect(gradeChoice('', grading).isAccepted).toBe(false);
  });
});
