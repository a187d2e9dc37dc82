import { caseOf } from '../core/judgeCase';
import type { ProblemCase, ProblemDefinition } from '../core/problem';
import { seededRandom } from '../../lab-kit/core/seededRandom';
import { runAtBuild } from './runAtBuild';

/** The methods of a problem that return nothing. */
export function voidsOf(definition: ProblemDefinition): string[] {
  return definition.kind === 'class'
    ? definition.methods.filter(({ returns }) => returns === 'void').map(({ name }) => name)
    : [];
}

/**
 * Generates cases of a problem: the reference computes the expected values, which tests compare with an oracle.
 *
 * @param seed - the same seed gives the same cases
 * @throws if the reference fails on one of the inputs
 */
export async function generateCases(
  definition: ProblemDefinition,
  reference: string,
  seed: string,
): Promise<ProblemCase[]> {
  const inputs = definition.generate(seededRandom(seed));
  const voids = voidsOf(definition);
  const answer = { kind: 'cases', name: definition.name, voids, inputs } as const;
  const { returned, error, stopped } = await runAtBuild({ code: reference, nondeterministic: false, answer });
  const failed = error ?? returned.find((each) => each.error)?.error;
  if (failed || stopped || returned.length < inputs.length) {
    const how = failed ? `${failed.name}: ${failed.message}` : (stopped ?? 'it returned too few results');
    throw new Error(`the reference "${definition.reference}" fails on the generated cases: ${how}`);
  }
  return inputs.map((input, index) => caseOf(input, returned[index]?.values ?? [], voids));
}
