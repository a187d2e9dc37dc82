import type { Bilingual } from '../../../../core/bilingual';
import type { ServerSettings } from '../server/serverModel';

export type Language = keyof Bilingual;

/** What a reader may set of the server, besides the preset; `core/lab/sliders.ts` has their steps. */
export const SLIDER_NAMES = [
  'workers',
  'service',
  'spread',
  'errors',
  'queue',
  'timeout',
  'slowAfter',
  'warmUp',
] as const;
export type SliderName = (typeof SLIDER_NAMES)[number];

/** A server with a name, which the reader picks from a list. */
export interface ServerPreset {
  /** A short word, part of addresses. */
  readonly id: string;
  readonly name: Bilingual;
  readonly server: ServerSettings;
}

/** A lab without a task: `courses/k6/<id>/lab.ts` exports it as `lab`. */
export interface K6LabDefinition {
  readonly title: Bilingual;
  /** One or two sentences above the editor: what to try. Words in backticks are code. */
  readonly intro?: Bilingual;
  /** The command line at first: `k6 run -u 10 -d 30s script.js`. */
  readonly command: string;
  /** The servers that the reader may pick; the first is picked at first. */
  readonly presets: readonly [ServerPreset, ...ServerPreset[]];
  /** At most three. A slider is only shown where the server of each preset has a value that it can show. */
  readonly sliders: readonly SliderName[];
  /** The same seed gives the same run; 1 by default. */
  readonly seed?: number;
  /** Files that the script may read with `open()`. */
  readonly files?: Readonly<Record<string, string>>;
}

/** What the reader answers with: the script in the editor, a number found with it, or a choice. */
export type AnswerForm =
  | { readonly kind: 'script' }
  | {
      readonly kind: 'number';
      /** Name of the field. */
      readonly label: Bilingual;
      /** Behind the field: `requests/s`. */
      readonly unit: Bilingual;
    }
  | {
      readonly kind: 'choice';
      /** `grade.ts` says which are right. */
      readonly choices: readonly { readonly id: string; readonly text: Bilingual }[];
    };

/** A lab with a task that is graded: `courses/k6/<id>/exercise.ts` exports it as `exercise`. */
export interface K6ExerciseDefinition extends K6LabDefinition {
  /** The lesson that contains it, below `docs/`, without extension. */
  readonly doc: string;
  /** What the reader is to do, in one or two sentences. Words in backticks are code. */
  readonly task: Bilingual;
  /** One or two; they name no solution. */
  readonly hints: readonly Bilingual[];
  readonly answer: AnswerForm;
  /** Why the reference answer is right; shown with it after a try. */
  readonly why: Bilingual;
}
