import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import type { SqlExercise } from '../core/grading/exercise';
import { SQL_PROBLEMS_FOLDER } from './runSqlProblem';

/** Folder of the exercise definitions, relative to the repository's root. */
export const EXERCISES_FOLDER = 'courses/sql/exercises';

let known: { readonly edition: string; readonly exercises: Promise<readonly SqlExercise[]> } | undefined;

function editionOf(folder: string): string {
  return readdirSync(folder)
    .map((name) => `${name}:${statSync(path.join(folder, name)).mtimeMs}`)
    .join();
}

async function load(folder: string): Promise<readonly SqlExercise[]> {
  const { EXERCISES } = (await loadFreshModule(path.join(folder, 'index.ts'))) as { EXERCISES: readonly SqlExercise[] };
  return EXERCISES;
}

/**
 * Reads every exercise of the repository; changed files are read again, so that the development server shows what an
 * author saves.
 */
export function readExercises(root = process.cwd()): Promise<readonly SqlExercise[]> {
  const folder = path.join(root, EXERCISES_FOLDER);
  const edition = [folder, path.join(root, SQL_PROBLEMS_FOLDER)].map(editionOf).join();
  if (known?.edition !== edition) known = { edition, exercises: load(folder) };
  return known.exercises;
}
