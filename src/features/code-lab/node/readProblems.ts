import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { checkProblem } from '../core/checkProblem';
import type { CaseResult, ProblemDefinition } from '../core/problem';
import { runAtBuild } from './runAtBuild';

/** Where problems are defined, from the repository's root. */
export const PROBLEMS_FOLDER = 'courses/leetcode';

const WRONG_LIMIT_MS = 2000;

/** A definition with the code of its files. */
export interface LoadedProblem {
  id: string;
  /** Path of the definition from the repository's root. */
  file: string;
  definition: ProblemDefinition;
  /** Code by approach id. */
  code: Record<string, string>;
  wrong: Record<string, string>;
}

/** Every definition of the repository with its code; throws naming the file that is missing or left over. */
export async function readProblems(root: string): Promise<LoadedProblem[]> {
  const folder = path.join(root, PROBLEMS_FOLDER);
  if (!existsSync(folder)) return [];
  const ids = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -'.ts'.length))
    .sort();
  return Promise.all(ids.map((id) => readProblem(root, id)));
}

async function readProblem(root: string, id: string): Promise<LoadedProblem> {
  const file = `${PROBLEMS_FOLDER}/${id}.ts`;
  const definition = (await loadFreshModule(path.join(root, file))) as ProblemDefinition;
  const problems = checkProblem(definition);
  if (problems.length > 0) throw new Error(problems.map((problem) => `${file}: ${problem}.`).join('\n'));
  return {
    id,
    file,
    definition,
    code: readCode(root, file, `${PROBLEMS_FOLDER}/${id}`, definition.approaches),
    wrong: readCode(root, file, `${PROBLEMS_FOLDER}/${id}/wrong`, definition.wrong),
  };
}

function readCode(
  root: string,
  file: string,
  folder: string,
  named: readonly { id: string }[],
): Record<string, string> {
  const present = existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder)).filter((name) => name.endsWith('.js'))
    : [];
  const expected = named.map(({ id }) => `${id}.js`);
  const missing = expected.find((name) => !present.includes(name));
  if (missing)
    throw new Error(`${folder}/${missing} is missing, but ${file} names it. Write the file or remove the entry.`);
  const extra = present.find((name) => !expected.includes(name));
  if (extra) throw new Error(`${folder}/${extra} is not named in ${file}. Add an entry for it or remove the file.`);
  return Object.fromEntries(
    named.map(({ id }) => [id, readFileSync(path.join(root, folder, `${id}.js`), 'utf8').trimEnd()]),
  );
}

/** How an answer fails, or undefined when it passes every case. */
async function firstFailure(problem: LoadedProblem, code: string, limit?: number): Promise<string | undefined> {
  const { name, compare, visible, hidden } = problem.definition;
  const cases = [...visible, ...hidden];
  const outcome = await runAtBuild({ code, nondeterministic: false, cases: { name, compare, cases } }, limit);
  const { error, stopped, nondeterminism, results } = outcome;
  if (nondeterminism) return `it uses ${nondeterminism.what}: ${nondeterminism.instead}`;
  if (stopped) return `it was stopped (${stopped})`;
  if (error) return `${error.name}: ${error.message}`;
  const wrong = results.find(({ passed }) => !passed);
  return wrong && describeFailure(wrong, visible.length);
}

function describeFailure({ index, input, expected, got, error }: CaseResult, visible: number): string {
  const which = index < visible ? `visible[${index}]` : `hidden[${index - visible}]`;
  const came = error ? `${error.name}: ${error.message}` : got;
  return `${which}: ${input} gave ${came}, expected ${expected}`.replaceAll('\n', '; ');
}

/**
 * Runs every approach, which must pass all cases, and every wrong answer, which must fail one.
 *
 * @returns one sentence a problem, beginning with the file to mend
 */
export async function provePromises(problem: LoadedProblem): Promise<string[]> {
  const folder = `${PROBLEMS_FOLDER}/${problem.id}`;
  const broken: string[] = [];
  for (const [id, code] of Object.entries(problem.code)) {
    const failure = await firstFailure(problem, code);
    if (failure) broken.push(`${folder}/${id}.js must pass every case of ${problem.file}, but ${failure}.`);
  }
  for (const [id, code] of Object.entries(problem.wrong)) {
    const failure = await firstFailure(problem, code, WRONG_LIMIT_MS);
    if (failure) continue;
    broken.push(
      `${folder}/wrong/${id}.js passes every case of ${problem.file}: add a case that tells it from a right answer.`,
    );
  }
  return broken;
}
