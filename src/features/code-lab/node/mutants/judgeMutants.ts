import { hasPassed } from '../../core/hasPassed';
import { judgeAnswer } from '../../core/judgeAnswer';
import { problemData } from '../problemData';
import type { LoadedProblem } from '../readProblems';
import { makeMutants } from './makeMutants';
import { runCounted } from './runCounted';

/** A mutant, by the approach that it was made of. */
export interface NamedMutant {
  approach: string;
  mutant: string;
}

/** How the mutants of a problem fared. */
export interface MutationScore {
  id: string;
  refused: number;
  /** Those that the definition calls equivalent, and that pass every case. */
  equivalent: (NamedMutant & { reason: string })[];
  /** Those that pass every case although they are wrong, as far as anybody knows. */
  survived: NamedMutant[];
  /** Entries of the list of equivalents that no mutant is left for, or whose mutant is refused. */
  stale: NamedMutant[];
}

const isSame = (a: NamedMutant) => (b: NamedMutant) => a.approach === b.approach && a.mutant === b.mutant;

/** Judges every mutant of every approach of a problem. */
export async function judgeMutants(problem: LoadedProblem): Promise<MutationScore> {
  const data = problemData(problem, 'en');
  const { definition } = problem;
  const passed: NamedMutant[] = [];
  let refused = 0;
  for (const [approach, code] of Object.entries(problem.code)) {
    for (const { name: mutant, code: mutated } of makeMutants(definition, code)) {
      if (hasPassed(data, await judgeAnswer(mutated, data, runCounted))) passed.push({ approach, mutant });
      else refused += 1;
    }
  }
  const { equivalents } = definition;
  return {
    id: problem.id,
    refused,
    equivalent: equivalents.filter((entry) => passed.some(isSame(entry))),
    survived: passed.filter((mutant) => !equivalents.some(isSame(mutant))),
    stale: equivalents.filter((entry) => !passed.some(isSame(entry))),
  };
}
