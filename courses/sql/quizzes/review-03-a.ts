/** Questions on days 21 to 23. */
export const QUESTIONS_A = [
  {
    id: 'q01',
    prompt: {
      vi: 'Trong `books`, đầu sách số 1 có `price` là 80000 và `stock` là 49. Sau câu lệnh này, đầu sách đó có gì? Câu hỏi nói về SQLite và PostgreSQL.',
      en: 'In `books`, title 1 has a `price` of 80000 and a `stock` of 49. What does it have after this statement? The question is about SQLite and PostgreSQL.',
    },
    code: 'UPDATE books\nSET price = stock, stock = price\nWHERE book_id = 1;',
    choices: [
      {
        text: { vi: 'price 49, stock 49', en: 'price 49, stock 49' },
        why: {
          vi: 'Vế phải của mọi phép gán được tính từ hàng cũ, không phải từ giá trị vừa gán.',
          en: 'The right sides of all assignments are computed from the old row, not from what was just assigned.',
        },
      },
      {
        text: { vi: 'price 49, stock 80000', en: 'price 49, stock 80000' },
        correct: true,
        why: {
          vi: 'Cả hai vế phải đọc hàng trước khi sửa, nên hai giá trị đổi chỗ.',
          en: 'Both right sides read the row as it was, so the two values change places.',
        },
      },
      {
        text: { vi: 'Câu lệnh báo lỗi.', en: 'The statement fails.' },
        why: {
          vi: 'Một cột được gán và được đọc trong cùng một câu UPDATE là hợp lệ.',
          en: 'A column may be assigned and read in the same UPDATE.',
        },
      },
    ],
  },
  {
    id: 'q02',
    prompt: {
      vi: 'Bảng `categories` có các số từ 1 đến 14. Sau câu lệnh này có thêm mấy hàng?',
      en: 'The table `categories` has the numbers 1 to 14. How many rows are added by this statement?',
    },
    code: "INSERT INTO categories (category_id, name)\nVALUES (15, 'Du lịch'), (14, 'Nấu ăn'), (16, 'Âm nhạc');",
    choices: [
      {
        text: { vi: '1: hàng đứng trước hàng bị trùng.', en: '1: the row before the duplicate.' },
        why: {
          vi: 'Một câu lệnh hoặc được thực hiện trọn vẹn, hoặc không thay đổi gì.',
          en: 'A statement is either done as a whole or changes nothing.',
        },
      },
      {
        text: { vi: '2: hàng bị trùng bị bỏ qua.', en: '2: the duplicate is skipped.' },
        why: {
          vi: 'Hàng trùng chỉ bị bỏ qua khi câu lệnh yêu cầu điều đó, chẳng hạn bằng `ON CONFLICT DO NOTHING`.',
          en: 'Duplicates are skipped only where the statement asks for it, for example by `ON CONFLICT DO NOTHING`.',
        },
      },
      {
        text: { vi: '0', en: '0' },
        correct: true,
        why: {
          vi: 'Hàng thứ hai trùng khóa chính, nên cả câu lệnh bị từ chối.',
          en: 'The second row repeats a primary key, so the whole statement is refused.',
        },
      },
    ],
  },
  {
    id: 'q03',
    prompt: { vi: 'Cột `quantity` là INTEGER. Điều gì xảy ra?', en: 'The column `quantity` is INTEGER. What happens?' },
    code: "CREATE TABLE lines (quantity INTEGER);\n\nINSERT INTO lines (quantity) VALUES ('ba');",
    choices: [
      {
        text: { vi: 'SQLite lưu chuỗi, PostgreSQL báo lỗi.', en: 'SQLite stores the string, PostgreSQL fails.' },
        correct: true,
        why: {
          vi: 'Kiểu cột của SQLite là gợi ý, trừ ở bảng STRICT; PostgreSQL bắt buộc đúng kiểu.',
          en: 'In SQLite a column type is a hint, except in STRICT tables; PostgreSQL enforces it.',
        },
      },
      {
        text: { vi: 'Cả hai hệ báo lỗi.', en: 'Both systems fail.' },
        why: {
          vi: 'SQLite thử đổi chuỗi thành số; không đổi được thì vẫn lưu chuỗi.',
          en: 'SQLite tries to convert the string to a number; where it cannot, it stores the string.',
        },
      },
      {
        text: { vi: 'Cả hai hệ lưu số 0.', en: 'Both systems store 0.' },
        why: {
          vi: 'Không hệ nào trong hai hệ này tự thay chuỗi bằng số 0.',
          en: 'Neither of the two replaces a string by 0.',
        },
      },
    ],
  },
  {
    id: 'q04',
    prompt: {
      vi: 'Những câu INSERT nào được nhận, trên cả SQLite và PostgreSQL?',
      en: 'Which INSERTs are accepted, on both SQLite and PostgreSQL?',
    },
    code: 'CREATE TABLE prices (\n  price_id INTEGER PRIMARY KEY,\n  price INTEGER CHECK (price > 0)\n);',
    choices: [
      {
        text: { vi: '`INSERT INTO prices VALUES (1, NULL)`', en: '`INSERT INTO prices VALUES (1, NULL)`' },
        correct: true,
        why: {
          vi: '`NULL > 0` là UNKNOWN, và CHECK chỉ từ chối FALSE. Muốn cấm NULL thì cần NOT NULL.',
          en: '`NULL > 0` is UNKNOWN, and CHECK refuses only FALSE. To forbid NULL you need NOT NULL.',
        },
      },
      {
        text: { vi: '`INSERT INTO prices VALUES (2, 0)`', en: '`INSERT INTO prices VALUES (2, 0)`' },
        why: { vi: '`0 > 0` là FALSE, nên hàng bị từ chối.', en: '`0 > 0` is FALSE, so the row is refused.' },
      },
      {
        text: { vi: '`INSERT INTO prices VALUES (3, 1)`', en: '`INSERT INTO prices VALUES (3, 1)`' },
        correct: true,
        why: { vi: '1 lớn hơn 0.', en: '1 is greater than 0.' },
      },
    ],
  },
  {
    id: 'q05',
    prompt: {
      vi: 'Bảng `cards` có một cột UNIQUE. Sau ba câu INSERT, bảng có mấy hàng, trên cả SQLite và PostgreSQL?',
      en: 'The table `cards` has one UNIQUE column. How many rows does it have after the three INSERTs, on both SQLite and PostgreSQL?',
    },
    code: "CREATE TABLE cards (card_no TEXT UNIQUE);\n\nINSERT INTO cards (card_no) VALUES (NULL);\n\nINSERT INTO cards (card_no) VALUES (NULL);\n\nINSERT INTO cards (card_no) VALUES ('A1');",
    choices: [
      {
        text: { vi: '2, vì NULL thứ hai bị từ chối.', en: '2, because the second NULL is refused.' },
        why: {
          vi: 'UNIQUE không coi hai NULL là trùng nhau, trừ khi PostgreSQL được yêu cầu `NULLS NOT DISTINCT`.',
          en: 'UNIQUE does not take two NULLs for duplicates, unless PostgreSQL is told `NULLS NOT DISTINCT`.',
        },
      },
      {
        text: { vi: '3', en: '3' },
        correct: true,
        why: {
          vi: 'NULL không bằng NULL, nên UNIQUE nhận nhiều hàng chưa có giá trị.',
          en: 'NULL does not equal NULL, so UNIQUE takes several rows without a value.',
        },
      },
      {
        text: { vi: '1, vì UNIQUE cấm NULL.', en: '1, because UNIQUE forbids NULL.' },
        why: { vi: 'Cấm NULL là việc của NOT NULL.', en: 'Forbidding NULL is what NOT NULL does.' },
      },
    ],
  },
] as const;
