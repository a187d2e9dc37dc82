/** Fifteen questions on days 1 to 10. What they say of behaviour was run on both engines: see review-01.test.ts. */
export const REVIEW_01 = {
  id: 'sql-review-01',
  questions: [
    {
      id: 'q01',
      prompt: {
        vi: 'Cột `price` của bảng `books` khai báo kiểu INTEGER. Câu lệnh này làm gì?',
        en: 'The column `price` of `books` is declared INTEGER. What does this statement do?',
      },
      code: "INSERT INTO books (title, category_id, price, stock)\nVALUES ('Sổ tay SQL', 14, 'hai trăm', 5);",
      choices: [
        {
          text: { vi: 'Cả SQLite và PostgreSQL đều từ chối.', en: 'Both SQLite and PostgreSQL refuse it.' },
          why: {
            vi: 'SQLite chỉ từ chối khi bảng được tạo với `STRICT`; bảng `books` thì không.',
            en: 'SQLite refuses only where the table was created as `STRICT`, and `books` was not.',
          },
        },
        {
          text: {
            vi: 'SQLite lưu chuỗi `hai trăm`, PostgreSQL từ chối.',
            en: 'SQLite stores the text `hai trăm`, PostgreSQL refuses.',
          },
          correct: true,
          why: {
            vi: 'Với SQLite kiểu của cột là gợi ý; với PostgreSQL nó là luật.',
            en: 'To SQLite the type of a column is a suggestion, to PostgreSQL it is a rule.',
          },
        },
        {
          text: { vi: 'Cả hai lưu số 0.', en: 'Both store the number 0.' },
          why: {
            vi: 'Không hệ nào trong hai hệ đổi chuỗi này thành 0 khi ghi; SQLite giữ nguyên chuỗi.',
            en: 'Neither turns this text into 0 when it writes; SQLite keeps the text as it is.',
          },
        },
      ],
    },
    {
      id: 'q02',
      prompt: {
        vi: 'Một sách có nhiều tác giả, một tác giả có nhiều sách. Thiết kế nào giữ được điều đó và không cho một cặp lặp lại?',
        en: 'A book has several authors, an author several books. Which design holds that and keeps a pair from being repeated?',
      },
      choices: [
        {
          text: { vi: 'Thêm cột `author_id` vào bảng `books`.', en: 'A column `author_id` in `books`.' },
          why: {
            vi: 'Mỗi sách khi đó chỉ trỏ được tới một tác giả.',
            en: 'Each book could then point to one author only.',
          },
        },
        {
          text: {
            vi: 'Bảng `book_authors` với khóa chính `(book_id, author_id)`.',
            en: 'A table `book_authors` with the primary key `(book_id, author_id)`.',
          },
          correct: true,
          why: {
            vi: 'Mỗi cặp một hàng, và khóa chính hai cột từ chối cặp trùng.',
            en: 'One row for each pair, and the key of two columns refuses a repeated one.',
          },
        },
        {
          text: {
            vi: 'Bảng `book_authors` với khóa chính `book_id`.',
            en: 'A table `book_authors` with the primary key `book_id`.',
          },
          why: {
            vi: 'Khóa chỉ gồm `book_id` cho mỗi sách đúng một hàng, tức một tác giả.',
            en: 'With `book_id` alone as the key, a book gets one row, that is, one author.',
          },
        },
        {
          text: {
            vi: "Cột `authors` kiểu chuỗi, ghi `'4, 8, 2'`.",
            en: "A text column `authors` that reads `'4, 8, 2'`.",
          },
          why: {
            vi: 'Khóa ngoại không kiểm tra được số nằm trong một chuỗi.',
            en: 'A foreign key cannot check numbers inside a text.',
          },
        },
      ],
    },
    {
      id: 'q03',
      prompt: {
        vi: 'Bạn mở CSDL của nhà sách bằng `sqlite3` trên máy, không gõ PRAGMA nào, rồi chạy câu này. Danh mục 14 đang có năm cuốn sách. Chuyện gì xảy ra?',
        en: 'You open the database of the shop in `sqlite3` on your machine, type no PRAGMA, and run this. Category 14 has five books. What happens?',
      },
      code: 'DELETE FROM categories\nWHERE category_id = 14;',
      choices: [
        {
          text: { vi: 'Bị từ chối, vì còn sách trỏ tới.', en: 'It is refused, because books point to it.' },
          why: {
            vi: 'Đúng là vậy trên PostgreSQL, và trên trang này, nơi kiểm tra đã được bật.',
            en: 'So it is on PostgreSQL, and on this site, where the check is switched on.',
          },
        },
        {
          text: { vi: 'Danh mục và cả năm cuốn sách bị xóa.', en: 'The category and its five books are deleted.' },
          why: {
            vi: 'Xóa lan chỉ xảy ra khi khóa ngoại khai báo `ON DELETE CASCADE`.',
            en: 'Deletion spreads only where the foreign key says `ON DELETE CASCADE`.',
          },
        },
        {
          text: {
            vi: 'Danh mục bị xóa, năm cuốn sách trỏ tới một mã không còn nữa.',
            en: 'The category is deleted, and five books point to an id that is gone.',
          },
          correct: true,
          why: {
            vi: 'SQLite mặc định không kiểm tra khóa ngoại; mỗi kết nối phải bật `PRAGMA foreign_keys = ON`.',
            en: 'SQLite does not check foreign keys by default; each connection has to set `PRAGMA foreign_keys = ON`.',
          },
        },
        {
          text: {
            vi: 'Danh mục bị xóa, `category_id` của năm cuốn thành NULL.',
            en: 'The category is deleted, and `category_id` of the five books becomes NULL.',
          },
          why: {
            vi: 'Điều đó cần `ON DELETE SET NULL`, và cột này còn là NOT NULL.',
            en: 'That would take `ON DELETE SET NULL`, and the column is NOT NULL besides.',
          },
        },
      ],
    },
    {
      id: 'q04',
      prompt: {
        vi: 'Cuốn số 1 giá 80000. Câu này trả về gì trên SQLite và PostgreSQL?',
        en: 'Book 1 costs 80000. What does this return on SQLite and PostgreSQL?',
      },
      code: 'SELECT price * (15 / 100) AS discount\nFROM books\nWHERE book_id = 1;',
      choices: [
        {
          text: { vi: '0', en: '0' },
          correct: true,
          why: {
            vi: '`15 / 100` chia hai số nguyên nên bằng 0, và 80000 nhân 0 vẫn là 0.',
            en: '`15 / 100` divides two integers and is 0, and 80000 times 0 is 0.',
          },
        },
        {
          text: { vi: '12000', en: '12000' },
          why: {
            vi: 'Muốn 12000 thì viết `price * 15 / 100`: nhân trước, chia sau. MySQL thì cho 12000 với cả hai cách.',
            en: 'For 12000 write `price * 15 / 100`: multiply first, divide last. MySQL gives 12000 either way.',
          },
        },
        {
          text: { vi: 'NULL', en: 'NULL' },
          why: {
            vi: 'Phép chia này không gặp NULL và không chia cho 0.',
            en: 'There is no NULL in this division, and nothing is divided by 0.',
          },
        },
        {
          text: { vi: 'Một lỗi', en: 'An error' },
          why: {
            vi: 'Không có lỗi nào, và đó mới là chỗ nguy hiểm.',
            en: 'There is no error, and that is what makes it dangerous.',
          },
        },
      ],
    },
    {
      id: 'q05',
      prompt: {
        vi: 'Phần nào nối vào sau câu này thì chạy được trên cả SQLite và PostgreSQL? Chọn mọi câu đúng.',
        en: 'Which endings of this statement run on both SQLite and PostgreSQL? Choose all that apply.',
      },
      code: 'SELECT title, price * stock AS stock_value\nFROM books',
      choices: [
        {
          text: { vi: '`WHERE stock_value > 14000000`', en: '`WHERE stock_value > 14000000`' },
          why: {
            vi: 'WHERE được tính trước SELECT nên chưa có bí danh; PostgreSQL từ chối, SQLite dễ dãi.',
            en: 'WHERE comes before SELECT, so there is no alias yet; PostgreSQL refuses, SQLite is lenient.',
          },
        },
        {
          text: { vi: '`WHERE price * stock > 14000000`', en: '`WHERE price * stock > 14000000`' },
          correct: true,
          why: {
            vi: 'WHERE chỉ dùng cột của bảng, nên chạy ở mọi nơi.',
            en: 'WHERE uses columns of the table only, so it runs everywhere.',
          },
        },
        {
          text: { vi: '`ORDER BY stock_value DESC`', en: '`ORDER BY stock_value DESC`' },
          correct: true,
          why: {
            vi: 'ORDER BY được tính sau SELECT nên biết bí danh.',
            en: 'ORDER BY comes after SELECT and knows the alias.',
          },
        },
        {
          text: { vi: '`ORDER BY -stock_value`', en: '`ORDER BY -stock_value`' },
          why: {
            vi: 'PostgreSQL chỉ nhận bí danh đứng một mình; trong biểu thức, nó tìm một cột tên như vậy và báo lỗi.',
            en: 'PostgreSQL takes an alias only by itself; inside an expression it looks for a column of that name and fails.',
          },
        },
      ],
    },
    {
      id: 'q06',
      prompt: {
        vi: 'Bảng `books` không có cột `titel`. Câu này trả về gì trên SQLite của trang này?',
        en: 'The table `books` has no column `titel`. What does this return on the SQLite of this site?',
      },
      code: 'SELECT "titel" AS heading\nFROM books\nWHERE category_id = 14;',
      choices: [
        {
          text: { vi: 'Một lỗi', en: 'An error' },
          why: {
            vi: 'Đó là câu trả lời của PostgreSQL, nơi nháy kép luôn là một tên, và của chương trình `sqlite3` từ bản 3.41.',
            en: 'That is the answer of PostgreSQL, where double quotes always hold a name, and of the program `sqlite3` since version 3.41.',
          },
        },
        {
          text: { vi: 'Năm lần chữ `titel`', en: 'The word `titel` five times' },
          correct: true,
          why: {
            vi: 'SQLite không thấy cột nào tên như vậy nên hiểu nháy kép là một chuỗi, lặp lại ở mỗi hàng.',
            en: 'SQLite finds no such column, takes the double quotes for a string, and repeats it in every row.',
          },
        },
        {
          text: { vi: 'Năm tên sách', en: 'Five titles' },
          why: {
            vi: 'Không hệ nào tự sửa tên gõ sai; PostgreSQL cũng chỉ gợi ý trong thông báo lỗi.',
            en: 'No system mends a misspelled name; PostgreSQL too only suggests one in its error.',
          },
        },
      ],
    },
    {
      id: 'q07',
      prompt: {
        vi: 'Điều kiện này được hiểu như điều kiện nào?',
        en: 'Which condition does this one mean?',
      },
      code: 'WHERE category_id = 12 OR category_id = 14 AND price <= 220000',
      choices: [
        {
          text: {
            vi: '`(category_id = 12 OR category_id = 14) AND price <= 220000`',
            en: '`(category_id = 12 OR category_id = 14) AND price <= 220000`',
          },
          why: {
            vi: 'Muốn vậy phải viết ngoặc: bản có ngoặc này giữ 7 cuốn, bản không ngoặc giữ 9.',
            en: 'That takes the brackets: with them 7 books are kept, without them 9.',
          },
        },
        {
          text: {
            vi: '`category_id = 12 OR (category_id = 14 AND price <= 220000)`',
            en: '`category_id = 12 OR (category_id = 14 AND price <= 220000)`',
          },
          correct: true,
          why: {
            vi: 'AND được tính trước OR, nên giới hạn giá chỉ áp lên danh mục 14.',
            en: 'AND comes before OR, so the limit applies to category 14 only.',
          },
        },
        {
          text: {
            vi: '`category_id IN (12, 14) AND price <= 220000`',
            en: '`category_id IN (12, 14) AND price <= 220000`',
          },
          why: {
            vi: 'IN cũng gom hai danh mục lại trước, tức là bản có ngoặc quanh OR.',
            en: 'IN puts the two categories together first too, as the brackets around OR do.',
          },
        },
      ],
    },
    {
      id: 'q08',
      prompt: {
        vi: '`ordered_at` có cả giờ. Điều kiện nào lấy đúng mọi đơn của tháng 3/2025 trên cả hai hệ?',
        en: '`ordered_at` includes the time of day. Which condition keeps exactly the orders of March 2025 on both systems?',
      },
      choices: [
        {
          text: {
            vi: "`ordered_at BETWEEN '2025-03-01' AND '2025-03-31'`",
            en: "`ordered_at BETWEEN '2025-03-01' AND '2025-03-31'`",
          },
          why: {
            vi: 'Đầu trên là lúc ngày 31 bắt đầu, nên đơn lúc 20:15 ngày 31 bị mất.',
            en: 'The upper end is the beginning of the 31st, so the order of 20:15 on that day is lost.',
          },
        },
        {
          text: {
            vi: "`ordered_at BETWEEN '2025-03-01' AND '2025-04-01'`",
            en: "`ordered_at BETWEEN '2025-03-01' AND '2025-04-01'`",
          },
          why: {
            vi: 'BETWEEN lấy cả đầu trên: PostgreSQL giữ đơn đặt đúng 00:00 ngày 1/4, SQLite thì không.',
            en: 'BETWEEN includes its upper end: PostgreSQL keeps the order placed at 00:00 on 1 April, SQLite does not.',
          },
        },
        {
          text: {
            vi: "`ordered_at >= '2025-03-01' AND ordered_at < '2025-04-01'`",
            en: "`ordered_at >= '2025-03-01' AND ordered_at < '2025-04-01'`",
          },
          correct: true,
          why: {
            vi: 'Khoảng nửa mở lấy đầu dưới, bỏ đầu trên, và cho 11 đơn trên cả hai hệ.',
            en: 'A half-open range keeps the lower end and drops the upper, and gives 11 orders on both systems.',
          },
        },
        {
          text: { vi: "`ordered_at LIKE '2025-03%'`", en: "`ordered_at LIKE '2025-03%'`" },
          why: {
            vi: 'Chạy được trên SQLite, nơi thời điểm là chuỗi; PostgreSQL không có LIKE cho timestamp.',
            en: 'It works on SQLite, where a timestamp is text; PostgreSQL has no LIKE for timestamps.',
          },
        },
      ],
    },
    {
      id: 'q09',
      prompt: {
        vi: 'Trang web lấy từng trang bằng câu này. Vì sao một cuốn có thể hiện ở cả hai trang liền nhau?',
        en: 'The web shop fetches its pages with this statement. Why can a book turn up on two pages in a row?',
      },
      code: 'SELECT title, price\nFROM books\nORDER BY price DESC\nLIMIT 4 OFFSET 4;',
      choices: [
        {
          text: {
            vi: 'Các cuốn bằng giá không có thứ tự được hứa, nên mỗi lần hỏi có thể khác.',
            en: 'Books of one price have no promised order, so each query may order them differently.',
          },
          correct: true,
          why: {
            vi: 'Thêm khóa phụ duy nhất, như `ORDER BY price DESC, book_id`, thì thứ tự chỉ còn một.',
            en: 'With a unique tie-breaker, such as `ORDER BY price DESC, book_id`, one order is left.',
          },
        },
        {
          text: { vi: 'OFFSET phải là 5.', en: 'OFFSET has to be 5.' },
          why: {
            vi: '`OFFSET 4` bỏ qua đúng bốn hàng của trang 1.',
            en: '`OFFSET 4` skips exactly the four rows of page 1.',
          },
        },
        {
          text: { vi: 'Thiếu DISTINCT.', en: 'DISTINCT is missing.' },
          why: {
            vi: 'DISTINCT bỏ hàng trùng trong một kết quả; ở đây mỗi trang là một câu hỏi riêng.',
            en: 'DISTINCT drops repeats within one result; here each page is a query of its own.',
          },
        },
      ],
    },
    {
      id: 'q10',
      prompt: {
        vi: 'Ba cuốn có `published_on` là NULL. Với `ORDER BY published_on DESC`, chúng đứng ở đâu?',
        en: 'Three books have NULL as `published_on`. Where do they stand under `ORDER BY published_on DESC`?',
      },
      choices: [
        {
          text: { vi: 'Đứng cuối trên cả hai hệ.', en: 'Last on both systems.' },
          why: {
            vi: 'Chỉ đúng với SQLite; viết `NULLS LAST` thì đúng với cả hai.',
            en: 'True of SQLite only; with `NULLS LAST` it is true of both.',
          },
        },
        {
          text: { vi: 'Đứng đầu trên cả hai hệ.', en: 'First on both systems.' },
          why: {
            vi: 'Chỉ đúng với PostgreSQL; viết `NULLS FIRST` thì đúng với cả hai.',
            en: 'True of PostgreSQL only; with `NULLS FIRST` it is true of both.',
          },
        },
        {
          text: { vi: 'Cuối trên SQLite, đầu trên PostgreSQL.', en: 'Last on SQLite, first on PostgreSQL.' },
          correct: true,
          why: {
            vi: 'SQLite coi NULL nhỏ hơn mọi giá trị, PostgreSQL coi nó lớn hơn mọi giá trị.',
            en: 'SQLite takes NULL as smaller than any value, PostgreSQL as larger.',
          },
        },
        {
          text: { vi: 'Chúng bị bỏ khỏi kết quả.', en: 'They are left out of the result.' },
          why: {
            vi: 'Chỉ WHERE mới bỏ hàng; ORDER BY không bỏ hàng nào.',
            en: 'Only WHERE drops rows; ORDER BY drops none.',
          },
        },
      ],
    },
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
  ],
} as const;
