import { translate } from '@docusaurus/Translate';
import type { Question } from '../../shared/SimulatorFrame';
import type { PageReplacementInput, PageTrace } from '../core/types';
import { describeStep } from './describeStep';

/** Asks before each reference: a hit, a free frame, or which page is evicted? */
export function askStep(
  { steps }: PageTrace,
  shown: number,
  { policy, frames }: PageReplacementInput,
): Question | null {
  const next = steps[shown];
  if (!next) return null;
  const held = (steps[shown - 1]?.frames ?? []).flatMap((frame) => (frame ? [frame.page] : []));
  const load = {
    id: 'load',
    label: translate({
      id: 'simulators.PageReplacement.optionLoad',
      message: 'Lỗi trang, nạp vào khung trống',
      description: 'Answer: a fault that fills a free frame',
    }),
  };
  const replacements = held.map((page) => ({
    id: `replace-${page}`,
    label: translate(
      {
        id: 'simulators.PageReplacement.optionReplace',
        message: 'Lỗi trang, thay trang {page}',
        description: 'Answer: a fault that replaces a page',
      },
      { page },
    ),
  }));
  return {
    prompt: translate(
      {
        id: 'simulators.PageReplacement.question',
        message: 'Bước {step}: CPU truy cập trang {page}. Chuyện gì xảy ra?',
        description: 'Question before a reference',
      },
      { step: shown + 1, page: next.page },
    ),
    options: [
      {
        id: 'hit',
        label: translate({
          id: 'simulators.PageReplacement.optionHit',
          message: 'Trúng',
          description: 'Answer: the page is in memory',
        }),
      },
      ...(held.length < frames ? [load] : replacements),
    ],
    accepted: [next.outcome === 'replace' ? `replace-${next.victim?.page}` : next.outcome],
    explanation: describeStep(next, policy),
  };
}
