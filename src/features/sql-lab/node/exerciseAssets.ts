import { createHash } from 'node:crypto';
import {
  exerciseGroup,
  exerciseProblems,
  hiddenDatasetOf,
  type HiddenDatasets,
  type SqlExercise,
} from '../core/grading/exercise';
import { exercisePage, type ExercisePage } from '../core/grading/exercisePage';

export interface ExerciseAssets {
  /** Files with solutions and known mistakes, by path relative to the folder that serves them. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly pages: readonly ExercisePage[];
}

/**
 * Builds the page data of the exercises, and the files with the rest. Neighbouring exercises share a file, so that a
 * reader who has begun one exercise of a lesson can finish the others without a network.
 *
 * @param baseUrl - URL of the folder that serves the files, with a trailing slash
 * @throws an error that lists every exercise with an incomplete definition
 */
export function exerciseAssets(
  exercises: readonly SqlExercise[],
  hiddenDatasets: HiddenDatasets,
  language: 'vi' | 'en',
  baseUrl: string,
): ExerciseAssets {
  const problems = exercises.flatMap(exerciseProblems);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const files = new Map<string, Uint8Array>();
  const groups = new Set(exercises.map(({ id }) => exerciseGroup(id)));
  const pages = [...groups].flatMap((group) => {
    const members = exercises.filter(({ id }) => exerciseGroup(id) === group);
    // Equivalent mutants are only needed by the mutant check, and promises by the choice of small databases.
    const content = new TextEncoder().encode(
      JSON.stringify(members, (key, value: unknown) =>
        key === 'equivalent' || key === 'promises' ? undefined : value,
      ),
    );
    const name = `${group}.${createHash('sha256').update(content).digest('hex').slice(0, 10)}.json`;
    files.set(name, content);
    const answers = { url: `${baseUrl}${name}`, bytes: content.length };
    return members.map((exercise) =>
      exercisePage(exercise, language, hiddenDatasetOf(exercise, hiddenDatasets), answers),
    );
  });
  return { files, pages };
}
