import type { Bilingual } from '../../../../src/core/bilingual';
import type { DatasetColumn, DatasetTable } from '../../../../src/features/sql-lab/core/data/dataset';

type Options = Omit<DatasetColumn, 'name' | 'type' | 'description'>;

function column(
  name: string,
  type: DatasetColumn['type'],
  vi: string,
  en: string,
  options: Options = {},
): DatasetColumn {
  return { name, type, ...options, description: { vi, en } };
}

function table(
  name: string,
  description: Bilingual,
  primaryKey: readonly string[],
  columns: readonly DatasetColumn[],
): Omit<DatasetTable, 'rows'> {
  return { name, description, primaryKey, columns };
}

const key = (name: string, vi: string, en: string) => column(name, 'integer', vi, en);
const link = (name: string, target: string, vi: string, en: string, options: Options = {}) =>
  column(name, 'integer', vi, en, {
    ...options,
    references: { table: target, column: name === 'parent_id' ? 'category_id' : name },
  });

/** The tables of the bookshop, without their rows. */
export const TABLES: readonly Omit<DatasetTable, 'rows'>[] = [
  table(
    'categories',
    { vi: 'Danh mục sách, ba cấp', en: 'Book categories, three levels deep' },
    ['category_id'],
    [
      key('category_id', 'Mã danh mục', 'Category id'),
      column('name', 'text', 'Tên danh mục', 'Name', { length: 60, unique: true }),
      link('parent_id', 'categories', 'Danh mục cha; NULL ở cấp cao nhất', 'Parent category; NULL at the top', {
        nullable: true,
      }),
    ],
  ),
  table(
    'authors',
    { vi: 'Tác giả', en: 'Authors' },
    ['author_id'],
    [
      key('author_id', 'Mã tác giả', 'Author id'),
      column('full_name', 'text', 'Họ tên', 'Full name', { length: 80 }),
      column('birth_year', 'integer', 'Năm sinh, có thể chưa biết', 'Year of birth, may be unknown', {
        nullable: true,
      }),
      column('country', 'text', 'Quốc gia', 'Country', { length: 40 }),
    ],
  ),
  table(
    'books',
    { vi: 'Đầu sách đang bán', en: 'Titles on sale' },
    ['book_id'],
    [
      key('book_id', 'Mã sách', 'Book id'),
      column('isbn', 'text', 'Mã ISBN 13 chữ số', '13-digit ISBN', { length: 13, unique: true, nullable: true }),
      column('title', 'text', 'Tên sách', 'Title', { length: 120 }),
      link('category_id', 'categories', 'Danh mục', 'Category'),
      column('price', 'integer', 'Giá bán hiện tại, đồng', 'Current price in VND', { check: 'price > 0' }),
      column('stock', 'integer', 'Số cuốn còn trong kho', 'Copies in stock', { check: 'stock >= 0' }),
      column('published_on', 'date', 'Ngày phát hành', 'Publication date', { nullable: true }),
    ],
  ),
  table(
    'book_authors',
    { vi: 'Sách nào do ai viết', en: 'Who wrote which book' },
    ['book_id', 'author_id'],
    [
      link('book_id', 'books', 'Mã sách', 'Book id'),
      link('author_id', 'authors', 'Mã tác giả', 'Author id'),
      column('author_order', 'integer', 'Thứ tự tên trên bìa', 'Order of the name on the cover', {
        check: 'author_order > 0',
      }),
    ],
  ),
  table(
    'employees',
    { vi: 'Nhân viên nhà sách', en: 'Staff of the shop' },
    ['employee_id'],
    [
      key('employee_id', 'Mã nhân viên', 'Employee id'),
      column('full_name', 'text', 'Họ tên', 'Full name', { length: 80 }),
      column('manager_id', 'integer', 'Quản lý trực tiếp; NULL ở giám đốc', 'Direct manager; NULL for the director', {
        nullable: true,
        references: { table: 'employees', column: 'employee_id' },
      }),
      column('job_title', 'text', 'Chức danh', 'Job title', { length: 60 }),
      column('salary', 'integer', 'Lương tháng, đồng', 'Monthly salary in VND', { check: 'salary > 0' }),
      column('hired_on', 'date', 'Ngày vào làm', 'First day at work'),
    ],
  ),
  table(
    'customers',
    { vi: 'Khách hàng có tài khoản', en: 'Customers with an account' },
    ['customer_id'],
    [
      key('customer_id', 'Mã khách hàng', 'Customer id'),
      column('full_name', 'text', 'Họ tên', 'Full name', { length: 80 }),
      column('email', 'text', 'Địa chỉ email', 'Email address', { length: 80, unique: true, nullable: true }),
      column('phone', 'text', 'Số điện thoại', 'Phone number', { length: 15 }),
      column('city', 'text', 'Thành phố', 'City', { length: 40, nullable: true }),
      column('joined_on', 'date', 'Ngày mở tài khoản', 'Day the account was opened'),
      column('referred_by', 'integer', 'Khách hàng đã giới thiệu', 'Customer who referred them', {
        nullable: true,
        references: { table: 'customers', column: 'customer_id' },
      }),
    ],
  ),
  table(
    'orders',
    { vi: 'Đơn hàng', en: 'Orders' },
    ['order_id'],
    [
      key('order_id', 'Mã đơn', 'Order id'),
      link('customer_id', 'customers', 'Khách đặt', 'Customer'),
      link('employee_id', 'employees', 'Nhân viên bán; NULL khi đặt trực tuyến', 'Employee who sold it; NULL online', {
        nullable: true,
      }),
      column('ordered_at', 'timestamp', 'Thời điểm đặt', 'When it was placed'),
      column('status', 'text', 'Trạng thái', 'Status', {
        length: 10,
        check: "status IN ('pending', 'paid', 'shipped', 'delivered', 'cancelled')",
      }),
    ],
  ),
  table(
    'order_items',
    { vi: 'Các cuốn trong một đơn', en: 'The books of an order' },
    ['order_id', 'book_id'],
    [
      link('order_id', 'orders', 'Mã đơn', 'Order id'),
      link('book_id', 'books', 'Mã sách', 'Book id'),
      column('quantity', 'integer', 'Số cuốn', 'Copies', { check: 'quantity > 0' }),
      column('unit_price', 'integer', 'Giá một cuốn lúc bán, đồng', 'Price of one copy when sold, in VND', {
        check: 'unit_price >= 0',
      }),
    ],
  ),
];
