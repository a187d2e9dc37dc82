import type { HiddenCase } from '../../../src/features/sql-lab/core/grading/exercise';

/** Books that differ only in their keys: an answer that uses DISTINCT or treats a name as a key loses some of them. */
export const TWIN_BOOKS: HiddenCase = {
  about: {
    vi: 'Có những đầu sách giống hệt nhau, chỉ khác `book_id` và `isbn`.',
    en: 'Some books are alike in everything but `book_id` and `isbn`.',
  },
  sql: 'INSERT INTO books (book_id, isbn, title, category_id, price, stock, published_on) SELECT book_id + 900, NULL, title, category_id, price, stock, published_on FROM books;',
};

export const TWIN_CUSTOMERS: HiddenCase = {
  about: {
    vi: 'Có những khách trùng cả tên, số điện thoại lẫn thành phố.',
    en: 'Some customers have the same name, phone number and city.',
  },
  sql: 'INSERT INTO customers (customer_id, full_name, email, phone, city, joined_on, referred_by) SELECT customer_id + 900, full_name, NULL, phone, city, joined_on, referred_by FROM customers;',
};

export const TWIN_EMPLOYEES: HiddenCase = {
  about: {
    vi: 'Có những nhân viên trùng cả tên, chức danh, lương lẫn ngày vào làm.',
    en: 'Some employees have the same name, job title, salary and hiring date.',
  },
  sql: 'INSERT INTO employees (employee_id, full_name, manager_id, job_title, salary, hired_on) SELECT employee_id + 900, full_name, manager_id, job_title, salary, hired_on FROM employees;',
};

/** An order without lines, which an inner join drops. Customer 8 lives in Cần Thơ in the hidden shop too. */
export const ORDER_WITHOUT_LINES: HiddenCase = {
  about: {
    vi: 'Có một đơn mới tạo, chưa có dòng nào trong `order_items`.',
    en: 'One order was just created and has no line in `order_items` yet.',
  },
  sql: "INSERT INTO orders (order_id, customer_id, ordered_at, status) VALUES (911, 8, '2025-06-29 09:05:00', 'pending');",
};

/** The last moment of a year and the first of the next, for months as texts: clocks, and years left out of a sort. */
export const NEW_YEAR = ['2024-12-31 23:59:59', '2025-01-01 00:00:00'] as const;
