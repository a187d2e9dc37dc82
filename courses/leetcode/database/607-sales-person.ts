import type { Dataset } from '../../../src/features/sql-lab/core/data/dataset';
import { edgeCases, type EdgeDataset, type SqlProblem } from '../../../src/features/sql-lab/core/sqlProblem';
import { exercises } from './607-sales-person.exercises';
import { TODAY } from './today';

const SELLERS: Dataset['tables'][number] = {
  name: 'sellers',
  description: { vi: 'Người bán hàng.', en: 'Salespeople.' },
  primaryKey: ['id'],
  columns: [
    { name: 'id', type: 'integer', description: { vi: 'Mã người bán.', en: 'Number of the salesperson.' } },
    {
      name: 'name',
      type: 'text',
      length: 40,
      description: { vi: 'Tên; có thể trùng.', en: 'Name; several may share it.' },
    },
  ],
  rows: [
    [1, 'An'],
    [2, 'Bình'],
    [3, 'Chi'],
    [4, 'Dũng'],
  ],
};

const AREAS: Dataset['tables'][number] = {
  name: 'areas',
  description: { vi: 'Khu vực giao hàng.', en: 'Areas of delivery.' },
  primaryKey: ['id'],
  columns: [
    { name: 'id', type: 'integer', description: { vi: 'Mã khu vực.', en: 'Number of the area.' } },
    {
      name: 'name',
      type: 'text',
      length: 40,
      unique: true,
      description: { vi: 'Tên khu vực; không trùng.', en: 'Name of the area; no two are alike.' },
    },
  ],
  rows: [
    [1, 'Hà Nội'],
    [2, 'Huế'],
    [3, 'Cần Thơ'],
  ],
};

const SALES: Dataset['tables'][number] = {
  name: 'sales',
  description: { vi: 'Đơn đã bán.', en: 'Orders that were sold.' },
  primaryKey: ['id'],
  columns: [
    { name: 'id', type: 'integer', description: { vi: 'Mã đơn.', en: 'Number of the order.' } },
    {
      name: 'seller_id',
      type: 'integer',
      nullable: true,
      references: { table: 'sellers', column: 'id' },
      description: { vi: 'Ai bán; NULL với đơn trực tuyến.', en: 'Who sold it; NULL for an online order.' },
    },
    {
      name: 'area_id',
      type: 'integer',
      nullable: true,
      references: { table: 'areas', column: 'id' },
      description: {
        vi: 'Giao tới khu vực nào; NULL khi khách nhận tại cửa hàng.',
        en: 'Where it was delivered; NULL where the customer picked it up.',
      },
    },
    { name: 'sold_on', type: 'date', description: { vi: 'Ngày bán.', en: 'Day of the sale.' } },
  ],
  rows: [
    [1, 1, 2, '2025-01-14'],
    [2, 2, 1, '2025-02-03'],
    [3, 3, 3, '2024-11-20'],
    [4, 1, 2, '2025-04-09'],
    [5, 2, 3, '2025-05-27'],
  ],
};

const dataset: Dataset = {
  id: 'lc_607',
  title: { vi: 'Người bán, khu vực và đơn hàng', en: 'Salespeople, areas and orders' },
  description: {
    vi: 'Ai đã bán đơn nào, giao tới khu vực nào.',
    en: 'Who sold which order, and where it was delivered.',
  },
  today: TODAY,
  tables: [SELLERS, AREAS, SALES],
};

const edges: readonly EdgeDataset[] = [
  {
    id: 'several-areas',
    title: { vi: 'Có người bán đơn giao tới nhiều khu vực', en: 'Some salespeople sold to several areas' },
    rows: {
      sellers: [
        [8, 'Giang'],
        [3, 'Hà'],
        [5, 'Khoa'],
      ],
      areas: [
        [4, 'Huế'],
        [9, 'Vinh'],
      ],
      sales: [
        [21, 8, 9, '2025-03-02'],
        [14, 3, 9, '2025-01-30'],
        [17, 8, 4, '2024-11-11'],
        [12, 3, 9, '2025-05-06'],
        [19, 8, 4, '2025-04-30'],
      ],
    },
  },
  {
    id: 'online',
    title: {
      vi: 'Có đơn trực tuyến, có đơn khách nhận tại cửa hàng',
      en: 'Some orders were online, some were picked up',
    },
    rows: {
      sellers: [
        [2, 'Nga'],
        [7, 'Lan'],
        [4, 'Minh'],
      ],
      areas: [
        [6, 'Huế'],
        [1, 'Hà Nội'],
      ],
      sales: [
        [8, null, 6, '2025-06-01'],
        [3, 7, null, '2025-02-14'],
        [5, 4, 6, '2025-04-22'],
        [9, null, null, '2025-06-18'],
        [6, 4, null, '2025-05-15'],
      ],
    },
  },
  {
    id: 'same-names',
    title: { vi: 'Có những người bán trùng tên', en: 'Some salespeople share a name' },
    rows: {
      sellers: [
        [6, 'Phúc'],
        [1, 'Lan'],
        [9, 'Lan'],
        [4, 'Phúc'],
      ],
      areas: [
        [2, 'Đà Lạt'],
        [5, 'Huế'],
      ],
      sales: [
        [7, 9, 5, '2025-01-09'],
        [2, 6, 2, '2025-03-19'],
        [4, 1, 2, '2025-03-05'],
      ],
    },
  },
];

