import type { ChoiceGrading } from '../../../src/features/k6-lab/core/lab/grading';

export const grading: ChoiceGrading = {
  kind: 'choice',
  right: ['none'],
  why: {
    both: {
      vi: 'Các VU không chung bộ nhớ: mỗi VU có `sold` riêng và bản sao `data` riêng.',
      en: 'VUs share no memory: each has its own `sold` and its own copy of `data`.',
    },
    data: {
      vi: '`data` đi từ `setup` tới các VU và tới `teardown`, mỗi nơi một bản sao. Không có đường từ VU tới `teardown`.',
      en: '`data` goes from `setup` to the VUs and to `teardown`, a copy to each. There is no way from a VU to `teardown`.',
    },
    'one-vu': {
      vi: 'Đúng là mỗi VU đếm được 2, nhưng `teardown` không chạy trong VU nào trong số ấy.',
      en: 'Each VU does count to 2, but `teardown` runs in none of them.',
    },
    none: {
      vi: 'Đúng: `teardown` có bản `sold` của nó, chưa ai cộng, và bản sao `data` như `setup` đã trả về.',
      en: 'Right: `teardown` has a `sold` of its own, to which nobody added, and a copy of `data` as `setup` returned it.',
    },
  },
  proof: async ({ run }) => {
    for (const commandLine of ['k6 run script.js', 'k6 run -u 5 -i 50 script.js']) {
      const { log } = await run({ commandLine });
      if (log.length !== 1 || log[0]?.text !== '0 0') return `${commandLine}: ${JSON.stringify(log)}`;
    }
    return undefined;
  },
};
