import { integer, listOf, oneOf, record } from '../../shared/core/codecs';
import type { SimulatorDefinition, Trace } from '../../shared/core/trace';
import { randomInput } from './definition';
import { simulate } from './simulate';
import { MAX_FRAMES, MAX_PAGE, MAX_REFERENCES, type PageStep, type Policy } from './types';

/** OPT is left out: its tie-breaking decides whether one memory includes the other, but never the number of faults. */
export const COMPARED_POLICIES = ['fifo', 'lru', 'clock', 'lfu', 'mfu'] as const satisfies readonly Policy[];

export interface ComparisonInput {
  readonly policy: (typeof COMPARED_POLICIES)[number];
  /** The frames of the smaller memory; the larger one has one more. */
  readonly frames: number;
  readonly pages: readonly number[];
}

/** The same reference in two memories. */
export interface ComparisonStep {
  readonly page: number;
  readonly few: PageStep;
  readonly more: PageStep;
  /** Whether the larger memory holds everything that the smaller one holds. */
  readonly included: boolean;
}

export interface ComparisonResult {
  readonly few: number;
  readonly more: number;
}

/**
 * Runs a policy with k and k + 1 frames. Stack algorithms (Mattson et al., 1970) keep the smaller
 * memory included in the larger one, so their faults cannot rise.
 */
export function compareSizes({ policy, frames, pages }: ComparisonInput): Trace<ComparisonStep, ComparisonResult> {
  const few = simulate({ policy, frames, pages, bitOnLoad: true });
  const more = simulate({ policy, frames: frames + 1, pages, bitOnLoad: true });
  const steps = few.steps.flatMap((step, index) => {
    const other = more.steps[index];
    return other
      ? [
          {
            page: step.page,
            few: step,
            more: other,
            included: pagesOf(step).every((page) => pagesOf(other).includes(page)),
          },
        ]
      : [];
  });
  return { steps, result: { few: few.result.faults, more: more.result.faults } };
}

/** The pages held after a step, in the order in which they were loaded. */
export function pagesOf({ frames }: PageStep): number[] {
  return frames
    .flatMap((frame) => (frame ? [frame] : []))
    .sort((a, b) => a.loadedAt - b.loadedAt)
    .map(({ page }) => page);
}

export const sizeComparison: SimulatorDefinition<ComparisonInput, ComparisonStep, ComparisonResult> = {
  codec: record({
    policy: oneOf(COMPARED_POLICIES),
    frames: integer(1, MAX_FRAMES - 1),
    pages: listOf(integer(0, MAX_PAGE), { min: 1, max: MAX_REFERENCES }),
  }),
  simulate: compareSizes,
  randomInput: (random, current) => {
    const { frames, pages } = randomInput(random, { ...current, bitOnLoad: true });
    return { ...current, frames, pages };
  },
};
