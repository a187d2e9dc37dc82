import type { ProblemDefinition } from '../../src/features/code-lab/core/problem';
import { generate } from './260-single-number-iii.cases';

export default {
  kind: 'function',
  name: 'singleNumber',
  parameters: [
    { name: 'nums', type: 'number[]', domain: { kind: 'pairs', least: -(2 ** 31), most: 2 ** 31 - 1, once: 2 } },
  ],
  returns: 'number[]',
  compare: 'unordered',
  visible: [
    { args: [[41, 17, 62, 41, 23, 17]], expected: [62, 23] },
    { args: [[5, 8, 8, 3]], expected: [5, 3] },
    { args: [[1, 2]], expected: [1, 2] },
  ],
  hidden: [
    { args: [[0, 9, 7, 9]], expected: [0, 7] },
    { args: [[6, 4, 6, 2]], expected: [4, 2] },
    { args: [[-1, 0]], expected: [-1, 0] },
    { args: [[-3, 5, 3, 5]], expected: [-3, 3] },
    // The two differ only in the sign: bit 31 is the only bit that distinguishes them.
    { args: [[7, 12, -2147483641, 12]], expected: [7, -2147483641] },
    { args: [[5, -2147483648, 2147483647, 5]], expected: [-2147483648, 2147483647] },
    { args: [[12, 3, 10, 3]], expected: [12, 10] },
  ],
  hints: [
    {
      vi: 'Gọi hai số cần tìm là `a` và `b`. XOR của cả mảng bằng `a ^ b`, một số khác 0. Một bit 1 của nó cho biết điều gì về `a` và `b`?',
      en: 'Call the two numbers `a` and `b`. The XOR of the whole array is `a ^ b`, which is not 0. What does a 1 bit in it say about `a` and `b`?',
    },
    {
      vi: 'Hãy thử `[6, 4, 6, 2]`, trong đó mọi số đều chẵn, và `[7, -2147483641]`, hai số chỉ khác nhau ở bit dấu.',
      en: 'Try `[6, 4, 6, 2]`, where all numbers are even, and `[7, -2147483641]`, which differ in the sign bit alone.',
    },
  ],
  approaches: [
    {
      id: 'hash-set',
      title: { vi: 'Tập hợp', en: 'Hash set' },
      time: 'O(n)',
      space: 'O(n)',
      note: {
        vi: 'Như ở bài 136; cuối cùng trong tập còn đúng hai số.',
        en: 'As in problem 136; exactly two numbers are left in the set.',
      },
    },
    {
      id: 'split-by-bit',
      title: { vi: 'XOR, chia theo một bit', en: 'XOR, split by one bit' },
      time: 'O(n)',
      space: 'O(1)',
      section: 'two-singles',
      note: {
        vi: 'Bit 1 thấp nhất của a ^ b chia mảng thành hai nhóm, mỗi nhóm có một số không có cặp.',
        en: 'The lowest 1 bit of a ^ b splits the array into two groups, each with one number without a partner.',
      },
    },
  ],
  wrong: [
    { id: 'positive-bit', why: 'tests the chosen bit with > 0, but bit 31 makes the result negative' },
    { id: 'odd-and-even', why: 'splits by bit 0, in which the two numbers need not differ' },
    { id: 'no-zero', why: 'drops the answer 0' },
  ],
  reference: 'hash-set',
  generate,
  slow: [
    { id: 'index-of', why: 'searches the array twice for each number' },
    { id: 'array-as-set', why: 'keeps the numbers seen once in an array, where finding one is O(n)' },
    { id: 'pairs-from-the-front', why: 'searches the array for the partner of its first number, and drops both' },
  ],
  large: [
    {
      id: 'pairs-far-apart',
      title: { vi: '8 mảng 30.000 số', en: '8 arrays of 30,000 numbers' },
      // Multiples of the reference in Node, on a busy machine: XOR takes less than 1, a Map of counts 1, sorting 2 to
      // 3, an object of counts 4, an array in place of the Set 35 to 60. A search for each number is refused because of
      // the elements that it reads.
      times: 25,
    },
  ],
  equivalents: [
    {
      approach: 'split-by-bit',
      mutant: '7: if ((n & bit) !== 0) a ^= n; → if (!((n & bit) !== 0)) a ^= n;',
      reason: 'takes the other group, so the two numbers change places, and their order does not matter',
    },
    {
      approach: 'split-by-bit',
      mutant: '7: (n & bit) !== 0 → (n & bit) === 0',
      reason: 'takes the other group, so the two numbers change places, and their order does not matter',
    },
  ],
} satisfies ProblemDefinition;
