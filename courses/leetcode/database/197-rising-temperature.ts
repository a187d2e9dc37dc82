import type { Dataset } from '../../../src/features/sql-lab/core/data/dataset';
import { edgeCases, type EdgeDataset, type SqlProblem } from '../../../src/features/sql-lab/core/sqlProblem';
import { exercises } from './197-rising-temperature.exercises';
import { TODAY } from './today';

const READINGS: Dataset['tables'][number] = {
  name: 'readings',
  description: { vi: 'Nhiệt độ của mỗi ngày.', en: 'The temperature of each day.' },
  primaryKey: ['id'],
  columns: [
    { name: 'id', type: 'integer', description: { vi: 'Mã của hàng.', en: 'Number of the row.' } },
    {
      name: 'measured_on',
      type: 'date',
      unique: true,
      description: { vi: 'Ngày đo; mỗi ngày nhiều nhất một hàng.', en: 'Day of the reading; at most one row a day.' },
    },
    {
      name: 'celsius',
      type: 'integer',
      nullable: true,
      description: {
        vi: 'Nhiệt độ (°C); NULL khi máy đo hỏng.',
        en: 'Temperature (°C); NULL where the sensor failed.',
      },
    },
  ],
  rows: [
    [1, '2025-06-01', 29],
    [2, '2025-06-02', 33],
    [3, '2025-06-03', 31],
    [4, '2025-06-04', 31],
    [5, '2025-06-05', 34],
  ],
};

const dataset: Dataset = {
  id: 'lc_197',
  title: { vi: 'Nhiệt độ theo ngày', en: 'Temperatures by day' },
  description: { vi: 'Nhiệt độ đo được mỗi ngày.', en: 'Temperatures measured day by day.' },
  today: TODAY,
  tables: [READINGS],
};

const edges: readonly EdgeDataset[] = [
  {
    id: 'missing-day',
    title: {
      vi: 'Có ngày không có hàng, có ngày máy đo hỏng',
      en: 'One day has no row, on another the sensor failed',
    },
    rows: {
      readings: [
        [13, '2025-04-13', 32],
        [11, '2025-04-10', 27],
        [16, '2025-04-16', 35],
        [14, '2025-04-14', null],
        [12, '2025-04-11', 30],
        [15, '2025-04-15', 33],
      ],
    },
  },
  {
    id: 'id-order',
    title: { vi: '`id` không theo thứ tự ngày', en: 'The `id`s are not in the order of the days' },
    rows: {
      readings: [
        [9, '2025-05-03', 27],
        [5, '2025-05-01', 26],
        [1, '2025-05-04', 31],
        [2, '2025-05-02', 29],
        [4, '2025-05-05', 30],
      ],
    },
  },
  {
    id: 'month-end',
    title: { vi: 'Sang tháng, sang năm, và có năm nhuận', en: 'Months and years end, one of them a leap year' },
    rows: {
      readings: [
        [6, '2025-01-02', -1],
        [2, '2024-02-29', 19],
        [4, '2024-12-31', 12],
        [3, '2024-03-01', 22],
        [7, '2025-01-03', 0],
        [1, '2024-02-28', 17],
        [5, '2025-01-01', 15],
      ],
    },
  },
];

/** Number of days after 1751-12-31; two of the days up to 2025 are missing. */
const DAY = 'n * 7919 % 100003';

const big: Dataset = {
  ...dataset,
  id: 'lc_197_big',
  tables: [
    {
      ...READINGS,
      rows: [],
      generated: {
        count: 100_000,
        values: [
          'n',
          {
            sqlite: `date('1751-12-31', '+' || (${DAY}) || ' days')`,
            postgres: `DATE '1751-12-31' + CAST(${DAY} AS INTEGER)`,
            mysql: `DATE '1751-12-31' + INTERVAL ${DAY} DAY`,
          },
          '12 + n * 31 % 25',
        ],
        sample: [
          [1, '1773-09-05', 18],
          [2, '1795-05-12', 24],
          [3, '1817-01-16', 30],
        ],
      },
    },
  ],
};

