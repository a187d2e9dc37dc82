import type { Dataset } from '../../../src/features/sql-lab/core/data/dataset';
import { edgeCases, type EdgeDataset, type SqlProblem } from '../../../src/features/sql-lab/core/sqlProblem';
import { exercises } from './196-delete-duplicate-emails.exercises';
import { TODAY } from './today';

const SUBSCRIBERS: Dataset['tables'][number] = {
  name: 'subscribers',
  description: { vi: 'Người đăng ký nhận bản tin.', en: 'Subscribers of a newsletter.' },
  primaryKey: ['id'],
  columns: [
    { name: 'id', type: 'integer', description: { vi: 'Mã đăng ký.', en: 'Number of the subscription.' } },
    {
      name: 'email',
      type: 'text',
      length: 40,
      description: { vi: 'Email, toàn chữ thường; có thể trùng.', en: 'E-mail in small letters; may repeat.' },
    },
    {
      name: 'phone',
      type: 'text',
      length: 10,
      nullable: true,
      description: { vi: 'Số điện thoại; NULL khi không để lại.', en: 'Phone number; NULL where none was given.' },
    },
    { name: 'signed_up_on', type: 'date', description: { vi: 'Ngày đăng ký.', en: 'Day of the subscription.' } },
  ],
  rows: [
    [1, 'an@example.com', '0900000011', '2025-03-02'],
    [2, 'binh@example.com', null, '2025-03-05'],
    [3, 'an@example.com', null, '2025-04-18'],
    [4, 'chi@example.com', '0900000011', '2025-05-09'],
    [5, 'binh@example.com', '0900000022', '2025-06-21'],
  ],
};

const dataset: Dataset = {
  id: 'lc_196',
  title: { vi: 'Người nhận bản tin', en: 'Newsletter subscribers' },
  description: { vi: 'Những lượt đăng ký nhận bản tin.', en: 'Subscriptions to a newsletter.' },
  today: TODAY,
  tables: [SUBSCRIBERS],
};

const edges: readonly EdgeDataset[] = [
  {
    id: 'triples',
    title: { vi: 'Có email đăng ký hơn hai lần', en: 'Some addresses subscribed more than twice' },
    rows: {
      subscribers: [
        [6, 'hoa@example.com', null, '2025-05-30'],
        [4, 'hoa@example.com', '0900000061', '2025-01-20'],
        [9, 'hoa@example.com', null, '2025-05-30'],
        [7, 'lan@example.com', '0900000072', '2025-03-15'],
        [5, 'khoa@example.com', null, '2025-02-01'],
      ],
    },
  },
  {
    id: 'ids-not-dates',
    title: { vi: '`id` không theo thứ tự ngày đăng ký', en: 'The `id`s are not in the order of the days' },
    rows: {
      subscribers: [
        [31, 'minh@example.com', '0900000031', '2024-11-20'],
        [12, 'minh@example.com', null, '2025-06-01'],
        [25, 'nga@example.com', '0900000025', '2025-01-05'],
        [8, 'nga@example.com', '0900000025', '2025-01-05'],
        [40, 'oanh@example.com', '0900000040', '2024-10-10'],
      ],
    },
  },
  {
    id: 'phones',
    title: {
      vi: 'Chung điện thoại nhưng khác email, chung email nhưng khác điện thoại',
      en: 'The same phone with other addresses, the same address with other phones',
    },
    rows: {
      subscribers: [
        [3, 'quang@example.com', '0900000077', '2025-05-05'],
        [5, 'tam@example.com', null, '2025-05-07'],
        [1, 'son@example.com', '0900000077', '2025-05-01'],
        [2, 'quang@example.com', '0900000078', '2025-05-02'],
        [4, 'uyen@example.com', null, '2025-05-06'],
      ],
    },
  },
];

/** One address has a thousand of the 100,000 rows; two fifths of the other rows duplicate an earlier one. */
const big: Dataset = {
  ...dataset,
  id: 'lc_196_big',
  tables: [
    {
      ...SUBSCRIBERS,
      rows: [],
      generated: {
        count: 100_000,
        values: [
          'n',
          "CASE WHEN n % 100 = 0 THEN 'quay@example.com' ELSE CONCAT('u', n * 7 % 60000, '@example.com') END",
          'NULL',
          "'2025-01-01'",
        ],
        sample: [
          [1, 'u7@example.com', null, '2025-01-01'],
          [2, 'u14@example.com', null, '2025-01-01'],
          [3, 'u21@example.com', null, '2025-01-01'],
        ],
      },
    },
  ],
};

export const DELETE_DUPLICATE_EMAILS: SqlProblem = {
  id: '196-delete-duplicate-emails',
  dataset,
  edges,
  approaches: [
    {
      id: 'self-join',
      title: { vi: 'Tự kết nối', en: 'Self join' },
      sql: 'DELETE FROM subscribers\nWHERE id IN (\n  SELECT later.id\n  FROM subscribers AS later\n  JOIN subscribers AS earlier\n    ON earlier.email = later.email AND earlier.id < later.id\n)',
      note: {
        vi: 'Một hàng bị xóa khi có hàng khác cùng email và `id` nhỏ hơn.',
        en: 'A row goes where another one has the same address and a smaller `id`.',
      },
    },
    {
      id: 'not-in-min',
      title: { vi: 'NOT IN với MIN(id)', en: 'NOT IN with MIN(id)' },
      sql: 'DELETE FROM subscribers\nWHERE id NOT IN (\n  SELECT MIN(id) FROM subscribers GROUP BY email\n)',
      note: {
        vi: 'Truy vấn con liệt kê những hàng được giữ; mọi hàng khác bị xóa.',
        en: 'The subquery lists the rows that stay; all others go.',
      },
    },
    {
      id: 'row-number',
      title: { vi: 'ROW_NUMBER', en: 'ROW_NUMBER' },
      sql: 'DELETE FROM subscribers\nWHERE id IN (\n  SELECT id\n  FROM (\n    SELECT id, ROW_NUMBER() OVER (PARTITION BY email ORDER BY id) AS place\n    FROM subscribers\n  ) AS numbered\n  WHERE place > 1\n)',
      note: {
        vi: 'Mỗi email được đánh số từ `id` nhỏ nhất; từ số 2 trở đi bị xóa.',
        en: 'Within each address rows are numbered from the smallest `id`; from number 2 on they go.',
      },
    },
  ],
  naive: {
    title: { vi: 'Xóa MAX(id) của mỗi email bị trùng', en: 'Delete the MAX(id) of each address that occurs twice' },
    sql: 'DELETE FROM subscribers\nWHERE id IN (\n  SELECT MAX(id)\n  FROM subscribers\n  GROUP BY email\n  HAVING COUNT(*) > 1\n)',
    killedBy: 'triples',
  },
  shownBy: 'SELECT id, email FROM subscribers ORDER BY id',
  ordered: true,
  cost: {
    dataset: big,
    setup: 'CREATE INDEX subscribers_email ON subscribers (email, id);',
  },
  exercises: exercises(edgeCases({ dataset, edges })),
};
