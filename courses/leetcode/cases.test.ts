import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues } from '../../src/features/code-lab/core/compareValues';
import type { CaseInput, Json, ProblemCase } from '../../src/features/code-lab/core/problem';
import { inputOf } from '../../src/features/code-lab/core/judgeCase';
import { seededRandom } from '../../src/features/lab-kit/core/seededRandom';
import { generateCases } from '../../src/features/code-lab/node/generateCases';
import { readProblems, type LoadedProblem } from '../../src/features/code-lab/node/readProblems';
import { ORACLES } from './oracles/oracles';

const problems = await readProblems(path.resolve(import.meta.dirname, '../..'));

const expectedOf = (item: ProblemCase): (Json | undefined)[] =>
  'calls' in item ? item.calls.map((call) => call[2]) : [item.expected];

function largeInputs({ large }: LoadedProblem): CaseInput[] {
  return Object.values(large).flatMap((code) => (new Function(`${code}\nreturn generate();`) as () => CaseInput[])());
}

describe.each(problems)('the cases of $id', (problem) => {
  const { id, definition, hidden, code } = problem;
  const oracle = ORACLES[id];
  const cases = [...definition.visible, ...hidden];

  it('have an oracle, which agrees with each expected answer', () => {
    expect(oracle, 'write one above').toBeDefined();
    for (const item of cases) {
      const expected = expectedOf(item);
      const found = oracle?.answer(inputOf(item)) ?? [];
      // The result of a call without an expected value does not matter.
      const differs = expected.findIndex(
        (value, at) => value !== undefined && !compareValues(found[at], value, definition.compare),
      );
      expect({ item, differs }).toEqual({ item, differs: -1 });
      expect(found).toHaveLength(expected.length);
    }
  });

  it('are within the bounds of the problem, the large ones too', () => {
    for (const item of cases) expect({ item, allowed: oracle?.allows(inputOf(item)) }).toEqual({ item, allowed: true });
    for (const input of largeInputs(problem)) expect(oracle?.allows(input)).toBe(true);
  });

  it('are the same each time', async () => {
    const again = await generateCases(definition, code[definition.reference] ?? '', id);
    expect(again.length).toBeGreaterThan(0);
    expect(hidden.slice(-again.length)).toEqual(again);
    expect(definition.generate(seededRandom(id))).not.toEqual(definition.generate(seededRandom('another')));
    expect(largeInputs(problem)).toEqual(largeInputs(problem));
  });

  it('are answered alike by the approaches and the oracle, as is any other input', async () => {
    const inputs = fc.sample(oracle?.inputs ?? fc.constant<CaseInput>({ args: [] }), {
      numRuns: 150,
      seed: 20_261_123,
    });
    for (const [approach, text] of Object.entries(code)) {
      const asked = { ...definition, reference: approach, generate: () => inputs } as typeof definition;
      for (const item of await generateCases(asked, text, id)) {
        const found = oracle?.answer(inputOf(item)) ?? [];
        const answer = expectedOf(item);
        // Another order is accepted where the problem allows it; any other difference appears in the failure message.
        const isSame = found.every((value, at) => compareValues(answer[at], value, definition.compare));
        expect({ approach, item, answer: isSame ? found : answer }).toEqual({ approach, item, answer: found });
      }
    }
  });
});
