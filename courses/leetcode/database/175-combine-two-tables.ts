import type { Dataset } from '../../../src/features/sql-lab/core/data/dataset';
import { edgeCases, type EdgeDataset, type SqlProblem } from '../../../src/features/sql-lab/core/sqlProblem';
import { exercises } from './175-combine-two-tables.exercises';
import { TODAY } from './today';

const READERS: Dataset['tables'][number] = {
  name: 'readers',
  description: { vi: 'Bạn đọc của thư viện.', en: 'Readers of a library.' },
  primaryKey: ['id'],
  columns: [
    { name: 'id', type: 'integer', description: { vi: 'Mã bạn đọc.', en: 'Number of the reader.' } },
    {
      name: 'name',
      type: 'text',
      length: 40,
      description: { vi: 'Tên; có thể trùng.', en: 'Name; several may share it.' },
    },
    {
      name: 'phone',
      type: 'text',
      length: 10,
      description: {
        vi: 'Số điện thoại; người một nhà có thể dùng chung.',
        en: 'Phone number; a family may share it.',
      },
    },
  ],
  rows: [
    [2, 'Bình', '0900000002'],
    [3, 'Chi', '0900000003'],
    [1, 'An', '0900000001'],
  ],
};

/** There is no foreign key: as in the original, the address of a reader who has left stays. */
const ADDRESSES: Dataset['tables'][number] = {
  name: 'addresses',
  description: { vi: 'Địa chỉ, mỗi bạn đọc nhiều nhất một.', en: 'Addresses, at most one for a reader.' },
  primaryKey: ['id'],
  columns: [
    { name: 'id', type: 'integer', description: { vi: 'Mã địa chỉ.', en: 'Number of the address.' } },
    {
      name: 'reader_id',
      type: 'integer',
      nullable: true,
      unique: true,
      description: {
        vi: 'Bạn đọc ở đó; có thể là người đã rời thư viện. NULL khi chưa biết là ai.',
        en: 'Who lives there; may be somebody who has left the library. NULL while it is not known who.',
      },
    },
    {
      name: 'street',
      type: 'text',
      length: 40,
      nullable: true,
      description: {
        vi: 'Đường; NULL khi bạn đọc chỉ khai thành phố.',
        en: 'Street; NULL where only the city is known.',
      },
    },
    { name: 'city', type: 'text', length: 20, description: { vi: 'Thành phố.', en: 'City.' } },
  ],
  rows: [
    [1, 3, 'Trần Phú', 'Cần Thơ'],
    [4, 2, 'Lê Lợi', 'Huế'],
    [3, 7, 'Hùng Vương', 'Đà Nẵng'],
    [2, 1, null, 'Hà Nội'],
  ],
};

const dataset: Dataset = {
  id: 'lc_175',
  title: { vi: 'Bạn đọc và địa chỉ', en: 'Readers and addresses' },
  description: { vi: 'Bạn đọc của thư viện và địa chỉ của họ.', en: 'Readers of a library, and their addresses.' },
  today: TODAY,
  tables: [READERS, ADDRESSES],
};

const edges: readonly EdgeDataset[] = [
  {
    id: 'no-address',
    title: { vi: 'Có bạn đọc chưa khai địa chỉ', en: 'Some readers have given no address' },
    rows: {
      readers: [
        [8, 'Giang', '0900000008'],
        [5, 'Hà', '0900000005'],
        [6, 'Khoa', '0900000006'],
      ],
      addresses: [
        [22, null, 'Quang Trung', 'Huế'],
        [20, 4, 'Trần Phú', 'Đà Nẵng'],
        [21, 5, 'Lê Lợi', 'Cần Thơ'],
      ],
    },
  },
  {
    id: 'shared-phone',
    title: { vi: 'Người trùng tên dùng chung số điện thoại', en: 'Readers of one name share a phone' },
    rows: {
      readers: [
        [3, 'Lan', '0900000033'],
        [9, 'Minh', '0900000044'],
        [1, 'Minh', '0900000044'],
        [2, 'Lan', '0900000033'],
      ],
      addresses: [
        [7, 9, 'Nguyễn Huệ', 'Huế'],
        [2, 3, null, 'Hà Nội'],
        [5, 2, null, 'Hà Nội'],
      ],
    },
  },
  {
    id: 'empty-addresses',
    title: { vi: 'Chưa có địa chỉ nào', en: 'There are no addresses yet' },
    rows: {
      readers: [
        [4, 'Nga', '0900000012'],
        [2, 'Nga', '0900000012'],
        [1, 'Phúc', '0900000011'],
      ],
    },
  },
];

