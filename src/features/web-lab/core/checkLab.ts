import type { LabChecks, LabDefinition } from './lab';
import type { Text } from './world';

/** The files of a lab as far as their consistency matters. */
export interface LabParts {
  readonly id: string;
  readonly definition: LabDefinition;
  readonly checks: LabChecks<unknown>;
  readonly server: string;
  readonly java?: string;
  readonly right: readonly { readonly id: string }[];
  readonly wrong: readonly { readonly id: string }[];
}

const SERVER_LINES = { least: 15, most: 60 };
const LEAST_WRONG = 3;
const LEAST_RIGHT = 2;

const isComplete = ({ vi, en }: Text) => vi.trim() !== '' && en.trim() !== '';

/** What is missing or contradictory in a lab's definition; each problem is a sentence that names the file. */
export function labProblems({ id, definition, checks, server, java, right, wrong }: LabParts): string[] {
  const problems: string[] = [];
  const say = (file: string, text: string) => problems.push(`courses/web-security/${id}/${file}: ${text}.`);
  const lines = server.split('\n').length;
  if (lines < SERVER_LINES.least || lines > SERVER_LINES.most)
    say('server.js', `has ${lines} lines; a reader can follow ${SERVER_LINES.least} to ${SERVER_LINES.most}`);
  if (java === undefined) say('Fix.java', 'is missing');
  if (definition.goals.length === 0) say('lab.ts', 'has no goal');
  for (const goal of definition.goals) {
    if (!checks.goals[goal.id]) say('checks.ts', `has no predicate for the goal "${goal.id}"`);
    if (!isComplete(goal.text)) say('lab.ts', `lacks a text of the goal "${goal.id}"`);
  }
  for (const text of [
    definition.weakness,
    definition.technique,
    definition.task,
    ...definition.hints,
    definition.solution.why,
  ])
    if (!isComplete(text)) say('lab.ts', `lacks a language in "${text.vi || text.en}"`);
  const ids = checks.checks.map((check) => check.id);
  if (new Set(ids).size !== ids.length) say('checks.ts', 'has two checks with one id');
  for (const kind of ['attack', 'legitimate'] as const)
    if (!checks.checks.some((check) => check.kind === kind)) say('checks.ts', `has no check of the kind "${kind}"`);
  for (const check of checks.checks) if (!isComplete(check.title)) say('checks.ts', `lacks a title of "${check.id}"`);
  if (right.length < LEAST_RIGHT)
    say('patches/right', `has ${right.length} patches; at least ${LEAST_RIGHT} are needed, one of them unusual`);
  if (wrong.length < LEAST_WRONG)
    say('patches/wrong', `has ${wrong.length} patches; at least ${LEAST_WRONG} are needed`);
  if (!right.some((patch) => patch.id === definition.solution.patch))
    say('lab.ts', `names the solution "${definition.solution.patch}", which patches/right does not contain`);
  for (const mistake of checks.mistakes) {
    if (!ids.includes(mistake.fails))
      say('checks.ts', `the mistake "${mistake.id}" names the check "${mistake.fails}", which does not exist`);
    if (!wrong.some((patch) => patch.id === mistake.id))
      say('checks.ts', `the mistake "${mistake.id}" has no file in patches/wrong`);
    if (!isComplete(mistake.message)) say('checks.ts', `lacks a message of the mistake "${mistake.id}"`);
  }
  for (const patch of wrong)
    if (!checks.mistakes.some((mistake) => mistake.id === patch.id))
      say(`patches/wrong/${patch.id}.js`, 'has no entry in `mistakes` of checks.ts');
  return problems;
}
