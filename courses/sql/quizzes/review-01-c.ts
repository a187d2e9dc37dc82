/** Questions on days 6 to 10. */
export const QUESTIONS_C = [
  {
    id: 'q11',
    prompt: {
      vi: 'Giám đốc có `manager_id` là NULL; bảy nhân viên không quản lý ai. Câu này trả về mấy hàng?',
      en: 'The director has NULL as `manager_id`; seven employees manage nobody. How many rows does this return?',
    },
    code: 'SELECT full_name\nFROM employees\nWHERE employee_id NOT IN (SELECT manager_id FROM employees);',
    choices: [
      {
        text: { vi: '7', en: '7' },
        why: {
          vi: 'Được 7 khi truy vấn con loại NULL: `WHERE manager_id IS NOT NULL`.',
          en: 'It is 7 once the subquery drops the NULL: `WHERE manager_id IS NOT NULL`.',
        },
      },
      {
        text: { vi: '0', en: '0' },
        correct: true,
        why: {
          vi: 'Một NULL trong danh sách làm NOT IN chỉ còn FALSE hoặc UNKNOWN, không bao giờ TRUE.',
          en: 'With a NULL in its list NOT IN is FALSE or UNKNOWN, and never TRUE.',
        },
      },
      {
        text: { vi: '8', en: '8' },
        why: {
          vi: 'Giám đốc có người dưới quyền, nên có bỏ qua NULL cũng chỉ còn 7.',
          en: 'The director does manage people, so even without the NULL only 7 are left.',
        },
      },
      {
        text: { vi: 'Một lỗi', en: 'An error' },
        why: {
          vi: 'Câu lệnh hợp lệ, và im lặng trả về kết quả rỗng.',
          en: 'The statement is valid, and its result is silently empty.',
        },
      },
    ],
  },
  {
    id: 'q12',
    prompt: {
      vi: 'Biểu thức nào cho NULL? Chọn mọi câu đúng.',
      en: 'Which expressions give NULL? Choose all that apply.',
    },
    choices: [
      {
        text: { vi: '`NULL = NULL`', en: '`NULL = NULL`' },
        correct: true,
        why: {
          vi: 'So sánh bằng `=` với NULL luôn cho NULL, kể cả so với chính nó.',
          en: 'A comparison by `=` with NULL is always NULL, even with itself.',
        },
      },
      {
        text: { vi: '`NULL IS NULL`', en: '`NULL IS NULL`' },
        why: {
          vi: '`IS NULL` chỉ trả lời đúng hoặc sai, ở đây là đúng.',
          en: '`IS NULL` only answers true or false, and here it is true.',
        },
      },
      {
        text: { vi: '`1 + NULL`', en: '`1 + NULL`' },
        correct: true,
        why: {
          vi: 'NULL lan qua mọi phép tính số học.',
          en: 'NULL spreads through every calculation.',
        },
      },
      {
        text: { vi: '`COALESCE(NULL, 5)`', en: '`COALESCE(NULL, 5)`' },
        why: {
          vi: 'COALESCE trả về giá trị đầu tiên khác NULL, tức 5.',
          en: 'COALESCE returns the first value that is not NULL, which is 5.',
        },
      },
    ],
  },
  {
    id: 'q13',
    prompt: {
      vi: "`UPPER('Đà Lạt')` cho gì trên hai hệ của trang này?",
      en: "What does `UPPER('Đà Lạt')` give on the two systems of this site?",
    },
    choices: [
      {
        text: { vi: '`ĐÀ LẠT` trên cả hai hệ', en: '`ĐÀ LẠT` on both' },
        why: {
          vi: 'Chỉ PostgreSQL cho kết quả ấy ở đây; SQLite không biết chữ hoa ngoài bảng ASCII.',
          en: 'Only PostgreSQL gives that here; SQLite knows no capitals outside ASCII.',
        },
      },
      {
        text: {
          vi: '`Đà LạT` trên SQLite, `ĐÀ LẠT` trên PostgreSQL',
          en: '`Đà LạT` on SQLite, `ĐÀ LẠT` on PostgreSQL',
        },
        correct: true,
        why: {
          vi: 'SQLite chỉ đổi 26 chữ cái ASCII, nên `à` và `ạ` giữ nguyên.',
          en: 'SQLite changes the 26 ASCII letters only, so `à` and `ạ` stay as they are.',
        },
      },
      {
        text: { vi: '`DA LAT` trên cả hai hệ', en: '`DA LAT` on both' },
        why: {
          vi: 'UPPER đổi hoa thường, không bỏ dấu.',
          en: 'UPPER changes case and removes no marks.',
        },
      },
    ],
  },
  {
    id: 'q14',
    prompt: {
      vi: "Cộng một tháng vào ngày 31/1/2025: `date(…, '+1 month')` của SQLite và `+ INTERVAL '1 month'` của PostgreSQL cho ngày nào?",
      en: "Add a month to 31 January 2025: which day do SQLite's `date(…, '+1 month')` and PostgreSQL's `+ INTERVAL '1 month'` give?",
    },
    choices: [
      {
        text: { vi: 'Cả hai cho 28/2/2025.', en: 'Both give 28 February 2025.' },
        why: {
          vi: 'Chỉ PostgreSQL lùi về ngày cuối của tháng hai.',
          en: 'Only PostgreSQL goes back to the last day of February.',
        },
      },
      {
        text: {
          vi: 'SQLite cho 3/3/2025, PostgreSQL cho 28/2/2025.',
          en: 'SQLite gives 3 March 2025, PostgreSQL 28 February 2025.',
        },
        correct: true,
        why: {
          vi: 'SQLite viết thành 31/2 rồi đếm tràn sang tháng ba; PostgreSQL cắt về ngày cuối tháng.',
          en: 'SQLite writes 31 February and counts over into March; PostgreSQL cuts to the end of the month.',
        },
      },
      {
        text: { vi: 'Cả hai báo lỗi, vì không có ngày 31/2.', en: 'Both fail, since there is no 31 February.' },
        why: {
          vi: 'Không hệ nào báo lỗi; mỗi hệ chọn một ngày có thật.',
          en: 'Neither fails; each picks a day that exists.',
        },
      },
    ],
  },
  {
    id: 'q15',
    prompt: {
      vi: 'Có 30 khách, 3 khách không có thư điện tử, 4 khách không rõ thành phố; những khách còn lại ở 7 thành phố. Câu này trả về gì?',
      en: 'There are 30 customers, 3 without email and 4 of unknown city; the others live in 7 cities. What does this return?',
    },
    code: 'SELECT COUNT(*), COUNT(email), COUNT(DISTINCT city)\nFROM customers;',
    choices: [
      {
        text: { vi: '30, 27, 7', en: '30, 27, 7' },
        correct: true,
        why: {
          vi: '`COUNT(*)` đếm hàng; `COUNT(cột)`, có DISTINCT hay không, đều bỏ qua NULL.',
          en: '`COUNT(*)` counts rows; `COUNT(column)`, with DISTINCT or without, leaves out NULLs.',
        },
      },
      {
        text: { vi: '30, 27, 8', en: '30, 27, 8' },
        why: {
          vi: '`SELECT DISTINCT city` có 8 hàng vì gồm một hàng NULL, nhưng COUNT không đếm NULL.',
          en: '`SELECT DISTINCT city` has 8 rows, one of them NULL, but COUNT does not count NULL.',
        },
      },
      {
        text: { vi: '30, 30, 7', en: '30, 30, 7' },
        why: {
          vi: '`COUNT(email)` chỉ đếm những hàng có thư điện tử.',
          en: '`COUNT(email)` counts only the rows that have an email address.',
        },
      },
      {
        text: { vi: '27, 27, 7', en: '27, 27, 7' },
        why: {
          vi: '`COUNT(*)` không nhìn vào cột nào, nên NULL không làm nó nhỏ đi.',
          en: '`COUNT(*)` looks at no column, so NULLs do not make it smaller.',
        },
      },
    ],
  },
] as const;
