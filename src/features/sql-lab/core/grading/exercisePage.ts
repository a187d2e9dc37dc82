import type { AssetFile } from '../files/assets';
import type { SqlExercise } from './exercise';
import { ENGINE_NAMES, type EngineName } from '../types';

/** How an answer is judged, which the reader must know before writing it. */
export type Judged = 'rows' | 'orderedRows' | 'tables';

/** The part of an exercise that a page contains: one language, and nothing that reveals the solution. */
export interface ExercisePage {
  readonly id: string;
  readonly prompt: string;
  readonly starter: string;
  readonly hints: readonly string[];
  readonly dataset: string;
  readonly hiddenDataset: string;
  /** The first one is preselected. */
  readonly engines: readonly EngineName[];
  readonly judged: Judged;
  /** The exercise is solved once the answer is correct on every engine. */
  readonly portable?: boolean;
  readonly setup?: string;
  /**
   * The JSON file with the full definitions, including solutions and known mistakes, of this exercise and its
   * neighbours.
   */
  readonly answers: AssetFile;
}

function judged({ compare }: SqlExercise): Judged {
  if (compare.kind === 'state') return 'tables';
  return compare.order ? 'orderedRows' : 'rows';
}

/** Extracts the part of a definition that a page in one language contains. */
export function exercisePage(
  exercise: SqlExercise,
  language: 'vi' | 'en',
  hiddenDataset: string,
  answers: AssetFile,
): ExercisePage {
  const { id, prompt, starter, hints, dataset, engine, setup } = exercise;
  return {
    id,
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
