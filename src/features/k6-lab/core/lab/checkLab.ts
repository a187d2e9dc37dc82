import type { Bilingual } from '../../../../core/bilingual';
import { parseCommandLine } from '../options/commandLine';
import { ConfigurationError } from '../problem';
import type { K6ExerciseDefinition, K6LabDefinition } from './definition';
import { bareScript } from './grade';
import type { Grading } from './grading';
import { SLIDERS } from './sliders';

interface Script {
  readonly id: string;
  readonly code: string;
}

/** The files of a lab or exercise as far as their consistency matters. */
export interface LabParts {
  readonly id: string;
  readonly start: string | undefined;
  readonly lab: K6LabDefinition;
  readonly exercise?: K6ExerciseDefinition;
  readonly grading?: Grading;
  readonly solution?: string;
  readonly right: readonly Script[];
  readonly wrong: readonly Script[];
}

export const LABS_FOLDER = 'courses/k6';
const MOST_SLIDERS = 3;
const LEAST_RIGHT = 2;
const LEAST_WRONG = 3;
const ID = /^[a-z][a-z0-9-]*$/;

const isComplete = ({ vi, en }: Bilingual) => vi.trim() !== '' && en.trim() !== '';

type Say = (file: string, text: string) => void;

function checkDefinition(lab: K6LabDefinition, file: string, say: Say): void {
  const texts = [lab.title, ...(lab.intro ? [lab.intro] : []), ...lab.presets.map(({ name }) => name)];
  for (const text of texts) if (!isComplete(text)) say(file, `lacks a language in "${text.vi || text.en}"`);
  try {
    parseCommandLine(lab.command);
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    say(file, `has a command line that k6 refuses: ${error.message}`);
  }
  if (!/^(?:\w+=\S+ )*k6 run /.test(lab.command))
    say(file, 'must have a command line that begins with "k6 run ", or with variables of the environment before it');
  const ids = lab.presets.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) say(file, 'has two presets with one id');
  for (const id of ids) if (!ID.test(id)) say(file, `has the preset "${id}"; ids are lower-case words with hyphens`);
  if (lab.sliders.length > MOST_SLIDERS) say(file, `has ${lab.sliders.length} sliders; at most ${MOST_SLIDERS}`);
  for (const name of lab.sliders)
    for (const { id, server } of lab.presets) {
      const value = SLIDERS[name].read(server);
      if (!SLIDERS[name].steps.includes(value))
        say(
          file,
          `has the preset "${id}" with ${name} = ${value}, which is no step of the slider (${SLIDERS[name].steps.join(', ')})`,
        );
    }
}

function checkExercise(parts: LabParts, exercise: K6ExerciseDefinition, say: Say): void {
  const file = 'exercise.ts';
  const { answer, hints, task, why } = exercise;
  for (const text of [task, why, ...hints])
    if (!isComplete(text)) say(file, `lacks a language in "${text.vi || text.en}"`);
  if (hints.length < 1 || hints.length > 2) say(file, `has ${hints.length} hints; write one or two`);
  if (parts.solution === undefined) say('solution.js', 'is missing');
  const { grading } = parts;
  if (!grading) {
    say('grade.ts', 'is missing');
    return;
  }
  if (grading.kind !== answer.kind)
    say('grade.ts', `judges a ${grading.kind}, but exercise.ts asks for a ${answer.kind}`);
  else if (grading.kind === 'script') checkScripts(parts, grading, say);
  else if (grading.kind === 'number') {
    if (grading.within <= 0 || grading.within > 0.1) say('grade.ts', 'must have `within` above 0 and up to 0.1');
    for (const { id, message } of grading.mistakes)
      if (!isComplete(message)) say('grade.ts', `lacks a message of the mistake "${id}"`);
  } else if (answer.kind === 'choice') {
    const ids = answer.choices.map(({ id }) => id);
    if (new Set(ids).size !== ids.length) say(file, 'has two choices with one id');
    if (!grading.right.length || grading.right.length === ids.length)
      say('grade.ts', 'must have right and wrong choices');
    for (const id of grading.right)
      if (!ids.includes(id)) say('grade.ts', `names the right choice "${id}", which does not exist`);
    for (const { id, text } of answer.choices) {
      if (!isComplete(text)) say(file, `lacks a language in the choice "${id}"`);
      const reason = grading.why[id];
      if (!reason || !isComplete(reason)) say('grade.ts', `lacks the reason of the choice "${id}"`);
    }
  }
}

function checkScripts(parts: LabParts, { checks, mistakes }: Extract<Grading, { kind: 'script' }>, say: Say): void {
  const ids = checks.map(({ id }) => id);
  if (ids.length === 0) say('grade.ts', 'has no check');
  if (new Set(ids).size !== ids.length) say('grade.ts', 'has two checks with one id');
  for (const { id, title } of checks) if (!isComplete(title)) say('grade.ts', `lacks a title of "${id}"`);
  if (parts.right.length < LEAST_RIGHT)
    say('right', `has ${parts.right.length} scripts; at least ${LEAST_RIGHT} unusual right ones`);
  if (parts.wrong.length < LEAST_WRONG) say('wrong', `has ${parts.wrong.length} scripts; at least ${LEAST_WRONG}`);
  for (const { id, fails, message } of mistakes) {
    if (!ids.includes(fails)) say('grade.ts', `the mistake "${id}" names the check "${fails}", which does not exist`);
    if (!parts.wrong.some((script) => script.id === id)) say('grade.ts', `the mistake "${id}" has no file in wrong`);
    if (!isComplete(message)) say('grade.ts', `lacks a message of the mistake "${id}"`);
  }
  for (const { id } of parts.wrong)
    if (!mistakes.some((mistake) => mistake.id === id)) say(`wrong/${id}.js`, 'has no entry in `mistakes` of grade.ts');
  const bare = [...parts.right, ...parts.wrong].map(({ id, code }) => [id, bareScript(code)] as const);
  for (const [id, code] of bare)
    if (bare.some(([other, same]) => other !== id && same === code)) say(`${id}.js`, 'is the same as another script');
}

/** What is missing or contradictory in a lab or exercise; each problem is a sentence that names the file. */
export function labProblems(parts: LabParts): string[] {
  const problems: string[] = [];
  const say: Say = (file, text) => problems.push(`${LABS_FOLDER}/${parts.id}/${file}: ${text}.`);
  if (!ID.test(parts.id)) say('', 'the folder must be named by lower-case words with hyphens');
  if (parts.start === undefined) say('start.js', 'is missing');
  checkDefinition(parts.lab, parts.exercise ? 'exercise.ts' : 'lab.ts', say);
  if (parts.exercise) checkExercise(parts, parts.exercise, say);
  return problems;
}