const READER_COUNT = 60_000;
const ADDRESS_COUNT = 40_000;

/** Two thirds of the readers have an address; the addresses are not in the order of their readers. */
const big: Dataset = {
  ...dataset,
  id: 'lc_175_big',
  tables: [
    {
      ...READERS,
      rows: [],
      generated: {
        count: READER_COUNT,
        values: ['n', "CONCAT('Bạn đọc ', n)", "CONCAT('09', 10000000 + n)"],
        sample: [[1, 'Bạn đọc 1', '0910000001']],
      },
    },
    {
      ...ADDRESSES,
      rows: [],
      generated: {
        count: ADDRESS_COUNT,
        values: [
          'n',
          `1 + n * 7919 % ${READER_COUNT}`,
          "CASE WHEN n % 10 > 0 THEN CONCAT('Đường số ', n % 500) END",
          "CASE n % 3 WHEN 0 THEN 'Hà Nội' WHEN 1 THEN 'Huế' ELSE 'Cần Thơ' END",
        ],
        sample: [[1, 7920, 'Đường số 1', 'Huế']],
      },
    },
  ],
};

export const COMBINE_TWO_TABLES: SqlProblem = {
  id: '175-combine-two-tables',
  dataset,
  edges,
  approaches: [
    {
      id: 'left-join',
      title: { vi: 'LEFT JOIN', en: 'LEFT JOIN' },
      sql: 'SELECT r.name, r.phone, a.street, a.city\nFROM readers AS r\nLEFT JOIN addresses AS a ON a.reader_id = r.id',
      note: {
        vi: 'Bạn đọc không ghép được với địa chỉ nào vẫn ở lại, và nhận NULL ở mọi cột của `addresses`.',
        en: 'A reader who matches no address stays, with NULL in every column of `addresses`.',
      },
    },
    {
      id: 'scalar-subquery',
      title: { vi: 'Truy vấn con vô hướng', en: 'Scalar subqueries' },
      sql: 'SELECT r.name, r.phone,\n       (SELECT a.street FROM addresses AS a WHERE a.reader_id = r.id) AS street,\n       (SELECT a.city FROM addresses AS a WHERE a.reader_id = r.id) AS city\nFROM readers AS r',
      note: {
        vi: 'Mỗi cột của địa chỉ cần một truy vấn con. Truy vấn con không có hàng nào thì bằng NULL.',
        en: 'Each column of the address needs a subquery. A subquery without a row is NULL.',
      },
    },
    {
      id: 'union-all',
      title: { vi: 'JOIN rồi thêm phần còn thiếu', en: 'JOIN, then add what is missing' },
      sql: 'SELECT r.name, r.phone, a.street, a.city\nFROM readers AS r\nJOIN addresses AS a ON a.reader_id = r.id\nUNION ALL\nSELECT r.name, r.phone, NULL, NULL\nFROM readers AS r\nWHERE NOT EXISTS (\n  SELECT 1 FROM addresses AS a WHERE a.reader_id = r.id\n)',
      note: {
        vi: 'Đây là LEFT JOIN viết thành hai phần: các cặp, rồi những bạn đọc không có cặp.',
        en: 'This is LEFT JOIN in two parts: the pairs, then the readers without a pair.',
      },
    },
  ],
  naive: {
    title: { vi: 'JOIN, tức là kết nối trong', en: 'JOIN, an inner join' },
    sql: 'SELECT r.name, r.phone, a.street, a.city\nFROM readers AS r\nJOIN addresses AS a ON a.reader_id = r.id',
    killedBy: 'no-address',
  },
  cost: {
    dataset: big,
    summary:
      'COUNT(*) AS n, COUNT(name) AS names, COUNT(phone) AS phones, COUNT(street) AS streets, COUNT(city) AS cities',
  },
  exercises: exercises(edgeCases({ dataset, edges })),
};
