import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** INSERT, UPDATE, DELETE. */
export const DAY_21: readonly SqlExercise[] = [
  {
    id: 'sql-21-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhập thêm 10 cuốn cho mỗi đầu sách đã hết hàng (`stock` bằng 0). Các đầu sách khác giữ nguyên.',
      en: 'Add 10 copies to every title that is out of stock (`stock` is 0). Leave all other titles as they are.',
    },
    starter: 'UPDATE books\nSET stock = \n',
    hints: [
      {
        vi: 'Hãy chạy `SELECT title, stock FROM books WHERE …` trước để xem UPDATE sẽ thay đổi những hàng nào.',
        en: 'Run `SELECT title, stock FROM books WHERE …` first to see which rows the UPDATE will change.',
      },
    ],
    solutions: [{ sql: 'UPDATE books\nSET stock = stock + 10\nWHERE stock = 0;' }],
    wrong: [
      {
        sql: 'UPDATE books SET stock = stock + 10',
        mark: '^(?!.*\\bwhere\\b)',
        message: {
          vi: 'Thiếu WHERE: mọi đầu sách đều được cộng 10 cuốn.',
          en: 'There is no WHERE: every title got 10 more copies.',
        },
      },
      {
        sql: 'UPDATE books SET stock = 10',
        mark: '^(?!.*\\bwhere\\b).*= 10$',
        message: {
          vi: 'Thiếu WHERE: mọi đầu sách đều thành 10 cuốn, và số cuốn cũ bị mất.',
          en: 'There is no WHERE: every title now has 10 copies, and the old numbers are lost.',
        },
      },
      {
        sql: 'UPDATE books SET stock = stock + 10 WHERE stock < 10',
        mark: 'where (?:\\w+ \\. )?stock <',
        message: {
          vi: 'Sách sắp hết chưa phải là sách đã hết: điều kiện cần là `stock` bằng 0.',
          en: 'Running low is not out of stock: the condition needed is a `stock` of 0.',
        },
      },
      {
        sql: 'UPDATE books SET stock = stock + 10 WHERE stock IS NULL',
        mark: 'stock (?:is|=) null',
        message: {
          vi: 'Hết hàng là `stock` bằng 0, không phải NULL. Không có hàng nào được thay đổi.',
          en: 'Out of stock is a `stock` of 0, not NULL. No row was changed.',
        },
      },
    ],
    compare: { kind: 'state' },
  },
];
