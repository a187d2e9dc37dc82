import { flag, integer, listOf, oneOf, record } from '../../shared/core/codecs';
import type { Codec, Random, SimulatorDefinition } from '../../shared/core/trace';
import { simulate } from './simulate';
import {
  MAX_FRAMES,
  MAX_PAGE,
  MAX_REFERENCES,
  POLICIES,
  type PageReplacementInput,
  type PageResult,
  type PageStep,
} from './types';

const codec: Codec<PageReplacementInput> = record({
  policy: oneOf(POLICIES),
  frames: integer(1, MAX_FRAMES),
  pages: listOf(integer(0, MAX_PAGE), { min: 1, max: MAX_REFERENCES }),
  bitOnLoad: flag,
});

/** Few distinct pages with some locality, so that the policies differ. */
export function randomInput(random: Random, current: PageReplacementInput): PageReplacementInput {
  const distinct = random.integer(5, 7);
  const pages: number[] = [];
  while (pages.length < 14) {
    const again = pages.length > 3 && random.integer(0, 2) === 0;
    pages.push(again ? (pages[pages.length - random.integer(1, 3)] ?? 0) : random.integer(1, distinct));
  }
  return { ...current, frames: random.integer(3, 4), pages };
}

export const pageReplacement: SimulatorDefinition<PageReplacementInput, PageStep, PageResult> = {
  codec,
  simulate,
  randomInput,
};
