import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { checkCases, checkProblem } from '../core/checkProblem';
import type { ProblemCase, ProblemDefinition } from '../core/problem';
import { generateCases } from './generateCases';
import { judgeAtBuild } from './judgeAtBuild';

/** Folder of the problem definitions, relative to the repository's root. */
export const PROBLEMS_FOLDER = 'courses/leetcode';

const WRONG_LIMIT_MS = 2000;

/** Matches only definitions; tests and case generators are in the same folder. */
const DEFINITION = /^(?<id>[^.]+)\.ts$/;

/** Code by the id of its approach, answer or case. */
export type Codes = Readonly<Record<string, string>>;

/** A definition with the code from its files. */
export interface LoadedProblem {
  id: string;
  /** Path of the definition from the repository's root. */
  file: string;
  definition: ProblemDefinition;
  /** The hidden cases of the definition, followed by the generated ones. */
  hidden: readonly ProblemCase[];
  /** Code of the approaches. */
  code: Codes;
  wrong: Codes;
  slow: Codes;
  /** Code that generates the inputs of the large cases. */
  large: Codes;
}

/** Reads every definition of the repository with its code; throws an error that names a missing or superfluous file. */
export async function readProblems(root: string): Promise<LoadedProblem[]> {
  const folder = path.join(root, PROBLEMS_FOLDER);
  if (!existsSync(folder)) return [];
  const ids = readdirSync(folder)
    .flatMap((name) => DEFINITION.exec(name)?.groups?.id ?? [])
    .sort();
  return Promise.all(ids.map((id) => readProblem(root, id)));
}

async function readProblem(root: string, id: string): Promise<LoadedProblem> {
  const file = `${PROBLEMS_FOLDER}/${id}.ts`;
  const definition = (await loadFreshModule(path.join(root, file))) as ProblemDefinition;
  const demand = (problems: readonly string[]) => {
    if (problems.length > 0) throw new Error(problems.map((problem) => `${file}: ${problem}.`).join('\n'));
  };
  demand(checkProblem(definition));
  const read = (folder: string, named: readonly { id: string }[]) =>
    readCode(root, file, path.posix.join(PROBLEMS_FOLDER, id, folder), named);
  const code = read('', definition.approaches);
  const generated = await generateCases(definition, code[definition.reference] ?? '', id).catch((error: unknown) => {
    throw new Error(`${file}: ${(error as Error).message}`);
  });
  const hidden = [...definition.hidden, ...generated];
  demand(checkCases(definition.visible, hidden));
  return {
    id,
    file,
    definition,
    hidden,
    code,
    wrong: read('wrong', definition.wrong),
    slow: read('slow', definition.slow),
    large: read('large', definition.large),
  };
}

function readCode(root: string, file: string, folder: string, named: readonly { id: string }[]): Codes {
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

/**
 * Runs every approach, which must pass all cases, and every wrong answer, which must fail one. The speed of an approach
 * is ignored here, because a busy machine could otherwise fail a build.
 *
 * @returns one sentence per problem, beginning with the file to fix
 */
export async function provePromises(problem: LoadedProblem): Promise<string[]> {
  const folder = `${PROBLEMS_FOLDER}/${problem.id}`;
  const broken: string[] = [];
  for (const [id, code] of Object.entries(problem.code)) {
    const { kind, failure } = await judgeAtBuild(problem, code);
    if (kind === 'right' || kind === 'slow') continue;
    broken.push(`${folder}/${id}.js must pass every case of ${problem.file}, but ${failure}.`);
  }
  for (const [id, code] of Object.entries(problem.wrong)) {
    if ((await judgeAtBuild(problem, code, WRONG_LIMIT_MS)).kind !== 'right') continue;
    broken.push(
      `${folder}/wrong/${id}.js passes every case of ${problem.file}: add a case that this wrong answer fails.`,
    );
  }
  return broken;
}
