/** Questions on days 6 to 10. */
export const QUESTIONS_C = [
  {
    id: 'q11',
    prompt: {
      vi: 'Giám đốc có `manager_id` là NULL; bảy nhân viên không quản lý ai. Câu lệnh này trả về mấy hàng?',
      en: 'The director has NULL as `manager_id`; seven employees manage nobody. How many rows does this return?',
    },
    code: 'SELECT full_name\nFROM employees\nWHERE employee_id NOT IN (SELECT manager_id FROM employees);',
    choices: [
      {
        text: { vi: '7', en: '7' },
        why: {
          vi: 'Kết quả là 7 khi truy vấn con bỏ NULL bằng `WHERE manager_id IS NOT NULL`.',
          en: 'The result is 7 when the subquery leaves out NULL with `WHERE manager_id IS NOT NULL`.',
        },
      },
      {
        text: { vi: '0', en: '0' },
        correct: true,
        why: {
          vi: 'Khi danh sách có một NULL, NOT IN là FALSE hoặc UNKNOWN, nên WHERE không giữ hàng nào.',
          en: 'With a NULL in its list, NOT IN is FALSE or UNKNOWN, so WHERE keeps no row.',
        },
      },
      {
        text: { vi: '8', en: '8' },
        why: {
          vi: 'Giám đốc có quản lý nhân viên, nên dù truy vấn con bỏ NULL thì kết quả cũng chỉ có 7 hàng.',
          en: 'The director manages employees, so even without the NULL there are only 7 rows.',
        },
      },
      {
        text: { vi: 'Một lỗi', en: 'An error' },
        why: {
          vi: 'Câu lệnh hợp lệ; nó trả về kết quả rỗng mà không báo gì.',
          en: 'The statement is valid; it returns an empty result without a warning.',
        },
      },
    ],
  },
  {
    id: 'q12',
    prompt: {
      vi: 'Biểu thức nào cho kết quả là NULL? Chọn mọi đáp án đúng.',
      en: 'Which expressions are NULL? Choose all that apply.',
    },
    choices: [
      {
        text: { vi: '`NULL = NULL`', en: '`NULL = NULL`' },
        correct: true,
        why: {
          vi: 'Phép `=` có một vế là NULL thì kết quả là NULL, kể cả khi vế kia cũng là NULL.',
          en: 'A comparison using `=` with NULL on one side is NULL, even when the other side is NULL too.',
        },
      },
      {
        text: { vi: '`NULL IS NULL`', en: '`NULL IS NULL`' },
        why: {
          vi: '`IS NULL` là đúng hoặc sai, không bao giờ là NULL; ở đây là đúng.',
          en: '`IS NULL` is true or false and never NULL; here it is true.',
        },
      },
      {
        text: { vi: '`1 + NULL`', en: '`1 + NULL`' },
        correct: true,
        why: {
          vi: 'Phép cộng, trừ, nhân hay chia với NULL đều ra NULL.',
          en: 'Adding, subtracting, multiplying or dividing with NULL gives NULL.',
        },
      },
      {
        text: { vi: '`COALESCE(NULL, 5)`', en: '`COALESCE(NULL, 5)`' },
        why: {
          vi: 'COALESCE trả về giá trị đầu tiên khác NULL, ở đây là 5.',
          en: 'COALESCE returns the first value that is not NULL, here 5.',
        },
      },
    ],
  },
  {
    id: 'q13',
    prompt: {
      vi: "`UPPER('Đà Lạt')` trả về gì trên hai hệ của trang này?",
      en: "What does `UPPER('Đà Lạt')` return on the two systems of this site?",
    },
    choices: [
      {
        text: { vi: '`ĐÀ LẠT` trên cả hai hệ', en: '`ĐÀ LẠT` on both' },
        why: {
          vi: 'Ở đây chỉ PostgreSQL trả về chuỗi đó. SQLite không đổi chữ ngoài bảng mã ASCII.',
          en: 'Only PostgreSQL returns that here. SQLite does not change letters outside ASCII.',
        },
      },
      {
        text: {
          vi: '`Đà LạT` trên SQLite, `ĐÀ LẠT` trên PostgreSQL',
          en: '`Đà LạT` on SQLite, `ĐÀ LẠT` on PostgreSQL',
        },
        correct: true,
        why: {
          vi: 'SQLite ở đây chỉ đổi 26 chữ cái ASCII, nên `à` và `ạ` giữ nguyên.',
          en: 'SQLite changes only the 26 ASCII letters here, so `à` and `ạ` stay as they are.',
        },
      },
      {
        text: { vi: '`DA LAT` trên cả hai hệ', en: '`DA LAT` on both' },
        why: {
          vi: 'UPPER đổi chữ thường thành chữ hoa, không bỏ dấu.',
          en: 'UPPER changes letters to upper case and removes no diacritics.',
        },
      },
    ],
  },
  {
    id: 'q14',
    prompt: {
      vi: "Cộng một tháng vào ngày 31 tháng 1 năm 2025: `date(…, '+1 month')` của SQLite và `+ INTERVAL '1 month'` của PostgreSQL trả về ngày nào?",
      en: "Add a month to 31 January 2025: which day do SQLite's `date(…, '+1 month')` and PostgreSQL's `+ INTERVAL '1 month'` return?",
    },
    choices: [
      {
        text: { vi: 'Cả hai trả về ngày 28 tháng 2.', en: 'Both return 28 February 2025.' },
        why: {
          vi: 'Chỉ PostgreSQL lùi về ngày cuối của tháng 2.',
          en: 'Only PostgreSQL goes back to the last day of February.',
        },
      },
      {
        text: {
          vi: 'SQLite trả về ngày 3 tháng 3, PostgreSQL trả về ngày 28 tháng 2.',
          en: 'SQLite returns 3 March 2025, PostgreSQL 28 February 2025.',
        },
        correct: true,
        why: {
          vi: 'SQLite tính ra ngày 31 tháng 2, rồi tính ba ngày thừa sang tháng 3. PostgreSQL lùi về ngày cuối tháng 2.',
          en: 'SQLite arrives at 31 February and carries the three extra days into March. PostgreSQL goes back to the last day of February.',
        },
      },
      {
        text: { vi: 'Cả hai báo lỗi, vì không có ngày 31 tháng 2.', en: 'Both fail, since there is no 31 February.' },
        why: {
          vi: 'Không hệ nào báo lỗi; mỗi hệ trả về một ngày có thật.',
          en: 'Neither fails; each returns a day that exists.',
        },
      },
    ],
  },
  {
    id: 'q15',
    prompt: {
      vi: 'Có 30 khách, trong đó 3 khách không có email và 4 khách chưa rõ thành phố. Các khách đã rõ thành phố ở 7 thành phố khác nhau. Câu lệnh này trả về gì?',
      en: 'There are 30 customers; 3 have no email address, and the city of 4 is not known. The customers whose city is known live in 7 different cities. What does this statement return?',
    },
    code: 'SELECT COUNT(*), COUNT(email), COUNT(DISTINCT city)\nFROM customers;',
    choices: [
      {
        text: { vi: '30, 27, 7', en: '30, 27, 7' },
        correct: true,
        why: {
          vi: '`COUNT(*)` đếm hàng. `COUNT(cột)` bỏ qua NULL, dù có DISTINCT hay không.',
          en: '`COUNT(*)` counts rows. `COUNT(column)` skips NULL, with DISTINCT or without.',
        },
      },
      {
        text: { vi: '30, 27, 8', en: '30, 27, 8' },
        why: {
          vi: '`SELECT DISTINCT city` có 8 hàng, trong đó một hàng là NULL, nhưng `COUNT(DISTINCT city)` không đếm NULL.',
          en: '`SELECT DISTINCT city` has 8 rows, one of them NULL, but `COUNT(DISTINCT city)` does not count NULL.',
        },
      },
      {
        text: { vi: '30, 30, 7', en: '30, 30, 7' },
        why: {
          vi: '`COUNT(email)` chỉ đếm những hàng có email.',
          en: '`COUNT(email)` counts only the rows that have an email address.',
        },
      },
      {
        text: { vi: '27, 27, 7', en: '27, 27, 7' },
        why: {
          vi: '`COUNT(*)` đếm mọi hàng, kể cả hàng có NULL.',
          en: '`COUNT(*)` counts every row, including rows with NULL.',
        },
      },
    ],
  },
] as const;
