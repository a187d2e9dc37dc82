import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** INSERT, UPDATE, DELETE. */
export const DAY_21: readonly SqlExercise[] = [
  {
    id: 'sql-21-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhập thêm 10 cuốn cho mỗi đầu sách đã hết hàng. Các đầu sách khác giữ nguyên.',
      en: 'Add 10 copies to every title that is out of stock. Leave all other titles as they are.',
    },
    starter: 'UPDATE books\nSET stock = \n',
    hints: [
      {
        vi: 'Chạy `SELECT title, stock FROM books WHERE …` trước để xem UPDATE sẽ chạm vào hàng nào.',
        en: 'Run `SELECT title, stock FROM books WHERE …` first to see which rows the UPDATE will touch.',
      },
    ],
    solutions: [{ sql: 'UPDATE books\nSET stock = stock + 10\nWHERE stock = 0;' }],
    wrong: [
      {
        sql: 'UPDATE books SET stock = stock + 10',
        message: {
          vi: 'Thiếu WHERE: mọi đầu sách đều được cộng 10 cuốn.',
          en: 'There is no WHERE: every title got 10 more copies.',
        },
      },
      {
        sql: 'UPDATE books SET stock = stock + 10 WHERE stock < 10',
        message: {
          vi: 'Sách sắp hết chưa phải là sách đã hết: điều kiện cần là tồn kho bằng 0.',
          en: 'Running low is not out of stock: the condition needed is a stock of 0.',
        },
      },
    ],
    compare: { kind: 'state' },
  },
];