/** A third of the salespeople have sold nothing; the others share 80,000 orders in twenty areas. */
const AREA_COUNT = 20;
const SELLER_COUNT = 19_980;
const SALE_COUNT = 80_000;

const numbered = (word: string) => `CONCAT('${word} ', n)`;

const big: Dataset = {
  ...dataset,
  id: 'lc_607_big',
  tables: [
    {
      ...SELLERS,
      rows: [],
      generated: { count: SELLER_COUNT, values: ['n', numbered('Người bán')], sample: [[1, 'Người bán 1']] },
    },
    {
      ...AREAS,
      rows: [],
      generated: {
        count: AREA_COUNT,
        values: ['n', "CASE WHEN n = 7 THEN 'Huế' ELSE CONCAT('Khu vực ', n) END"],
        sample: [[1, 'Khu vực 1']],
      },
    },
    {
      ...SALES,
      rows: [],
      generated: {
        count: SALE_COUNT,
        values: ['n', `1 + n * 7919 % ${(SELLER_COUNT * 2) / 3}`, `1 + n * 31 % 97 % ${AREA_COUNT}`, "'2025-01-01'"],
        sample: [[1, 7920, 12, '2025-01-01']],
      },
    },
  ],
};

export const SALES_PERSON: SqlProblem = {
  id: '607-sales-person',
  dataset,
  edges,
  approaches: [
    {
      id: 'not-exists',
      title: { vi: 'NOT EXISTS', en: 'NOT EXISTS' },
      sql: "SELECT s.name\nFROM sellers AS s\nWHERE NOT EXISTS (\n  SELECT 1\n  FROM sales AS o\n  JOIN areas AS a ON a.id = o.area_id\n  WHERE o.seller_id = s.id AND a.name = 'Huế'\n)",
      note: {
        vi: 'Hỏi với từng người: có đơn nào giao tới Huế không?',
        en: 'Asks of each person: is there any order to Huế?',
      },
    },
    {
      id: 'having',
      title: { vi: 'LEFT JOIN, GROUP BY và HAVING', en: 'LEFT JOIN, GROUP BY and HAVING' },
      sql: "SELECT s.name\nFROM sellers AS s\nLEFT JOIN sales AS o ON o.seller_id = s.id\nLEFT JOIN areas AS a ON a.id = o.area_id\nGROUP BY s.id, s.name\nHAVING COUNT(CASE WHEN a.name = 'Huế' THEN 1 END) = 0",
      note: {
        vi: 'Gom mọi đơn của một người rồi mới xét: số đơn giao tới Huế phải bằng 0.',
        en: 'Gathers all orders of a person before judging: the number of those to Huế must be 0.',
      },
    },
    {
      id: 'not-in',
      title: { vi: 'NOT IN, đã bỏ NULL', en: 'NOT IN without the NULLs' },
      sql: "SELECT name\nFROM sellers\nWHERE id NOT IN (\n  SELECT o.seller_id\n  FROM sales AS o\n  JOIN areas AS a ON a.id = o.area_id\n  WHERE a.name = 'Huế' AND o.seller_id IS NOT NULL\n)",
      note: {
        vi: 'Lập danh sách người đã bán tới Huế, rồi lấy những người ngoài danh sách.',
        en: 'Makes the list of those who sold to Huế, then takes everyone outside it.',
      },
    },
  ],
  naive: {
    title: { vi: 'Lọc bỏ các đơn giao tới Huế', en: 'Filter out the orders to Huế' },
    sql: "SELECT DISTINCT s.name\nFROM sellers AS s\nLEFT JOIN sales AS o ON o.seller_id = s.id\nLEFT JOIN areas AS a ON a.id = o.area_id\nWHERE a.name <> 'Huế' OR a.name IS NULL",
    killedBy: 'several-areas',
  },
  cost: {
    dataset: big,
    setup: 'CREATE INDEX sales_seller ON sales (seller_id);',
    summary: 'COUNT(*) AS n, COUNT(name) AS names',
  },
  exercises: exercises(edgeCases({ dataset, edges })),
};
