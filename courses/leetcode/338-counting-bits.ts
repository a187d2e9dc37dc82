import type { ProblemDefinition } from '../../src/features/code-lab/core/problem';
import { generate } from './338-counting-bits.cases';

export default {
  kind: 'function',
  name: 'countBits',
  parameters: [{ name: 'n', type: 'number', domain: { kind: 'integer', least: 0, most: 100_000 } }],
  returns: 'number[]',
  compare: 'equal',
  visible: [
    { args: [3], expected: [0, 1, 1, 2] },
    { args: [6], expected: [0, 1, 1, 2, 1, 2, 2] },
  ],
  hidden: [
    { args: [0], expected: [0] },
    { args: [1], expected: [0, 1] },
    { args: [8], expected: [0, 1, 1, 2, 1, 2, 2, 3, 1] },
    { args: [16], expected: [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 1] },
    {
      args: [33],
      expected: [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5, 1, 2],
    },
  ],
  hints: [
    {
      vi: 'Viết các số từ 0 đến 15 ở hệ nhị phân, mỗi số một dòng. Trong cách viết của 13, phần nào đã xuất hiện ở một dòng phía trên?',
      en: 'Write the numbers from 0 to 15 in binary, one on each line. Which part of 13 already appears on a line above it?',
    },
    {
      vi: 'Mảng có `n + 1` phần tử, phần tử đầu tiên ứng với số 0. Hãy thử `n = 0` và `n = 1` trước.',
      en: 'The array has `n + 1` elements, and the first one belongs to the number 0. Try `n = 0` and `n = 1` first.',
    },
  ],
  approaches: [
    {
      id: 'per-number',
      title: { vi: 'Từng số', en: 'Per number' },
      time: 'O(n log n)',
      space: 'O(1)',
      section: 'per-number',
      note: {
        vi: 'Đếm lại từ đầu cho mỗi số bằng n & (n - 1).',
        en: 'Counts each number anew with n & (n - 1).',
      },
    },
    {
      id: 'half',
      title: { vi: 'i >> 1', en: 'i >> 1' },
      time: 'O(n)',
      space: 'O(1)',
      section: 'half',
      note: {
        vi: 'Bỏ bit cuối đi thì còn i >> 1, đã đếm rồi; cộng lại bit cuối.',
        en: 'Without its last bit, i is i >> 1, which is already counted; add the last bit.',
      },
    },
    {
      id: 'lowest-bit',
      title: { vi: 'i & (i - 1)', en: 'i & (i - 1)' },
      time: 'O(n)',
      space: 'O(1)',
      section: 'lowest-bit',
      note: {
        vi: 'i hơn i & (i - 1) đúng một bit 1.',
        en: 'i has exactly one 1 bit more than i & (i - 1).',
      },
    },
  ],
  wrong: [
    { id: 'one-short', why: 'returns n values, leaving out n itself' },
    { id: 'forgets-last-bit', why: 'dp[i >> 1] without adding i & 1' },
  ],
  reference: 'per-number',
  generate,
  slow: [{ id: 'copies-each-time', why: 'copies the whole array for each number' }],
  large: [
    {
      id: 'longest',
      title: { vi: 'n = 100.000', en: 'n = 100,000' },
      // Measured in Chromium: the approaches take 0.2 to 5, counting the digits of toString(2) 2 to 35; making a copy
      // for each number is stopped after two seconds, at 200 times the reference or more.
      times: 50,
    },
  ],
  equivalents: [
    {
      approach: 'half',
      mutant: '4: i >> 1 → i >>> 1',
      reason: 'i is never negative',
    },
  ],
} satisfies ProblemDefinition;
