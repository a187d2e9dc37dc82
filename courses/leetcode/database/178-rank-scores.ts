import type { Dataset } from '../../../src/features/sql-lab/core/data/dataset';
import { edgeCases, type EdgeDataset, type SqlProblem } from '../../../src/features/sql-lab/core/sqlProblem';
import { exercises } from './178-rank-scores.exercises';
import { TODAY } from './today';

const RESULTS: Dataset['tables'][number] = {
  name: 'results',
  description: { vi: 'Bài dự thi.', en: 'Entries of a contest.' },
  primaryKey: ['id'],
  columns: [
    { name: 'id', type: 'integer', description: { vi: 'Mã bài.', en: 'Number of the entry.' } },
    {
      name: 'player',
      type: 'text',
      length: 40,
      description: { vi: 'Người thi; có thể trùng tên.', en: 'Who took part; several may share a name.' },
    },
    {
      name: 'points',
      type: 'integer',
      nullable: true,
      description: { vi: 'Điểm; NULL khi chưa chấm.', en: 'Points; NULL while not marked.' },
    },
  ],
  rows: [
    [3, 'Chi', 85],
    [1, 'An', 95],
    [4, 'Dũng', 85],
    [2, 'Bình', 90],
  ],
};

const dataset: Dataset = {
  id: 'lc_178',
  title: { vi: 'Điểm của cuộc thi', en: 'Points of a contest' },
  description: { vi: 'Bài dự thi và điểm của từng bài.', en: 'Entries of a contest and their points.' },
  today: TODAY,
  tables: [RESULTS],
};

const edges: readonly EdgeDataset[] = [
  {
    id: 'tie-above',
    title: { vi: 'Có người bằng điểm ở phía trên bảng', en: 'A tie near the top' },
    rows: {
      results: [
        [8, 'Giang', 70],
        [5, 'Hà', 98],
        [6, 'Khoa', 98],
        [2, 'Lan', 85],
        [11, 'Minh', 98],
      ],
    },
  },
  {
    id: 'not-marked',
    title: { vi: 'Có bài chưa chấm và bài 0 điểm', en: 'Some entries are not marked, and one has 0 points' },
    rows: {
      results: [
        [8, 'Nga', 0],
        [9, 'Phúc', null],
        [1, 'Quân', 60],
        [4, 'Sơn', null],
        [6, 'Tú', 60],
      ],
    },
  },
  {
    id: 'all-equal',
    title: { vi: 'Mọi người bằng điểm, có hai người trùng tên', en: 'Equal points for all, two of one name' },
    rows: {
      results: [
        [2, 'Vy', 77],
        [7, 'Yến', 77],
        [5, 'Vy', 77],
      ],
    },
  },
];

const COUNT = 100_000;

/** A thousand different scores, about a hundred entries each; one entry in a hundred is not marked. */
const big: Dataset = {
  ...dataset,
  id: 'lc_178_big',
  tables: [
    {
      ...RESULTS,
      rows: [],
      generated: {
        count: COUNT,
        values: ['n', "CONCAT('Người ', n)", 'CASE WHEN n % 100 > 0 THEN n * 7919 % 1009 END'],
        sample: [[1, 'Người 1', 856]],
      },
    },
  ],
};

export const RANK_SCORES: SqlProblem = {
  id: '178-rank-scores',
  dataset,
  edges,
  ordered: true,
  approaches: [
    {
      id: 'dense-rank',
      title: { vi: 'DENSE_RANK', en: 'DENSE_RANK' },
      sql: 'SELECT points, DENSE_RANK() OVER (ORDER BY points DESC) AS place\nFROM results\nWHERE points IS NOT NULL\nORDER BY points DESC',
      note: {
        vi: 'Hạng bằng 1 cộng số mức điểm khác nhau ở phía trên.',
        en: 'A place is 1 plus the number of different results above it.',
      },
    },
    {
      id: 'number-levels',
      title: { vi: 'Đánh số từng mức điểm rồi ghép lại', en: 'Number the levels, then join' },
      sql: 'WITH levels AS (\n  SELECT points, ROW_NUMBER() OVER (ORDER BY points DESC) AS place\n  FROM results\n  WHERE points IS NOT NULL\n  GROUP BY points\n)\nSELECT r.points, l.place\nFROM results AS r\nJOIN levels AS l ON l.points = r.points\nORDER BY r.points DESC',
      note: {
        vi: 'Sau `GROUP BY`, mỗi mức điểm là một hàng nên không còn hàng nào bằng nhau, và `ROW_NUMBER` là đủ.',
        en: 'After `GROUP BY` each level is one row, so there are no ties left and `ROW_NUMBER` is enough.',
      },
    },
    {
      id: 'correlated-count',
      title: { vi: 'COUNT(DISTINCT) tương quan', en: 'Correlated COUNT(DISTINCT)' },
      sql: 'SELECT r.points,\n       (SELECT COUNT(DISTINCT x.points)\n        FROM results AS x\n        WHERE x.points >= r.points) AS place\nFROM results AS r\nWHERE r.points IS NOT NULL\nORDER BY r.points DESC',
      note: {
        vi: 'Với từng bài, đếm số mức điểm không thấp hơn điểm của bài đó. Chạy được cả khi hệ quản trị chưa có hàm cửa sổ.',
        en: 'For each entry, counts the levels that are not below it. This runs even where there are no window functions.',
      },
    },
  ],
  naive: {
    title: { vi: 'RANK', en: 'RANK' },
    sql: 'SELECT points, RANK() OVER (ORDER BY points DESC) AS place\nFROM results\nWHERE points IS NOT NULL\nORDER BY points DESC',
    killedBy: 'tie-above',
  },
  cost: {
    dataset: big,
    setup: 'CREATE INDEX results_points ON results (points);',
    summary: 'COUNT(*) AS n, SUM(points) AS points, SUM(place) AS places',
    slow: ['correlated-count'],
  },
  exercises: exercises(edgeCases({ dataset, edges })),
};
