/** The differences between two bookshops: the same kinds of facts, in other rows. */
export interface Recipe {
  readonly id: string;
  readonly seed: number;
  readonly orders: number;
  readonly items: number;
  readonly cancelled: number;
  /** Number of items sold at another price than the current one. */
  readonly repriced: number;
  /** A month without any order. */
  readonly emptyMonth: string;
  /** Whether ids are in random order instead of list order. */
  readonly shuffledIds: boolean;
  readonly leftOut: { readonly books: readonly string[]; readonly customers: number };
  readonly neverSold: readonly string[];
  /** Indexes of customers in their list. */
  readonly neverOrder: readonly number[];
  readonly onlyCancelled: number;
  readonly withoutEmail: readonly number[];
  readonly withoutCity: readonly number[];
  /** Customers each referred by the one before. */
  readonly referralChain: readonly number[];
  readonly referrals: readonly (readonly [customer: number, by: number])[];
  readonly lastCopy: string;
  readonly soldOut: readonly string[];
  readonly withoutIsbn: readonly string[];
  readonly withoutDate: readonly string[];
  /** The two most expensive books, which have the same price. */
  readonly dearest: readonly [string, string];
}

export const VISIBLE: Recipe = {
  id: 'nha_sach',
  seed: 20250630,
  orders: 120,
  items: 300,
  cancelled: 10,
  repriced: 25,
  emptyMonth: '2024-08',
  shuffledIds: false,
  leftOut: { books: [], customers: 0 },
  neverSold: ['Tiếng chuông chùa cũ', 'Một ngày ở sở thú', 'Hoa trà tháng Giêng'],
  neverOrder: [7, 14, 22, 28],
  onlyCancelled: 24,
  withoutEmail: [4, 12, 20],
  withoutCity: [9, 17, 22, 26],
  referralChain: [0, 3, 8, 15, 23],
  referrals: [
    [5, 0],
    [6, 1],
    [11, 1],
    [13, 6],
    [18, 1],
    [25, 11],
    [29, 2],
  ],
  lastCopy: 'SQL cho người đi làm',
  soldOut: ['Phố cổ ngày mưa', 'Thám tử Tí Hon'],
  withoutIsbn: ['Mùa nước nổi', 'Bách khoa côn trùng'],
  withoutDate: ['Tiếng chuông chùa cũ', 'Người làm vườn ở Lyon', 'Siêu đầu bếp Đậu Đỏ'],
  dearest: ['C++ cho kỳ thi lập trình', 'PostgreSQL thực hành'],
};

/** The shop on which answers are graded a second time, so that constants copied from the first do not pass. */
export const HIDDEN: Recipe = {
  id: 'nha_sach_2',
  seed: 19450902,
  orders: 97,
  items: 241,
  cancelled: 8,
  repriced: 17,
  emptyMonth: '2024-11',
  shuffledIds: true,
  leftOut: { books: ['Gió qua hiên nhà', 'Robot Bốn Mắt', 'Git trong 7 ngày'], customers: 3 },
  neverSold: ['Bức thư từ Edinburgh', 'Nói trước đám đông'],
  neverOrder: [10, 19, 25],
  onlyCancelled: 21,
  withoutEmail: [2, 16],
  withoutCity: [6, 12, 25],
  referralChain: [1, 4, 9, 18],
  referrals: [
    [3, 0],
    [8, 1],
    [14, 0],
    [20, 3],
    [23, 2],
  ],
  lastCopy: 'Tối ưu truy vấn',
  soldOut: ['Mùa nước nổi', 'Núi lửa kể chuyện', 'JavaScript từ số 0'],
  withoutIsbn: ['Mã sạch, ngủ ngon'],
  withoutDate: ['Hạt gạo và ngọn đèn', 'Nói trước đám đông'],
  dearest: ['Thiết kế cơ sở dữ liệu', 'Giải thuật bằng hình vẽ'],
};
