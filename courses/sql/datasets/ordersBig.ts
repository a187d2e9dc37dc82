import type { Dataset, GeneratedValue } from '../../../src/features/sql-lab/core/data/dataset';

const CUSTOMERS = 5_000;
const ORDERS = 100_000;
/** Days from 2020-01-01 to 2025-06-30, which lessons call today. */
const DAYS = 2_008;

/** A whole division: MySQL's `/` would leave fractions. */
const divided = (dividend: string, divisor: number) => `((${dividend}) - (${dividend}) % ${divisor}) / ${divisor}`;

/** The date so many days after 2020-01-01. */
function dayAfter(days: string): GeneratedValue {
  return {
    sqlite: `date('2020-01-01', '+' || (${days}) || ' days')`,
    postgres: `DATE '2020-01-01' + CAST(${days} AS INTEGER)`,
    mysql: `DATE '2020-01-01' + INTERVAL ${days} DAY`,
  };
}

/** Texts one after the other; `||` is OR in MySQL. */
const joined = (...texts: readonly string[]): GeneratedValue => ({
  sqlite: texts.join(' || '),
  postgres: texts.join(' || '),
  mysql: `CONCAT(${texts.join(', ')})`,
});

const MIXED = `n * 7919 % ${ORDERS + 3}`;
/** The square makes customers with small numbers order much more often than the others. */
const CUSTOMER = `1 + ${divided(`(${MIXED}) * (${MIXED})`, 2_000_121)}`;

/**
 * A hundred thousand orders for lessons on indexes and on speed. The engine makes the rows when a fence first names
 * the dataset, the same on each system: whoever does not use it pays nothing. No foreign key: checking one for each
 * row doubles the time, and MySQL would make an index of its own for it.
 */
export const ORDERS_BIG: Dataset = {
  id: 'orders_big',
  title: { vi: 'Đơn hàng lớn', en: 'Many orders' },
  description: {
    vi: '100.000 đơn hàng của 5.000 khách từ 2020 đến 2025, do máy sinh ra để đo tốc độ.',
    en: '100,000 orders of 5,000 customers from 2020 to 2025, generated to measure speed.',
  },
  today: '2025-06-30',
  tables: [
    {
      name: 'customers_big',
      description: { vi: 'Khách hàng.', en: 'Customers.' },
      primaryKey: ['customer_id'],
      columns: [
        { name: 'customer_id', type: 'integer', description: { vi: 'Mã khách.', en: 'Number of the customer.' } },
        {
          name: 'email',
          type: 'text',
          length: 40,
          description: {
            vi: 'Email; có khách gõ chữ hoa lúc đăng ký.',
            en: 'E-mail address; some were typed with capitals.',
          },
        },
        {
          name: 'phone',
          type: 'text',
          length: 10,
          description: { vi: 'Số điện thoại, bắt đầu bằng số 0.', en: 'Phone number, which begins with 0.' },
        },
        { name: 'city', type: 'text', length: 20, description: { vi: 'Thành phố.', en: 'City.' } },
      ],
      rows: [],
      generated: {
        count: CUSTOMERS,
        values: [
          'n',
          joined("CASE WHEN n % 10 = 0 THEN 'Khach' ELSE 'khach' END", 'CAST(n AS CHAR(4))', "'@example.com'"),
          joined("'09'", 'substr(CAST(100000000 + n * 7919 AS CHAR(9)), 2)'),
          "CASE WHEN n % 10 < 4 THEN 'TP HCM' WHEN n % 10 < 7 THEN 'Hà Nội' WHEN n % 10 < 9 THEN 'Đà Nẵng' ELSE 'Huế' END",
        ],
        sample: [
          [1, 'khach1@example.com', '0900007919', 'TP HCM'],
          [2, 'khach2@example.com', '0900015838', 'TP HCM'],
          [3, 'khach3@example.com', '0900023757', 'TP HCM'],
        ],
      },
    },
    {
      name: 'orders_big',
      description: { vi: 'Đơn hàng, theo thứ tự ngày đặt.', en: 'Orders, in order of their dates.' },
      primaryKey: ['order_id'],
      columns: [
        { name: 'order_id', type: 'integer', description: { vi: 'Mã đơn hàng.', en: 'Number of the order.' } },
        {
          name: 'customer_id',
          type: 'integer',
          description: { vi: 'Khách đặt hàng.', en: 'Who ordered.' },
        },
        { name: 'ordered_on', type: 'date', description: { vi: 'Ngày đặt.', en: 'Day of the order.' } },
        {
          name: 'total',
          type: 'integer',
          description: { vi: 'Tổng tiền, tính bằng đồng.', en: 'Amount in đồng.' },
        },
      ],
      rows: [],
      generated: {
        count: ORDERS,
        values: ['n', CUSTOMER, dayAfter(divided(`n * ${DAYS}`, ORDERS + 1)), '1000 * (40 + n * 6007 % 977)'],
        sample: [
          [1, 32, '2020-01-01', 185000],
          [2, 126, '2020-01-01', 330000],
          [3, 283, '2020-01-01', 475000],
        ],
      },
    },
  ],
};
