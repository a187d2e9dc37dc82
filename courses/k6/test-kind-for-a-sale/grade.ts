import type { ChoiceGrading } from '../../../src/features/k6-lab/core/lab/grading';
import type { RunResult } from '../../../src/features/k6-lab/core/run/types';

/** The largest p95 of any part of the test, and that of the last minute. */
function slowness({ series, seconds }: RunResult): { worst: number; last: number } {
  const p95 = (from: number) => Math.max(...series.filter(({ time }) => time > from).map((point) => point.p95 ?? 0));
  return { worst: p95(0), last: p95(seconds - 60) };
}

export const grading: ChoiceGrading = {
  kind: 'choice',
  right: ['spike'],
  why: {
    average: {
      vi: 'Với 20 VU máy chủ không lúc nào đầy việc: dạng này không gặp đỉnh 200 VU.',
      en: 'With 20 VUs the server is never at its limit: this kind does not meet the peak of 200 VUs.',
    },
    stress: {
      vi: 'Dạng này đứng lâu ở 60 VU. Nó không tới 200, và không có đoạn trở về 20 VU để xem máy chủ hồi phục.',
      en: 'This kind stays at 60 VUs for long. It does not reach 200, and has no part at 20 VUs that would show the recovery.',
    },
    soak: {
      vi: 'Chạy lâu ở mức thường tìm thứ hỏng dần theo thời gian, như rò rỉ bộ nhớ; ở đây câu hỏi là về một đỉnh ngắn.',
      en: 'Hours at the usual level find what wears out over time, such as a memory leak; the question is about a short peak.',
    },
    spike: {
      vi: 'Đúng: p95 tăng vọt trong phút cao điểm, và phút cuối cho thấy nó đã trở lại mức thường.',
      en: 'Right: p95 jumps in the peak minute, and the last minute shows that it is back at its usual level.',
    },
    breakpoint: {
      vi: 'Dạng này tìm giới hạn bằng cách tăng mãi. Nó tới 200 VU sau nhiều phút, không đột ngột, và không bao giờ trở về mức thường.',
      en: 'This kind finds the limit by growing on. It reaches 200 VUs after many minutes, not at once, and never comes back to the usual level.',
    },
  },
  proof: async ({ run }) => {
    for (const kind of ['smoke', 'average', 'stress', 'soak', 'spike', 'breakpoint']) {
      const { worst, last } = slowness(await run({ commandLine: `k6 run -e KIND=${kind} script.js` }));
      const showsPeak = worst > 600;
      const showsRecovery = last < 200;
      if ((showsPeak && showsRecovery) !== (kind === 'spike'))
        return `${kind}: worst p95 ${worst.toFixed(0)} ms, in the last minute ${last.toFixed(0)} ms`;
    }
    return undefined;
  },
};
