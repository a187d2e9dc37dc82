import { translate } from '@docusaurus/Translate';
import type { PageStep, Policy } from '../core/types';

/** Textbook names of the policies, which are the same in every language. */
export const POLICY_NAMES: Record<Policy, string> = {
  fifo: 'FIFO',
  opt: 'OPT',
  lru: 'LRU',
  clock: 'Clock',
  lfu: 'LFU',
  mfu: 'MFU',
};

/** Describes a reference in a sentence: what happened, and why this page was evicted. */
export function describeStep(step: PageStep, policy: Policy): string {
  const { page, frame, outcome } = step;
  if (outcome === 'hit') {
    return translate(
      {
        id: 'simulators.PageReplacement.hit',
        message: 'Trang {page} đang ở khung {frame}: trúng.',
        description: 'A page was in memory',
      },
      { page, frame: frame + 1 },
    );
  }
  if (outcome === 'load') {
    return translate(
      {
        id: 'simulators.PageReplacement.load',
        message: 'Trang {page} chưa có và còn khung trống: lỗi trang, nạp vào khung {frame}.',
        description: 'A page was loaded into a free frame',
      },
      { page, frame: frame + 1 },
    );
  }
  return translate(
    {
      id: 'simulators.PageReplacement.replace',
      message: 'Trang {page} chưa có: lỗi trang, thay trang {victim} {reason}',
      description: 'A page replaced another; the reason follows',
    },
    { page, victim: step.victim?.page ?? '', reason: describeReason(step, policy) },
  );
}

function describeReason({ victim, victimNextUse, spared }: PageStep, policy: Policy): string {
  const count = victim?.uses ?? 0;
  switch (policy) {
    case 'fifo':
      return translate(
        {
          id: 'simulators.PageReplacement.whyFifo',
          message: 'vì nó vào sớm nhất (bước {step}).',
          description: 'Why FIFO replaces this page',
        },
        { step: (victim?.loadedAt ?? 0) + 1 },
      );
    case 'lru':
      return translate(
        {
          id: 'simulators.PageReplacement.whyLru',
          message: 'vì đã lâu nhất không được truy cập (từ bước {step}).',
          description: 'Why LRU replaces this page',
        },
        { step: (victim?.usedAt ?? 0) + 1 },
      );
    case 'opt':
      return victimNextUse === null
        ? translate({
            id: 'simulators.PageReplacement.whyOptNever',
            message: 'vì nó không được dùng lại nữa (nhiều trang như vậy thì thay trang vào sớm nhất).',
            description: 'Why OPT replaces a page without a next use',
          })
        : translate(
            {
              id: 'simulators.PageReplacement.whyOpt',
              message: 'vì lần dùng kế tiếp của nó xa nhất (còn {distance} bước).',
              description: 'Why OPT replaces this page',
            },
            { distance: victimNextUse },
          );
    case 'clock':
      return spared.length > 0
        ? translate(
            {
              id: 'simulators.PageReplacement.whyClockSpared',
              message: 'vì kim bỏ qua {pages} (bit 1 về 0) rồi gặp bit 0.',
              description: 'Why Clock replaces this page after sparing others',
            },
            { pages: spared.join(', ') },
          )
        : translate({
            id: 'simulators.PageReplacement.whyClock',
            message: 'vì bit của nó dưới kim là 0.',
            description: 'Why Clock replaces the page under its hand',
          });
    case 'lfu':
      return translate(
        {
          id: 'simulators.PageReplacement.whyLfu',
          message: 'vì nó được dùng ít nhất ({count} lần; bằng nhau thì thay trang vào sớm nhất).',
          description: 'Why LFU replaces this page',
        },
        { count },
      );
    case 'mfu':
      return translate(
        {
          id: 'simulators.PageReplacement.whyMfu',
          message: 'vì nó được dùng nhiều nhất ({count} lần; bằng nhau thì thay trang vào sớm nhất).',
          description: 'Why MFU replaces this page',
        },
        { count },
      );
  }
}
