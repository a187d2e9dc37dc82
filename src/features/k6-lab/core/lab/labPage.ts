import type { RunResult } from '../run/types';
import type { ServerSettings } from '../server/serverModel';
import type { AnswerForm, K6ExerciseDefinition, K6LabDefinition, Language, SliderName } from './definition';

/** A lab as its page needs it, in one language. */
export interface LabPage {
  readonly id: string;
  readonly language: Language;
  readonly title: string;
  readonly intro?: string;
  readonly command: string;
  readonly presets: readonly { readonly id: string; readonly name: string; readonly server: ServerSettings }[];
  readonly sliders: readonly SliderName[];
  readonly seed: number;
  readonly files: Readonly<Record<string, string>>;
  readonly start: string;
  /** What the script at first prints, computed when the site was built. */
  readonly printed?: { readonly exitCode: number; readonly summary: string };
}

export type AnswerPage =
  | { readonly kind: 'script' }
  | { readonly kind: 'number'; readonly label: string; readonly unit: string }
  | { readonly kind: 'choice'; readonly choices: readonly { readonly id: string; readonly text: string }[] };

/** An exercise as its page needs it, in one language. What judges it is fetched with the first answer. */
export interface ExercisePage extends LabPage {
  readonly task: string;
  readonly hints: readonly string[];
  readonly answer: AnswerPage;
  readonly solution: string;
  readonly why: string;
}

interface Parts {
  readonly id: string;
  readonly lab: K6LabDefinition;
  readonly start: string | undefined;
}

/** The page's part of a lab. */
export function labPage({ id, lab, start = '' }: Parts, language: Language, first?: RunResult): LabPage {
  const { title, intro, command, presets, sliders, seed = 1, files = {} } = lab;
  const summary = first?.files.stdout;
  return {
    id,
    language,
    title: title[language],
    ...(intro && { intro: intro[language] }),
    command,
    presets: presets.map(({ id: preset, name, server }) => ({ id: preset, name: name[language], server })),
    sliders,
    seed,
    files,
    start,
    ...(first && summary !== undefined && { printed: { exitCode: first.exitCode, summary } }),
  };
}

function answerPage(answer: AnswerForm, language: Language): AnswerPage {
  switch (answer.kind) {
    case 'script':
      return answer;
    case 'number':
      return { kind: 'number', label: answer.label[language], unit: answer.unit[language] };
    case 'choice':
      return { kind: 'choice', choices: answer.choices.map(({ id, text }) => ({ id, text: text[language] })) };
  }
}

/** The page's part of an exercise. */
export function exercisePage(
  parts: Parts & { readonly exercise: K6ExerciseDefinition; readonly solution?: string },
  language: Language,
): ExercisePage {
  const { task, hints, answer, why } = parts.exercise;
  return {
    ...labPage(parts, language),
    task: task[language],
    hints: hints.map((hint) => hint[language]),
    answer: answerPage(answer, language),
    solution: parts.solution ?? '',
    why: why[language],
  };
}
