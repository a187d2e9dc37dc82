import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { problemsOf, type Quiz } from '../core/quiz';

/** Folder of the quiz definitions, from the repository's root. */
export const QUIZZES_FOLDER = 'courses/sql/quizzes';
/** Folder of the quizzes of the security lessons: each file exports one as `quiz`, so that no list is edited by many. */
export const SECURITY_QUIZZES_FOLDER = 'courses/web-security/quizzes';

let known: { readonly edition: string; readonly quizzes: Promise<readonly Quiz[]> } | undefined;

function editionOf(folder: string): string {
  return readdirSync(folder)
    .map((name) => `${name}:${statSync(path.join(folder, name)).mtimeMs}`)
    .join();
}

async function load(root: string): Promise<readonly Quiz[]> {
  const { QUIZZES } = (await loadFreshModule(path.join(root, QUIZZES_FOLDER, 'index.ts'))) as {
    QUIZZES: readonly Quiz[];
  };
  const folder = path.join(root, SECURITY_QUIZZES_FOLDER);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const own = await Promise.all(
    files.map(async (name) => ((await loadFreshModule(path.join(folder, name))) as { quiz: Quiz }).quiz),
  );
  const quizzes = [...QUIZZES, ...own];
  const problems = quizzes.flatMap(problemsOf);
  if (problems.length > 0) {
    throw new Error(`The quizzes in courses/*/quizzes have errors:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
  return quizzes;
}

/**
 * Reads and checks every quiz of the repository. Changed files are read again, so the dev server shows an author's
 * edits.
 */
export function readQuizzes(root = process.cwd()): Promise<readonly Quiz[]> {
  const edition = [QUIZZES_FOLDER, SECURITY_QUIZZES_FOLDER].map((folder) => editionOf(path.join(root, folder))).join();
  if (known?.edition !== edition) known = { edition, quizzes: load(root) };
  return known.quizzes;
}
