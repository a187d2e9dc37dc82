import type { Dataset } from '../../../src/features/sql-lab/core/data/dataset';
import { edgeCases, type EdgeDataset, type SqlProblem } from '../../../src/features/sql-lab/core/sqlProblem';
import { exercises } from './180-consecutive-numbers.exercises';
import { TODAY } from './today';

const READINGS: Dataset['tables'][number] = {
  name: 'readings',
  description: { vi: 'Các lần đo của một cảm biến nhiệt độ.', en: 'Readings of one temperature sensor.' },
  primaryKey: ['reading_no'],
  columns: [
    {
      name: 'reading_no',
      type: 'integer',
      description: {
        vi: 'Số của lần đo, tăng theo thời gian; có thể thiếu số.',
        en: 'Number of the reading, rising in time; numbers may be missing.',
      },
    },
    {
      name: 'degrees',
      type: 'integer',
      nullable: true,
      description: { vi: 'Nhiệt độ, độ C; NULL khi lần đo bị hỏng.', en: 'Degrees Celsius; NULL where it failed.' },
    },
  ],
  rows: [
    [1, 24],
    [2, 24],
    [3, 25],
    [4, 25],
    [5, 25],
    [8, 24],
    [9, 24],
    [11, 26],
  ],
};

const dataset: Dataset = {
  id: 'lc_180',
  title: { vi: 'Số đo của cảm biến', en: 'Readings of a sensor' },
  description: { vi: 'Nhiệt độ mà một cảm biến đã ghi.', en: 'Temperatures that a sensor has recorded.' },
  today: TODAY,
  tables: [READINGS],
};

const edges: readonly EdgeDataset[] = [
  {
    id: 'gaps',
    title: { vi: 'Thiếu nhiều số', en: 'Many numbers are missing' },
    rows: {
      readings: [
        [31, 22],
        [14, 19],
        [20, 22],
        [10, 19],
        [32, 22],
        [15, 21],
        [11, 19],
      ],
    },
  },
  {
    id: 'long-runs',
    title: { vi: 'Có chuỗi dài, có chuỗi lặp lại', en: 'Long runs, and a run that comes again' },
    rows: {
      readings: [
        [9, 20],
        [3, 19],
        [6, 21],
        [11, 19],
        [14, 20],
        [4, 19],
        [7, 20],
        [1, 21],
        [12, 20],
        [10, 20],
        [5, 21],
        [2, 21],
        [13, 20],
        [8, 20],
      ],
    },
  },
  {
    id: 'failed',
    title: { vi: 'Có lần đo bị hỏng', en: 'Some readings failed' },
    rows: {
      readings: [
        [8, null],
        [5, 25],
        [12, 18],
        [3, 25],
        [9, null],
        [10, 18],
        [4, null],
        [6, 25],
        [7, null],
        [11, 18],
      ],
    },
  },
];

/** Blocks of three readings; every other block has one different value. One reading in a thousand failed. */
const BLOCK = '(n - n % 3) / 3';

const big: Dataset = {
  ...dataset,
  id: 'lc_180_big',
  tables: [
    {
      ...READINGS,
      rows: [],
      generated: {
        count: 100_000,
        values: [
          'n + (n - n % 10) / 10',
          `CASE WHEN n % 1000 = 0 THEN NULL ELSE 15 + ${BLOCK} * 7919 % 23 + CASE WHEN ${BLOCK} % 2 = 0 AND n % 3 = 2 THEN 30 ELSE 0 END END`,
        ],
        sample: [
          [1, 15],
          [2, 45],
          [3, 22],
        ],
      },
    },
  ],
};

export const CONSECUTIVE_NUMBERS: SqlProblem = {
  id: '180-consecutive-numbers',
  dataset,
  edges,
  approaches: [
    {
      id: 'lag',
      title: { vi: 'LAG', en: 'LAG' },
      sql: 'WITH steps AS (\n  SELECT degrees,\n         LAG(degrees) OVER (ORDER BY reading_no) AS previous,\n         LAG(degrees, 2) OVER (ORDER BY reading_no) AS second_previous\n  FROM readings\n)\nSELECT DISTINCT degrees\nFROM steps\nWHERE degrees = previous AND degrees = second_previous',
      note: {
        vi: 'Mỗi hàng nhìn lại hai hàng ngay trước nó.',
        en: 'Each row looks back at the two rows right before it.',
      },
    },
    {
      id: 'numbered-self-join',
      title: { vi: 'Đánh số lại rồi tự kết nối', en: 'Numbering, then a self join' },
      sql: 'WITH numbered AS (\n  SELECT degrees, ROW_NUMBER() OVER (ORDER BY reading_no) AS place\n  FROM readings\n)\nSELECT DISTINCT a.degrees\nFROM numbered AS a\nJOIN numbered AS b ON b.place = a.place + 1 AND b.degrees = a.degrees\nJOIN numbered AS c ON c.place = a.place + 2 AND c.degrees = a.degrees',
      note: {
        vi: '`place` không thiếu số nào, nên cộng 1 luôn ra hàng liền sau.',
        en: '`place` has no gaps, so adding 1 always gives the next row.',
      },
    },
    {
      id: 'islands',
      title: { vi: 'Hiệu của hai số thứ tự', en: 'The difference of two numberings' },
      sql: 'WITH numbered AS (\n  SELECT degrees,\n         ROW_NUMBER() OVER (ORDER BY reading_no) AS place,\n         ROW_NUMBER() OVER (\n           PARTITION BY degrees ORDER BY reading_no\n         ) AS place_of_degrees\n  FROM readings\n)\nSELECT DISTINCT degrees\nFROM numbered\nWHERE degrees IS NOT NULL\nGROUP BY degrees, place - place_of_degrees\nHAVING COUNT(*) >= 3',
      note: {
        vi: 'Trong một chuỗi, cả hai số cùng tăng 1, nên hiệu không đổi.',
        en: 'Within a run both numbers grow by 1, so the difference stays the same.',
      },
    },
  ],
  naive: {
    title: { vi: 'Cộng 1 vào số của lần đo', en: 'Adding 1 to the number of the reading' },
    sql: 'SELECT DISTINCT a.degrees\nFROM readings AS a\nJOIN readings AS b ON b.reading_no = a.reading_no + 1\nJOIN readings AS c ON c.reading_no = a.reading_no + 2\nWHERE a.degrees = b.degrees AND b.degrees = c.degrees',
    killedBy: 'gaps',
  },
  cost: {
    dataset: big,
    summary: 'COUNT(*) AS n, SUM(degrees) AS total',
  },
  exercises: exercises(edgeCases({ dataset, edges })),
};
