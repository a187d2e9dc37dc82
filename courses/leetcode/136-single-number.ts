import type { ProblemDefinition } from '../../src/features/code-lab/core/problem';
import { generate } from './136-single-number.cases';

export default {
  kind: 'function',
  name: 'singleNumber',
  parameters: [{ name: 'nums', type: 'number[]', domain: { kind: 'pairs', least: -30_000, most: 30_000, once: 1 } }],
  returns: 'number',
  compare: 'equal',
  visible: [
    { args: [[41, 17, 41]], expected: 17 },
    { args: [[41, 17, 62, 17, 41]], expected: 62 },
    { args: [[7]], expected: 7 },
  ],
  hidden: [
    { args: [[0, 9, 9]], expected: 0 },
    { args: [[-3, 5, -3]], expected: 5 },
    { args: [[5, -1, 5]], expected: -1 },
    { args: [[10, 2, 10, 33, 2]], expected: 33 },
    { args: [[30000, -30000, 30000]], expected: -30000 },
    { args: [[-30000, 30000, -30000]], expected: 30000 },
    { args: [[1, 2, 3, 4, 5, 5, 4, 3, 2]], expected: 1 },
    { args: [[6, 3, 6, 3, 8, 12, 12]], expected: 8 },
  ],
  hints: [
    {
      vi: 'Đọc đến một số, bạn cần biết gì về những số đã đọc trước nó?',
      en: 'When you read a number, what do you need to know about the numbers before it?',
    },
    {
      vi: 'Hãy tính bằng tay với `[0, 9, 9]` và `[5, -1, 5]`. Lời giải của bạn có nhầm đáp án 0 với chưa có đáp án không?',
      en: 'Work through `[0, 9, 9]` and `[5, -1, 5]` by hand. Does your solution confuse the answer 0 with having no answer yet?',
    },
  ],
  approaches: [
    {
      id: 'hash-set',
      title: { vi: 'Tập hợp', en: 'Hash set' },
      time: 'O(n)',
      space: 'O(n)',
      section: 'hash-set',
      note: {
        vi: 'Gặp lần đầu thì thêm vào tập, gặp lại thì xóa; cuối cùng còn đúng một số.',
        en: 'Add a number at first sight, delete it at the second; exactly one is left.',
      },
    },
    {
      id: 'xor',
      title: { vi: 'XOR', en: 'XOR' },
      time: 'O(n)',
      space: 'O(1)',
      section: 'xor',
      note: {
        vi: 'x ^ x = 0 và thứ tự không quan trọng, nên mọi cặp triệt tiêu nhau.',
        en: 'x ^ x = 0 and order does not matter, so every pair cancels out.',
      },
    },
  ],
  wrong: [
    { id: 'neighbours', why: 'compares neighbours as if the array were sorted' },
    { id: 'falsy-zero', why: 'takes the answer 0 for no answer' },
    { id: 'one-counter-short', why: 'has a counter for each number from -30,000 to 29,999, none for 30,000' },
  ],
  reference: 'hash-set',
  generate,
  slow: [
    { id: 'index-of', why: 'searches the array twice for each number' },
    { id: 'counts-each', why: 'runs through the array once for each number' },
    { id: 'array-as-set', why: 'keeps the numbers seen once in an array, where finding one is O(n)' },
    { id: 'from-the-end', why: 'searches the array twice for each number, beginning with the last one' },
    { id: 'pairs-from-the-end', why: 'searches the array for the partner of its last number, and drops both' },
  ],
  large: [
    {
      id: 'pairs-far-apart',
      title: { vi: '8 mảng 29.999 số', en: '8 arrays of 29,999 numbers' },
      // Multiples of the reference, measured in Chromium on a busy machine: a Set or XOR takes 0.1 to 3, sorting 1 to
      // 17, an object of counts 3 to 21, an array in place of the Set 61 to 114, a search for each number 280 and more.
      times: 30,
    },
  ],
  equivalents: [],
} satisfies ProblemDefinition;
