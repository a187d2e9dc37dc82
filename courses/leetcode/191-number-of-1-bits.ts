import type { ProblemDefinition } from '../../src/features/code-lab/core/problem';
import { generate } from './191-number-of-1-bits.cases';

export default {
  kind: 'function',
  name: 'hammingWeight',
  parameters: [{ name: 'n', type: 'number', domain: { kind: 'integer', least: -(2 ** 31), most: 2 ** 32 - 1 } }],
  returns: 'number',
  compare: 'equal',
  visible: [
    { args: [13], expected: 3 },
    { args: [128], expected: 1 },
    { args: [2147483647], expected: 31 },
    { args: [4294967040], expected: 24 },
  ],
  hidden: [
    { args: [0], expected: 0 },
    { args: [1], expected: 1 },
    { args: [180], expected: 4 },
    { args: [65535], expected: 16 },
    { args: [2147483648], expected: 1 },
    { args: [4294901760], expected: 16 },
    { args: [4294967295], expected: 32 },
    { args: [-1], expected: 32 },
    { args: [-256], expected: 24 },
    { args: [-2147483648], expected: 1 },
    { args: [1431655765], expected: 16 },
    { args: [2863311530], expected: 16 },
  ],
  hints: [
    {
      vi: 'Viết 13 ở hệ nhị phân rồi đếm bằng tay. Mỗi việc bạn vừa làm ứng với phép toán nào trên `n`?',
      en: 'Write 13 in binary and count by hand. Which operation on `n` does each of your steps stand for?',
    },
    {
      vi: 'Hãy xem `4294967040 | 0` bằng bao nhiêu. Nếu một giá trị như vậy xuất hiện trong lời giải của bạn, vòng lặp dừng khi nào?',
      en: 'Look at the value of `4294967040 | 0`. If such a value turns up in your solution, when does the loop end?',
    },
  ],
  approaches: [
    {
      id: 'mask-loop',
      title: { vi: 'Mặt nạ', en: 'Mask loop' },
      time: 'O(w)',
      space: 'O(1)',
      section: 'mask-loop',
      note: {
        vi: 'Luôn xem đủ 32 vị trí, nên dấu của n không ảnh hưởng.',
        en: 'Always looks at all 32 positions, so the sign of n does not matter.',
      },
    },
    {
      id: 'clear-lowest-bit',
      title: { vi: 'n & (n - 1)', en: 'n & (n - 1)' },
      time: 'O(k)',
      space: 'O(1)',
      section: 'clear-lowest-bit',
      note: {
        vi: 'Mỗi vòng xóa đúng một bit 1, nên số vòng k chính là đáp án.',
        en: 'Each round clears exactly one 1 bit, so the number of rounds k is the answer itself.',
      },
    },
    {
      id: 'swar',
      title: { vi: 'SWAR', en: 'SWAR' },
      time: 'O(log w)',
      space: 'O(1)',
      section: 'swar',
      note: {
        vi: 'Cộng nhiều trường nhỏ cùng lúc; không có vòng lặp.',
        en: 'Adds many small fields at once; there is no loop.',
      },
    },
  ],
  wrong: [
    { id: 'stops-at-sign', why: 'bitwise results with bit 31 set are negative, so n > 0 ends the loop too early' },
    { id: 'signed-shift', why: 'n >>= 1 copies the sign and never reaches 0 from a negative number' },
  ],
  reference: 'mask-loop',
  generate,
  slow: [],
  large: [],
  equivalents: [
    {
      approach: 'mask-loop',
      mutant: '4: n >>> i → n >> i',
      reason: 'the last bit is the same for both shifts, and & 1 keeps that bit alone',
    },
    {
      approach: 'swar',
      mutant: '2: n >>> 1 → n >> 1',
      reason: 'they differ in bit 31, which 0x55555555 clears',
    },
    {
      approach: 'swar',
      mutant: '3: x >>> 2 → x >> 2',
      reason: 'they differ in bits 31 and 30, which 0x33333333 clears',
    },
    {
      approach: 'swar',
      mutant: '4: x >>> 4 → x >> 4',
      reason: 'x is at most 0x44444444 by then, so it has no sign',
    },
    {
      approach: 'swar',
      mutant: '5: Math.imul(x, 0x01010101) >>> 24 → Math.imul(x, 0x01010101) >> 24',
      reason: 'the highest byte of the product is at most 32, so it has no sign',
    },
    {
      approach: 'swar',
      mutant: '5: Math.imul(x, 0x01010101) → Math.imul(0x01010101, x)',
      reason: 'a product is the same both ways round',
    },
  ],
} satisfies ProblemDefinition;
