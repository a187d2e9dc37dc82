import type { SqlExercise } from '../../../src/features/sql-lab/core/exercise';

/** NULL and three-valued logic. */
export const DAY_06: readonly SqlExercise[] = [
  {
    id: 'sql-06-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê `full_name` của những khách chưa cung cấp thư điện tử, xếp theo tên.',
      en: 'List the `full_name` of the customers who gave no email address, ordered by name.',
    },
    starter: 'SELECT full_name\nFROM customers\n',
    hints: [
      {
        vi: 'Không có giá trị nào bằng NULL, kể cả NULL. Có một phép so sánh riêng cho việc này.',
        en: 'Nothing equals NULL, not even NULL. There is a comparison of its own for it.',
      },
    ],
    solutions: [{ sql: 'SELECT full_name\nFROM customers\nWHERE email IS NULL\nORDER BY full_name;' }],
    wrong: [
      {
        sql: 'SELECT full_name FROM customers WHERE email = NULL ORDER BY full_name',
        pattern: '=\\s*NULL',
        message: {
          vi: '`email = NULL` cho kết quả NULL ở mọi hàng, nên WHERE không giữ lại hàng nào. Hãy dùng `IS NULL`.',
          en: '`email = NULL` is NULL for every row, so WHERE keeps none. Use `IS NULL`.',
        },
      },
      {
        sql: "SELECT full_name FROM customers WHERE email = '' ORDER BY full_name",
        message: {
          vi: 'Chuỗi rỗng là một giá trị, NULL là không có giá trị: hai thứ khác nhau.',
          en: 'An empty string is a value, NULL is the absence of one: they are not the same.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-06-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Những khách nào chưa giới thiệu ai? Trả về `full_name`, không cần thứ tự.',
      en: 'Which customers have referred nobody? Return `full_name`, in any order.',
    },
    starter: 'SELECT full_name\nFROM customers\nWHERE customer_id NOT IN (\n  \n);',
    hints: [
      {
        vi: 'Cột `referred_by` chứa NULL ở những khách tự tìm đến. NOT IN gặp một NULL thì sao?',
        en: 'The column `referred_by` is NULL for customers who came by themselves. What does NOT IN make of a NULL?',
      },
      {
        vi: 'Lọc NULL khỏi truy vấn con, hoặc đổi sang NOT EXISTS.',
        en: 'Filter the NULLs out of the subquery, or change to NOT EXISTS.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT full_name\nFROM customers\nWHERE customer_id NOT IN (\n  SELECT referred_by FROM customers WHERE referred_by IS NOT NULL\n);',
      },
      {
        sql: 'SELECT full_name\nFROM customers c\nWHERE NOT EXISTS (\n  SELECT 1 FROM customers f WHERE f.referred_by = c.customer_id\n);',
        note: {
          vi: 'NOT EXISTS không vấp NULL: nó chỉ hỏi có hàng nào hay không.',
          en: 'NOT EXISTS does not stumble over NULL: it only asks whether there is a row.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT full_name FROM customers WHERE customer_id NOT IN (SELECT referred_by FROM customers)',
        message: {
          vi: 'Truy vấn con có NULL, nên NOT IN không bao giờ đúng và kết quả rỗng. Hãy loại NULL trước.',
          en: 'The subquery holds a NULL, so NOT IN is never true and the result is empty. Remove the NULLs first.',
        },
      },
      {
        sql: 'SELECT full_name FROM customers WHERE referred_by IS NULL',
        message: {
          vi: 'Đây là những khách không được ai giới thiệu. Câu hỏi ngược lại: ai chưa giới thiệu người khác?',
          en: 'These are the customers whom nobody referred. The question is the other way round: who has referred nobody?',
        },
      },
    ],
    compare: { kind: 'result' },
  },
];