export const RISING_TEMPERATURE: SqlProblem = {
  id: '197-rising-temperature',
  dataset,
  edges,
  approaches: [
    {
      id: 'self-join',
      title: { vi: 'Tự kết nối theo ngày', en: 'Self join by the day' },
      sql: {
        sqlite:
          "SELECT today.id\nFROM readings AS today\nJOIN readings AS yesterday\n  ON yesterday.measured_on = DATE(today.measured_on, '-1 day')\nWHERE today.celsius > yesterday.celsius",
        postgres:
          'SELECT today.id\nFROM readings AS today\nJOIN readings AS yesterday\n  ON yesterday.measured_on = today.measured_on - 1\nWHERE today.celsius > yesterday.celsius',
      },
      note: {
        vi: 'Ngày liền trước được tính ra từ ngày đang xét, rồi tìm trong bảng.',
        en: 'The day before is computed from the day itself, then looked up in the table.',
      },
    },
    {
      id: 'subquery',
      title: { vi: 'Truy vấn con', en: 'Subquery' },
      sql: {
        sqlite:
          "SELECT id\nFROM readings AS today\nWHERE celsius > (\n  SELECT yesterday.celsius\n  FROM readings AS yesterday\n  WHERE yesterday.measured_on = DATE(today.measured_on, '-1 day')\n)",
        postgres:
          'SELECT id\nFROM readings AS today\nWHERE celsius > (\n  SELECT yesterday.celsius\n  FROM readings AS yesterday\n  WHERE yesterday.measured_on = today.measured_on - 1\n)',
      },
      note: {
        vi: 'Không có ngày liền trước thì truy vấn con là NULL, và phép so sánh không đúng.',
        en: 'Without a day before, the subquery is NULL and the comparison is not true.',
      },
    },
    {
      id: 'lag',
      title: { vi: 'LAG, có kiểm tra ngày', en: 'LAG with a check of the day' },
      sql: {
        sqlite:
          "WITH days AS (\n  SELECT id, measured_on, celsius,\n         LAG(measured_on) OVER (ORDER BY measured_on) AS last_day,\n         LAG(celsius) OVER (ORDER BY measured_on) AS last_celsius\n  FROM readings\n)\nSELECT id\nFROM days\nWHERE celsius > last_celsius\n  AND last_day = DATE(measured_on, '-1 day')",
        postgres:
          'WITH days AS (\n  SELECT id, measured_on, celsius,\n         LAG(measured_on) OVER (ORDER BY measured_on) AS last_day,\n         LAG(celsius) OVER (ORDER BY measured_on) AS last_celsius\n  FROM readings\n)\nSELECT id\nFROM days\nWHERE celsius > last_celsius\n  AND last_day = measured_on - 1',
      },
      note: {
        vi: 'LAG lấy hàng liền trước; điều kiện cuối hỏi hàng ấy có phải ngày hôm trước không.',
        en: 'LAG takes the row before; the last condition asks whether it is that of the day before.',
      },
    },
    {
      id: 'day-difference',
      title: { vi: 'Hiệu hai ngày bằng 1', en: 'Difference of two days is 1' },
      sql: {
        sqlite:
          'SELECT today.id\nFROM readings AS today\nJOIN readings AS yesterday\n  ON JULIANDAY(today.measured_on) - JULIANDAY(yesterday.measured_on) = 1\nWHERE today.celsius > yesterday.celsius',
        postgres:
          'SELECT today.id\nFROM readings AS today\nJOIN readings AS yesterday\n  ON today.measured_on - yesterday.measured_on = 1\nWHERE today.celsius > yesterday.celsius',
      },
      note: {
        vi: 'Ghép hai hàng khi ngày này trừ ngày kia bằng 1.',
        en: 'Joins two rows where one day minus the other is 1.',
      },
    },
  ],
  naive: {
    title: { vi: 'LAG không kiểm tra ngày', en: 'LAG without a check of the day' },
    sql: 'WITH days AS (\n  SELECT id, celsius,\n         LAG(celsius) OVER (ORDER BY measured_on) AS last_celsius\n  FROM readings\n)\nSELECT id\nFROM days\nWHERE celsius > last_celsius',
    killedBy: 'missing-day',
  },
  cost: {
    dataset: big,
    summary: 'COUNT(*) AS n, SUM(id) AS ids',
    slow: ['day-difference'],
    engine: 'sqlite',
  },
  exercises: exercises(edgeCases({ dataset, edges })),
};
