import type { ChoiceGrading } from '../../../src/features/k6-lab/core/lab/grading';

export const grading: ChoiceGrading = {
  kind: 'choice',
  right: ['each'],
  why: {
    shared: {
      vi: 'Ba VU lấy lượt từ một kho chung: người nhanh lấy nhiều hơn. Tổng là 30, nhưng không phải mỗi người 10.',
      en: 'The three VUs take iterations from one stock: the fast one takes more. They add up to 30, but not to 10 each.',
    },
    each: {
      vi: 'Mỗi VU có kho 10 lượt của riêng mình; người chậm chỉ xong muộn hơn.',
      en: 'Each VU has a stock of 10 of its own; the slow ones only end later.',
    },
    vus: {
      vi: 'Thời gian quyết định, không phải số lượt: trong 20 giây người nhanh đặt được nhiều đơn hơn.',
      en: 'Time decides, not a number of iterations: in 20 seconds the fast one places more orders.',
    },
    rate: {
      vi: 'Mỗi giây một lượt bắt đầu trên một VU đang rảnh. VU nào rảnh thì tùy lúc, nên không ai bảo đảm mỗi người 10.',
      en: 'Each second an iteration begins on a VU that is free. Which one is free varies, so nothing makes sure of 10 each.',
    },
  },
  proof: async ({ run }) => {
    for (const executor of ['shared', 'each', 'vus', 'rate']) {
      const { accounts } = await run({ commandLine: `k6 run -e EXECUTOR=${executor} script.js` });
      const isEven = accounts.every(({ orders }) => orders === 10);
      if (isEven !== (executor === 'each'))
        return `${executor}: ${accounts.map(({ orders }) => orders).join(', ')} orders`;
    }
    return undefined;
  },
};
