import type { ProblemDefinition } from '../../src/features/code-lab/core/problem';

export default {
  kind: 'function',
  name: 'uniquePaths',
  parameters: [
    { name: 'm', type: 'number' },
    { name: 'n', type: 'number' },
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
    { args: [23, 12], expected: 193536720 },
    { args: [51, 9], expected: 1916797311 },
  ],
  approaches: [
    {
      id: 'memo',
      title: { vi: 'Đệ quy có nhớ', en: 'Memoized recursion' },
      time: 'O(m·n)',
      space: 'O(m·n)',
      section: 'memo',
      note: {
        vi: 'Mỗi ô chỉ tính một lần; thiếu bộ nhớ thì số lời gọi tăng theo chính đáp án.',
        en: 'Each cell is computed once; without the memory the calls grow with the answer itself.',
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
} satisfies ProblemDefinition;
