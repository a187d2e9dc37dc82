import type { Random } from '../../../lab-kit/core/seededRandom';
import type { Bilingual } from '../../../../core/bilingual';
import type { RunResult } from '../run/types';
import type { ServerSettings } from '../server/serverModel';

/** One hidden run. What is left out is as in the lab. */
export interface TrialRun {
  readonly server?: ServerSettings;
  /** Instead of the exercise's own command line. The reader's command line never counts. */
  readonly commandLine?: string;
  readonly seed?: number;
}

/** What a check works with. */
export interface Trial {
  /**
   * Runs the script of the reader (with an answer by number or choice: the solution's) to its end.
   *
   * A script that does not start, or that throws in its init code or `setup`, ends the grading with k6's own message: a
   * check never sees it.
   */
  readonly run: (run?: TrialRun) => Promise<RunResult>;
  /** New values for each verdict, so that a script cannot be made for one server. */
  readonly random: Random;
}

/** One thing that a script must do. */
export interface ScriptCheck {
  readonly id: string;
  /** What is tried, without giving the solution away; the reader sees all titles after the first verdict. */
  readonly title: Bilingual;
  /** Returns nothing if the script behaves as it must, and else what happened, with its numbers. */
  readonly run: (trial: Trial) => Promise<Bilingual | undefined>;
}

/** A mistake that readers make in a script: a script like it gets this message. */
export interface ScriptMistake {
  /** Name of the file in `wrong/`. */
  readonly id: string;
  /** The check that such a script fails first. */
  readonly fails: string;
  /** What its text contains, without comments and spaces; without it every script that fails first there. */
  readonly mark?: RegExp;
  readonly message: Bilingual;
}

/** Judges a script by its effects. */
export interface ScriptGrading {
  readonly kind: 'script';
  /** In the order in which they are tried; all are tried. */
  readonly checks: readonly ScriptCheck[];
  readonly mistakes: readonly ScriptMistake[];
}

/** A number that readers find by a wrong way. */
export interface NumberMistake {
  readonly id: string;
  /** A wrong number and what the right one is; the first mistake that holds gives its message. */
  readonly holds: (given: number, right: number) => boolean;
  /** An example, by which the tests try the mistake. */
  readonly example: (right: number) => number;
  readonly message: Bilingual;
}

/** Judges a number. The right one is measured by a run of the solution, never typed. */
export interface NumberGrading {
  readonly kind: 'number';
  readonly measure: (trial: Trial) => Promise<number>;
  /** Largest relative difference: 0.05. */
  readonly within: number;
  readonly mistakes: readonly NumberMistake[];
}

/** Judges a choice. */
export interface ChoiceGrading {
  readonly kind: 'choice';
  readonly right: readonly string[];
  /** By choice: why it is right or wrong; shown once it was picked. */
  readonly why: Readonly<Record<string, Bilingual>>;
  /** Shows by runs of the solution that the right choice is right; returns what contradicts it. For tests. */
  readonly proof: (trial: Trial) => Promise<string | undefined>;
}

/** What an exercise is judged by: `courses/k6/<id>/grade.ts` exports it as `grading`. The page fetches it to grade. */
export type Grading = ScriptGrading | NumberGrading | ChoiceGrading;
