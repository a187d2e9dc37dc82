import type { ProblemDefinition } from '../../src/features/code-lab/core/problem';
import { generate } from './63-unique-paths-ii.cases';

export default {
  kind: 'function',
  name: 'uniquePathsWithObstacles',
  parameters: [{ name: 'grid', type: 'number[][]', domain: { kind: 'grid' } }],
  returns: 'number',
  compare: 'equal',
  visible: [
    {
      args: [
        [
          [0, 0, 0],
          [0, 1, 0],
          [0, 0, 0],
          [0, 0, 0],
        ],
      ],
      expected: 4,
    },
    {
      args: [
        [
          [0, 1],
          [0, 0],
        ],
      ],
      expected: 1,
    },
    { args: [[[0]]], expected: 1 },
  ],
  hidden: [
    { args: [[[1]]], expected: 0 },
    { args: [[[0, 0, 0, 0]]], expected: 1 },
    { args: [[[0, 1, 0]]], expected: 0 },
    { args: [[[0], [1], [0]]], expected: 0 },
    {
      args: [
        [
          [0, 1, 0],
          [0, 0, 0],
        ],
      ],
      expected: 1,
    },
    {
      args: [
        [
          [0, 0],
          [1, 0],
          [0, 0],
        ],
      ],
      expected: 1,
    },
    {
      args: [
        [
          [1, 0],
          [0, 0],
        ],
      ],
      expected: 0,
    },
    {
      args: [
        [
          [0, 0],
          [0, 1],
        ],
      ],
      expected: 0,
    },
    {
      args: [
        [
          [0, 0, 0, 0, 0],
          [0, 1, 0, 0, 0],
          [0, 0, 0, 1, 0],
          [0, 0, 0, 0, 0],
        ],
      ],
      expected: 7,
    },
    {
      args: [
        [
          [0, 0, 1],
          [0, 1, 0],
          [1, 0, 0],
        ],
      ],
      expected: 0,
    },
  ],
  hints: [
    {
      vi: 'Có bao nhiêu đường đi tới một ô bị chặn? Ô bên phải và ô bên dưới nó dùng số ấy như thế nào?',
      en: 'How many paths lead to a blocked cell? How do the cells to its right and below it use that number?',
    },
    {
      vi: 'Hãy tính tay `[[0, 1, 0], [0, 0, 0]]`: ô thứ ba của hàng đầu có đường nào tới không? Rồi thử `[[1]]`.',
      en: 'Work out `[[0, 1, 0], [0, 0, 0]]` by hand: does any path lead to the third cell of the first row? Then try `[[1]]`.',
    },
  ],
  approaches: [
    {
      id: 'memo',
      title: { vi: 'Đệ quy có nhớ', en: 'Memoized recursion' },
      time: 'O(m·n)',
      space: 'O(m·n)',
      section: 'unique-paths-ii',
      note: {
        vi: 'Ra ngoài lưới hoặc gặp ô bị chặn thì số đường bằng 0.',
        en: 'Outside the grid and in a blocked cell the number of paths is 0.',
      },
    },
    {
      id: 'row',
      title: { vi: 'Một hàng', en: 'One row' },
      time: 'O(m·n)',
      space: 'O(n)',
      section: 'unique-paths-ii',
      note: {
        vi: 'Bắt đầu với [1, 0, 0, …] để hàng đầu được xử lý như mọi hàng khác.',
        en: 'Starts with [1, 0, 0, …], so that the first row is treated like any other.',
      },
    },
  ],
  wrong: [
    { id: 'no-obstacles', why: 'counts the paths of the empty grid' },
    { id: 'first-row-of-ones', why: 'does not look at the blocked cells of the first row' },
    { id: 'ones-behind-a-block', why: 'keeps 1 in the cells behind a blocked one in the first row and column' },
    { id: 'start-is-free', why: 'returns 1 for the first cell before asking whether it is blocked' },
  ],
  reference: 'memo',
  generate,
  slow: [
    { id: 'plain-recursion', why: 'no memory: as many calls as there are paths, and more' },
    { id: 'forgets-zeros', why: 'takes a remembered 0 for unknown, and computes the cells that no path reaches again' },
  ],
  large: [
    {
      id: 'most-paths',
      title: { vi: 'lưới có hàng trăm triệu đường', en: 'grids of hundreds of millions of paths' },
      // The approaches take well under 1 ms, which is within the minimum time limit; without memoization the calls
      // exceed the two seconds after which they are stopped.
      times: 50,
    },
    {
      id: 'behind-a-wall',
      title: { vi: 'lưới có vùng rộng không đường nào tới', en: 'grids with a large part that no path reaches' },
      // A recursion from the last cell explores the part behind one wall, one from the first cell the part behind the
      // mirrored wall.
      times: 50,
    },
  ],
  equivalents: [
    {
      approach: 'memo',
      mutant: '7: r * columns + c → r * columns - c',
      reason: 'with 0 <= c < columns these keys, too, are different for each cell',
    },
    {
      approach: 'row',
      mutant: '6: 0 → (-1)',
      reason: 'there is no cell at -1, and the loop adds nothing where c is not above 0',
    },
  ],
} satisfies ProblemDefinition;
