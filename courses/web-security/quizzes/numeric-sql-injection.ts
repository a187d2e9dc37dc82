import type { Quiz } from '../../../src/features/quiz/core/quiz';

export const quiz: Quiz = {
  id: 'numeric-sql-injection',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Máy chủ gọi `db.query("… WHERE station = ?", ["101 OR 1=1"])` trên SQLite, không đổi sang số. Kết quả là gì?',
        en: 'A server calls `db.query("… WHERE station = ?", ["101 OR 1=1"])` on SQLite, without a conversion to a number. What is the result?',
      },
      choices: [
        {
          text: { vi: 'Mọi trạm', en: 'All stations' },
          why: {
            vi: 'Câu lệnh đã được phân tích trước khi có giá trị, nên `OR` không còn là từ khóa.',
            en: 'The statement is parsed before there is a value, so `OR` is no longer a keyword.',
          },
        },
        {
          text: { vi: 'Trạm 101', en: 'Station 101' },
          why: {
            vi: 'Cả chuỗi là một giá trị. SQLite không cắt lấy phần số ở đầu khi so sánh bằng `=`.',
            en: 'The whole string is one value. For `=`, SQLite does not cut off the digits at its start.',
          },
        },
        {
          text: { vi: 'Không hàng nào', en: 'No row' },
          correct: true,
          why: {
            vi: 'SQLite tìm một trạm có số bằng cả chuỗi ấy, và không có trạm nào như vậy.',
            en: 'SQLite looks for a station whose number equals that whole string, and there is none.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Một trang khác sắp xếp bằng `ORDER BY ${column}`. Lập trình viên đổi thành `ORDER BY ?` với tham số `price`. Điều gì xảy ra?',
        en: 'Another page sorts by `ORDER BY ${column}`. Its developer changes that to `ORDER BY ?` with the parameter `price`. What happens?',
      },
      choices: [
        {
          text: { vi: 'Sắp xếp theo giá, và an toàn', en: 'It sorts by price, and is safe' },
          why: {
            vi: 'Tham số là một giá trị, không phải tên cột: mọi hàng được so theo cùng một chuỗi `price`.',
            en: 'A parameter is a value, not a column name: every row is compared by the same string `price`.',
          },
        },
        {
          text: {
            vi: 'An toàn, nhưng không còn sắp xếp: tên cột cần danh sách cho phép',
            en: 'It is safe and no longer sorts: column names need a list of permitted values',
          },
          correct: true,
          why: {
            vi: 'Chỉ giá trị đi qua tham số được. Tên thì so với danh sách của chính chương trình.',
            en: 'Only values can be parameters. A name is compared with a list in the program itself.',
          },
        },
      ],
    },
  ],
};
