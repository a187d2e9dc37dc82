import type { Dataset } from '../../../src/features/sql-lab/core/data/dataset';
import { edgeCases, type EdgeDataset, type SqlProblem } from '../../../src/features/sql-lab/core/sqlProblem';
import { exercises } from './183-customers-who-never-order.exercises';
import { TODAY } from './today';

const CUSTOMERS: Dataset['tables'][number] = {
  name: 'customers',
  description: { vi: 'Khách có tài khoản.', en: 'Customers with an account.' },
  primaryKey: ['id'],
  columns: [
    { name: 'id', type: 'integer', description: { vi: 'Mã khách.', en: 'Number of the customer.' } },
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

const ORDERS: Dataset['tables'][number] = {
  name: 'orders',
  description: { vi: 'Đơn hàng.', en: 'Orders.' },
  primaryKey: ['id'],
  columns: [
    { name: 'id', type: 'integer', description: { vi: 'Mã đơn.', en: 'Number of the order.' } },
    {
      name: 'customer_id',
      type: 'integer',
      nullable: true,
      references: { table: 'customers', column: 'id' },
      description: { vi: 'Khách đặt; NULL khi mua không cần tài khoản.', en: 'Who ordered; NULL where a guest did.' },
    },
    { name: 'ordered_on', type: 'date', description: { vi: 'Ngày đặt.', en: 'Day of the order.' } },
  ],
  rows: [
    [1, 3, '2025-05-02'],
    [2, 1, '2025-06-11'],
    [3, 3, '2025-06-20'],
  ],
};

const dataset: Dataset = {
  id: 'lc_183',
  title: { vi: 'Khách và đơn hàng', en: 'Customers and orders' },
  description: { vi: 'Khách có tài khoản và đơn hàng.', en: 'Customers with an account, and orders.' },
  today: TODAY,
  tables: [CUSTOMERS, ORDERS],
};

const edges: readonly EdgeDataset[] = [
  {
    id: 'guests',
    title: { vi: 'Có đơn của khách vãng lai', en: 'Some orders are from guests' },
    rows: {
      customers: [
        [7, 'Giang'],
        [5, 'Hà'],
        [6, 'Khoa'],
      ],
      orders: [
        [12, null, '2025-06-01'],
        [11, 5, '2024-12-30'],
        [10, null, '2025-03-08'],
      ],
    },
  },
  {
    id: 'same-names',
    title: { vi: 'Hai khách trùng tên', en: 'Two customers share a name' },
    rows: {
      customers: [
        [3, 'Lan'],
        [1, 'Minh'],
        [2, 'Lan'],
        [9, 'Minh'],
      ],
      orders: [
        [4, 2, '2025-01-15'],
        [2, 2, '2025-02-01'],
      ],
    },
  },
  {
    id: 'no-orders',
    title: { vi: 'Chưa có đơn hàng nào', en: 'There are no orders yet' },
    rows: {
      customers: [
        [2, 'Nga'],
        [1, 'Phúc'],
      ],
    },
  },
];

/** Half of the 50,000 customers have never ordered; the others share 50,000 orders. */
const COUNT = 50_000;

const big: Dataset = {
  ...dataset,
  id: 'lc_183_big',
  tables: [
    {
      ...CUSTOMERS,
      rows: [],
      generated: {
        count: COUNT,
        values: ['n', "CONCAT('Khách ', n)"],
        sample: [[1, 'Khách 1']],
      },
    },
    {
      ...ORDERS,
      rows: [],
      generated: {
        count: COUNT,
        values: ['n', `1 + 2 * (n * 7919 % ${COUNT / 2})`, "'2025-01-01'"],
        sample: [[1, 15839, '2025-01-01']],
      },
    },
  ],
};

export const CUSTOMERS_WHO_NEVER_ORDER: SqlProblem = {
  id: '183-customers-who-never-order',
  dataset,
  edges,
  approaches: [
    {
      id: 'left-join',
      title: { vi: 'LEFT JOIN và IS NULL', en: 'LEFT JOIN and IS NULL' },
      sql: 'SELECT c.name\nFROM customers AS c\nLEFT JOIN orders AS o ON o.customer_id = c.id\nWHERE o.id IS NULL',
      note: {
        vi: 'Khách không ghép được với đơn nào nhận NULL ở mọi cột của `orders`.',
        en: 'A customer who matches no order gets NULL in every column of `orders`.',
      },
    },
    {
      id: 'not-exists',
      title: { vi: 'NOT EXISTS', en: 'NOT EXISTS' },
      sql: 'SELECT c.name\nFROM customers AS c\nWHERE NOT EXISTS (\n  SELECT 1 FROM orders AS o WHERE o.customer_id = c.id\n)',
      note: {
        vi: 'Hỏi với từng khách: có đơn nào của khách này không?',
        en: 'Asks of each customer: is there any order of theirs?',
      },
    },
    {
      id: 'not-in',
      title: { vi: 'NOT IN, đã bỏ NULL', en: 'NOT IN without the NULLs' },
      sql: 'SELECT name\nFROM customers\nWHERE id NOT IN (\n  SELECT customer_id FROM orders WHERE customer_id IS NOT NULL\n)',
      note: {
        vi: 'Danh sách bên phải `NOT IN` không được có NULL.',
        en: 'The list to the right of `NOT IN` must not contain NULL.',
      },
    },
  ],
  naive: {
    title: { vi: 'NOT IN không lọc NULL', en: 'NOT IN with the NULLs' },
    sql: 'SELECT name\nFROM customers\nWHERE id NOT IN (SELECT customer_id FROM orders)',
    killedBy: 'guests',
  },
  cost: {
    dataset: big,
    setup: 'CREATE INDEX orders_customer ON orders (customer_id);',
    summary: 'COUNT(*) AS n, COUNT(name) AS names',
  },
  exercises: exercises(edgeCases({ dataset, edges })),
};
