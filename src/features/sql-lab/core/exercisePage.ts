import type { AssetFile } from './assets';
import { exerciseNumber, type SqlExercise } from './exercise';
import { ENGINE_NAMES, type EngineName } from './types';

/** How an answer is judged, in the words that the reader needs before writing it. */
export type Judged = 'rows' | 'orderedRows' | 'tables';

/** What a page carries of an exercise: one language, and nothing that gives the answer away. */
export interface ExercisePage {
  readonly id: string;
  readonly number: string;
  readonly prompt: string;
  readonly starter: string;
  readonly hints: readonly string[];
  readonly dataset: string;
  readonly hiddenDataset: string;
  /** The first is what Run uses. */
  readonly engines: readonly EngineName[];
  readonly judged: Judged;
  /** It counts as solved when it is right on every engine. */
  readonly portable?: boolean;
  readonly setup?: string;
  /** Solutions and known mistakes: a JSON file with the whole definitions of this exercise and its neighbours. */
  readonly answers: AssetFile;
}

function judged({ compare }: SqlExercise): Judged {
  if (compare.kind === 'state') return 'tables';
  return compare.order ? 'orderedRows' : 'rows';
}

/** The part of a definition that a page in one language carries. */
export function exercisePage(
  exercise: SqlExercise,
  language: 'vi' | 'en',
  hiddenDataset: string,
  answers: AssetFile,
): ExercisePage {
  const { id, prompt, starter, hints, dataset, engine, setup } = exercise;
  return {
    id,
    number: exerciseNumber(id),
    prompt: prompt[language],
    starter,
    hints: hints.map((hint) => hint[language]),
    dataset,
    hiddenDataset,
    engines: engine ? [engine] : ENGINE_NAMES,
    judged: judged(exercise),
    ...(exercise.compare.portable && { portable: true }),
    ...(setup !== undefined && { setup }),
    answers,
  };
}
