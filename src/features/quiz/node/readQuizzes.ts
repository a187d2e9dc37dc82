import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { problemsOf, type Quiz } from '../core/quiz';

/** Folder of the quiz definitions, from the repository's root. */
export const QUIZZES_FOLDER = 'courses/sql/quizzes';

let known: { readonly edition: string; readonly quizzes: Promise<readonly Quiz[]> } | undefined;

function editionOf(folder: string): string {
  return readdirSync(folder)
    .map((name) => `${name}:${statSync(path.join(folder, name)).mtimeMs}`)
    .join();
}

async function load(folder: string): Promise<readonly Quiz[]> {
  const { QUIZZES } = (await loadFreshModule(path.join(folder, 'index.ts'))) as { QUIZZES: readonly Quiz[] };
  const problems = QUIZZES.flatMap(problemsOf);
  if (problems.length > 0) {
    throw new Error(`The quizzes in ${QUIZZES_FOLDER} have errors:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
  return QUIZZES;
}

/**
 * Reads and checks every quiz of the repository. Changed files are read again, so the dev server shows an author's
 * edits.
 */
export function readQuizzes(root = process.cwd()): Promise<readonly Quiz[]> {
  const folder = path.join(root, QUIZZES_FOLDER);
  const edition = editionOf(folder);
  if (known?.edition !== edition) known = { edition, quizzes: load(folder) };
  return known.quizzes;
}
