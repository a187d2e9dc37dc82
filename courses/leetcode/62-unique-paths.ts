import type { ProblemDefinition } from '../../src/features/code-lab/core/problem';
import { generate } from './62-unique-paths.cases';

export default {
  kind: 'function',
  name: 'uniquePaths',
  parameters: [
    { name: 'm', type: 'number', domain: { kind: 'integer', least: 1, most: 100 } },
    { name: 'n', type: 'number', domain: { kind: 'integer', least: 1, most: 100 } },
  ],
  returns: 'number',
  compare: 'equal',
  visible: [
    { args: [4, 6], expected: 56 },
    { args: [2, 5], expected: 5 },
    { args: [1, 1], expected: 1 },
  ],
  hidden: [
    { args: [1, 100], expected: 1 },
    { args: [100, 1], expected: 1 },
    { args: [2, 2], expected: 2 },
    { args: [6, 4], expected: 56 },
    { args: [2, 100], expected: 100 },
    { args: [10, 10], expected: 48620 },
    { args: [4, 60], expected: 37820 },
    { args: [60, 4], expected: 37820 },
  ],
  hints: [
    {
      vi: 'Chọn một ô giữa lưới. Bước cuối cùng để vào ô ấy có thể bắt đầu từ những ô nào?',
      en: 'Pick a cell in the middle of the grid. From which cells can the last step into it come?',
    },
    {
      vi: 'Nếu lời giải quá chậm, hãy đếm xem với lưới 4 × 4 nó tính lại cùng một ô bao nhiêu lần.',
      en: 'If your solution is too slow, count how often it computes the same cell of a 4 × 4 grid.',
    },
  ],
  approaches: [
    {
      id: 'memo',
      title: { vi: 'Đệ quy có nhớ', en: 'Memoized recursion' },
      time: 'O(m·n)',
      space: 'O(m·n)',
      section: 'memo',
      note: {
        vi: 'Mỗi ô chỉ tính một lần; nếu không nhớ kết quả thì số lời gọi tăng theo chính đáp án.',
        en: 'Each cell is computed once; without memoization the calls grow with the answer itself.',
      },
    },
    {
      id: 'grid',
      title: { vi: 'Bảng hai chiều', en: 'Two-dimensional table' },
      time: 'O(m·n)',
      space: 'O(m·n)',
      section: 'grid',
      note: { vi: 'Mỗi ô bằng ô trên cộng ô trái.', en: 'Each cell is the one above plus the one to its left.' },
    },
    {
      id: 'row',
      title: { vi: 'Một hàng', en: 'One row' },
      time: 'O(m·n)',
      space: 'O(n)',
      section: 'row',
      note: {
        vi: 'Chỉ hàng trước được dùng lại, nên một mảng n phần tử là đủ.',
        en: 'Only the previous row is used again, so one array of n elements is enough.',
      },
    },
    {
      id: 'binomial',
      title: { vi: 'Tổ hợp', en: 'Binomial' },
      time: 'O(min(m, n))',
      space: 'O(1)',
      section: 'binomial',
      note: {
        vi: 'C(m + n − 2, m − 1), nhân trước chia sau để mỗi bước đều là số nguyên.',
        en: 'C(m + n − 2, m − 1), multiplying before dividing so that each step is an integer.',
      },
    },
  ],
  wrong: [
    { id: 'counts-lines', why: 'C(m + n, m): counts the lines of the grid instead of its cells' },
    { id: 'float-factorials', why: 'factorials beyond 2^53 lose digits, so the quotient is not whole' },
  ],
  reference: 'memo',
  generate,
  slow: [{ id: 'plain-recursion', why: 'no memory: as many calls as there are paths' }],
  large: [
    {
      id: 'most-paths',
      title: { vi: 'lưới có tới 1.916.797.311 đường', en: 'grids of up to 1,916,797,311 paths' },
      // Measured in Chromium: every approach takes 1 ms, or at most 3, which is within the minimum time limit; without
      // memoization the calls exceed the two seconds after which they are stopped.
      times: 50,
    },
  ],
  equivalents: [
    {
      approach: 'memo',
      mutant: '5: r * n + c → r * n - c',
      reason: 'with 0 < c < n these keys, too, are different for each cell',
    },
    {
      approach: 'grid',
      mutant: '6: c < n → c <= n',
      reason: 'computes one column more, which nothing reads',
    },
    {
      approach: 'row',
      mutant: '4: c < n → c <= n',
      reason: 'computes one element more, which nothing reads',
    },
    {
      approach: 'binomial',
      mutant: '3: Math.min(m, n) → Math.min(n, m)',
      reason: 'the smaller of two is the same both ways round',
    },
  ],
} satisfies ProblemDefinition;
