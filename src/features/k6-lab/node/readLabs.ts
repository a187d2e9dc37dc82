import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { LABS_FOLDER } from '../core/lab/checkLab';
import type { K6ExerciseDefinition, K6LabDefinition } from '../core/lab/definition';
import type { Grading } from '../core/lab/grading';

/** A script of the repository, with which the tests try the grader. */
export interface NamedScript {
  readonly id: string;
  readonly code: string;
}

/** A lab, or an exercise, which is a lab with a task. */
export interface LoadedLab {
  readonly id: string;
  /** What an exercise has as well. */
  readonly lab: K6LabDefinition;
  readonly exercise?: K6ExerciseDefinition;
  readonly grading?: Grading;
  readonly start: string | undefined;
  readonly solution?: string;
  readonly right: readonly NamedScript[];
  readonly wrong: readonly NamedScript[];
}

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd() : undefined;
}

function readScripts(folder: string): NamedScript[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .sort()
    .map((name) => ({ id: path.basename(name, '.js'), code: readText(path.join(folder, name)) ?? '' }));
}

async function readLab(folder: string): Promise<LoadedLab> {
  const file = (name: string) => path.join(folder, name);
  const exercise = existsSync(file('exercise.ts'))
    ? ((await loadFreshModule(file('exercise.ts'))) as { exercise: K6ExerciseDefinition }).exercise
    : undefined;
  const lab = exercise ?? ((await loadFreshModule(file('lab.ts'))) as { lab: K6LabDefinition }).lab;
  const grading = existsSync(file('grade.ts'))
    ? ((await loadFreshModule(file('grade.ts'))) as { grading: Grading }).grading
    : undefined;
  const solution = readText(file('solution.js'));
  return {
    id: path.basename(folder),
    lab,
    start: readText(file('start.js')),
    right: readScripts(file('right')),
    wrong: readScripts(file('wrong')),
    ...(exercise && { exercise }),
    ...(grading && { grading }),
    ...(solution !== undefined && { solution }),
  };
}

/** The ids of labs or of exercises: each folder of `courses/k6` with this file is one. */
export function idsWith(file: 'exercise.ts' | 'lab.ts', root = process.cwd()): string[] {
  const folder = path.join(root, LABS_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => statSync(path.join(folder, name)).isDirectory() && existsSync(path.join(folder, name, file)))
    .sort();
}

/** Reads every lab and exercise of the repository. */
export async function readLabs(root = process.cwd()): Promise<LoadedLab[]> {
  const ids = [...idsWith('lab.ts', root), ...idsWith('exercise.ts', root)];
  return Promise.all(ids.map((id) => readLab(path.join(root, LABS_FOLDER, id))));
}
