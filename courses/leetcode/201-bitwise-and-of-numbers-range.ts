import type { ProblemDefinition } from '../../src/features/code-lab/core/problem';
import { generate } from './201-bitwise-and-of-numbers-range.cases';

export default {
  kind: 'function',
  name: 'rangeBitwiseAnd',
  parameters: [
    { name: 'left', type: 'number', domain: { kind: 'integer', least: 0, most: 2 ** 32 - 1 } },
    { name: 'right', type: 'number', domain: { kind: 'integer', least: 0, most: 2 ** 32 - 1, from: 'left' } },
  ],
  returns: 'number',
  compare: 'equal',
  visible: [
    { args: [12, 15], expected: 12 },
    { args: [5, 7], expected: 4 },
    { args: [3232235584, 3232235647], expected: 3232235584 },
  ],
  hidden: [
    { args: [0, 0], expected: 0 },
    { args: [0, 9], expected: 0 },
    { args: [6, 6], expected: 6 },
    { args: [1, 3], expected: 0 },
    // Two numbers that both end in 1 have an even number between them.
    { args: [9, 11], expected: 8 },
    { args: [10, 11], expected: 10 },
    { args: [7, 8], expected: 0 },
    { args: [1023, 1025], expected: 0 },
    { args: [2147483646, 2147483647], expected: 2147483646 },
    { args: [2147483647, 2147483648], expected: 0 },
    { args: [2147483648, 2147483650], expected: 2147483648 },
    { args: [4294967295, 4294967295], expected: 4294967295 },
    { args: [4294967040, 4294967295], expected: 4294967040 },
    // All 32 bits differ: a shift by 32 is a shift by 0.
    { args: [2147483647, 2147483649], expected: 0 },
  ],
  hints: [
    {
      vi: 'Viết 12, 13, 14 và 15 ở hệ nhị phân, mỗi số một dòng. Những cột nào chỉ gồm số 1?',
      en: 'Write 12, 13, 14 and 15 in binary, one on each line. Which columns consist of ones alone?',
    },
    {
      vi: 'Hãy xem `4294967295 & 4294967294` bằng bao nhiêu. Lời giải của bạn so sánh hay trả về giá trị nào như vậy?',
      en: 'Look at the value of `4294967295 & 4294967294`. Where does your solution compare or return such a value?',
    },
  ],
  approaches: [
    {
      id: 'common-prefix',
      title: { vi: 'Phần đầu chung', en: 'Common prefix' },
      time: 'O(w)',
      space: 'O(1)',
      section: 'range-and',
      note: {
        vi: 'Bỏ dần bit cuối của hai đầu đến khi chúng bằng nhau, rồi dịch trở lại.',
        en: 'Drops the last bit of both ends until they are equal, then shifts back.',
      },
    },
    {
      id: 'clear-lowest-bit',
      title: { vi: 'n & (n - 1)', en: 'n & (n - 1)' },
      time: 'O(w)',
      space: 'O(1)',
      section: 'range-and',
      note: {
        vi: 'Xóa bit 1 thấp nhất của right đến khi nó không còn lớn hơn left.',
        en: 'Clears the lowest 1 bit of right until it is no longer above left.',
      },
    },
  ],
  wrong: [
    { id: 'both-ends', why: 'looks at the two ends alone: 1 & 3 is 1, but 2 lies between' },
    {
      id: 'signed',
      why: 'with bit 31 set, the result of & is negative: the loop ends too early, or a negative number is returned',
    },
    { id: 'clears-from-left', why: 'clears the bits of left, which the range need not lack' },
    { id: 'shifts-by-32', why: 'where all 32 bits differ, the mask is made with a shift by 32, which is one by 0' },
  ],
  reference: 'common-prefix',
  generate,
  slow: [
    { id: 'each-number', why: 'goes through the whole range' },
    { id: 'ends-at-zero', why: 'the same, and stops once nothing is left, which does not help where a bit stays' },
  ],
  large: [
    {
      id: 'wide-ranges',
      title: { vi: '203 khoảng, mỗi khoảng hơn 15 triệu số', en: '203 ranges of more than 15 million numbers' },
      // The approaches take too little time to measure; a slow answer is stopped within the first 200 ranges. These
      // come before the widest ranges, for which an array of all numbers would crash the process before it could be
      // stopped.
      times: 50,
    },
  ],
  equivalents: [],
} satisfies ProblemDefinition;
