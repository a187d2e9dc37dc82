import type { ProblemDefinition } from '../../src/features/code-lab/core/problem';
import { generate } from './338-total-of-1-bits.cases';

export default {
  kind: 'function',
  name: 'totalBits',
  parameters: [{ name: 'n', type: 'number', domain: { kind: 'integer', least: 0, most: 1e12 } }],
  returns: 'number',
  compare: 'equal',
  visible: [
    { args: [3], expected: 4 },
    { args: [6], expected: 9 },
    { args: [13], expected: 25 },
  ],
  hidden: [
    { args: [0], expected: 0 },
    { args: [1], expected: 1 },
    { args: [2], expected: 2 },
    { args: [7], expected: 12 },
    { args: [8], expected: 13 },
    { args: [10000], expected: 64613 },
  ],
  hints: [
    {
      vi: 'Viết các số từ 0 đến 15 thành một bảng, mỗi số một dòng. Đọc từng cột từ trên xuống: bit 0 và bit 1 thay nhau thế nào?',
      en: 'Write the numbers from 0 to 15 as a table, one on each line. Read each column from the top: how do zeros and ones take turns?',
    },
    {
      vi: '`n` có thể vượt quá 2^31 − 1. `n >> 1` và `Math.floor(n / 2)` có còn bằng nhau với `n = 10 ** 12` không?',
      en: '`n` can exceed 2^31 − 1. Are `n >> 1` and `Math.floor(n / 2)` still equal for `n = 10 ** 12`?',
    },
  ],
  approaches: [
    {
      id: 'columns',
      title: { vi: 'Từng cột bit', en: 'Column by column' },
      time: 'O(log n)',
      space: 'O(1)',
      section: 'total-bits',
      note: {
        vi: 'Cột có trọng số w lặp lại: w bit 0, rồi w bit 1.',
        en: 'The column of weight w repeats: w zeros, then w ones.',
      },
    },
    {
      id: 'highest-bit',
      title: { vi: 'Bit cao nhất', en: 'Highest bit' },
      time: 'O(log n)',
      space: 'O(log n)',
      section: 'total-bits',
      note: {
        vi: 'Tách các số nhỏ hơn lũy thừa p; những số còn lại có chung bit cao nhất.',
        en: 'Splits off the numbers below the power p; the others share their highest bit.',
      },
    },
  ],
  wrong: [
    { id: 'without-n', why: 'counts the numbers below n, and leaves out n itself' },
    { id: 'below-zero', why: 'takes w from what is left of a period even where it does not reach the ones' },
    { id: 'shifts', why: 'shifts, so from 2^31 on it computes with another number' },
  ],
  reference: 'columns',
  generate,
  slow: [
    { id: 'each-number', why: 'counts the bits of one number after another' },
    { id: 'recurrence', why: 'fills the array of problem 338, and adds it up' },
  ],
  large: [
    {
      id: 'up-to-a-trillion',
      title: { vi: '205 số n, tới 10^12', en: '205 values of n, up to 10^12' },
      // The approaches take too little time to measure; a slow answer is stopped within the first 200 inputs. These
      // come before the largest ones, for which a growing array would crash the process before it could be stopped.
      times: 50,
    },
  ],
  equivalents: [
    {
      approach: 'columns',
      mutant:
        '3: for (let w = 1; w <= n; w *= 2) { const full = Math.floor((n… → for (let w = 1; w <= (n) + 1; w *= 2) { const full = Math.fl…',
      reason: 'a column of weight n + 1 has no ones among the numbers up to n, so it adds nothing',
    },
    {
      approach: 'columns',
      mutant: '6: Math.max(0, rest - w) → Math.max(rest - w, 0)',
      reason: 'the larger of two is the same both ways round',
    },
    {
      approach: 'highest-bit',
      mutant: '2: 0 → (-1)',
      reason: 'ends one call later: for n = 0 that call adds 0, and the next one, for −1, returns 0',
    },
  ],
} satisfies ProblemDefinition;
