/** What an answer is written in. */
export type ExerciseKind = 'sql' | 'code' | 'k6' | 'web';

/** A graded exercise as `exercises.json` lists it: what its page shows before an answer, no solution and no hidden data. */
export interface ListedExercise {
  readonly id: string;
  readonly kind: ExerciseKind;
  readonly title: string;
  /** As Markdown. */
  readonly prompt: string;
  /** What runs an answer. */
  readonly engines: readonly string[];
  /** Absolute addresses of its page and of its place there. */
  readonly page: string;
  readonly url: string;
  /** SPDX identifier of the licence of its text. */
  readonly license: string;
}

/** The licences of the repository, by what they cover. */
export interface Licences {
  readonly content: string;
  readonly code: string;
}

const KNOWN = [
  ['CC-BY-4.0', /Creative Commons Attribution 4\.0/],
  ['MIT', /\bMIT License\b/],
] as const;

/**
 * Reads the SPDX identifiers of the licences from the text of LICENSE, whose numbered parts begin with “Code” and
 * “Content”.
 *
 * @throws Error if a part is missing or names no known licence
 */
export function readLicences(text: string): Licences {
  const of = (name: string) => {
    const part = new RegExp(String.raw`^\d+\. ${name}$([\s\S]*?)(?=^\d+\. |(?![\s\S]))`, 'm').exec(text)?.[1] ?? '';
    const found = KNOWN.find(([, pattern]) => pattern.test(part))?.[0];
    if (!found)
      throw new Error(
        `LICENSE names no known licence under “${name}” → write its name there, or add it to KNOWN in src/features/machines/core/exercise.ts.`,
      );
    return found;
  };
  return { content: of('Content'), code: of('Code') };
}
