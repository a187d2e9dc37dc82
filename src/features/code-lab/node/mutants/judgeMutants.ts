import { hasPassed } from '../../core/hasPassed';
import { judgeAnswer } from '../../core/judgeAnswer';
import { problemData } from '../problemData';
import type { LoadedProblem } from '../readProblems';
import { makeMutants } from './makeMutants';
import { runCounted } from './runCounted';

/** A mutant, identified together with its approach. */
export interface NamedMutant {
  approach: string;
  mutant: string;
}

/** The results of a problem's mutants. */
export interface MutationScore {
  id: string;
  refused: number;
  /** Mutants that the definition declares as equivalent and that pass every case. */
  equivalent: (NamedMutant & { reason: string })[];
  /** Mutants that pass every case without being declared as equivalent. */
  survived: NamedMutant[];
  /** Declared equivalents whose mutant no longer exists or is rejected. */
  stale: NamedMutant[];
}

const isSame = (a: NamedMutant) => (b: NamedMutant) => a.approach === b.approach && a.mutant === b.mutant;

/** Judges every mutant of every approach to a problem. */
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
