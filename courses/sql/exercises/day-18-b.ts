import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Recursive CTEs: a series of days, a tree combined with topics of earlier days, and a report to investigate. */
export const DAY_18_B: readonly SqlExercise[] = [
  {
    id: 'sql-18-04',
    dataset: 'nha_sach',
    engine: 'sqlite',
    prompt: {
      vi: 'Từ 2025-06-24 đến hết 2025-06-30, mỗi ngày có bao nhiêu đơn, kể cả đơn bị hủy? Trả về `day` (chuỗi `YYYY-MM-DD`) và `order_count`, mỗi ngày một hàng, không cần sắp xếp. Nếu ngày đó không có đơn nào thì `order_count` bằng 0. Bài này chạy trên SQLite.',
      en: 'How many orders, cancelled ones included, are there on each day from 2025-06-24 to the end of 2025-06-30? Return `day` (text, `YYYY-MM-DD`) and `order_count`, one row for each day, with 0 as the `order_count` of a day without orders, in any order. This exercise runs on SQLite.',
    },
    starter:
      "WITH RECURSIVE days (day) AS (\n  SELECT '2025-06-24'\n  UNION ALL\n\n)\nSELECT d.day,\n        AS order_count\nFROM days AS d",
    hints: [
      {
        vi: "Ngày sau của `day` là `date(day, '+1 day')`. Điều kiện dừng xét ngày đang có, không xét ngày sắp thêm.",
        en: "The day after `day` is `date(day, '+1 day')`. The stop condition looks at the day that is there, not at the one about to be added.",
      },
      {
        vi: 'Đếm bằng LEFT JOIN từ `days`, hoặc bằng một truy vấn con trong SELECT. Ngày của một đơn là `date(ordered_at)`.',
        en: 'Count with a LEFT JOIN from `days`, or with a subquery in SELECT. The day of an order is `date(ordered_at)`.',
      },
    ],
    solutions: [
      {
        sql: "WITH RECURSIVE days (day) AS (\n  SELECT '2025-06-24'\n  UNION ALL\n  SELECT date(day, '+1 day')\n  FROM days\n  WHERE day < '2025-06-30'\n)\nSELECT d.day,\n       (SELECT COUNT(*) FROM orders AS o WHERE date(o.ordered_at) = d.day) AS order_count\nFROM days AS d;",
      },
    ],
    wrong: [
      {
        sql: "WITH RECURSIVE days (day) AS (SELECT '2025-06-24' UNION ALL SELECT date(day, '+1 day') FROM days WHERE day <= '2025-06-30') SELECT d.day, COUNT(o.order_id) AS order_count FROM days AS d LEFT JOIN orders AS o ON date(o.ordered_at) = d.day GROUP BY d.day",
        mark: "day <= '2025-06-30'",
        message: {
          vi: 'Kết quả có thêm ngày 2025-07-01. Ngày 30 vẫn thỏa `<=`, nên phần đệ quy còn thêm ngày sau nó.',
          en: 'There is the day 2025-07-01 too. Day 30 still satisfies `<=`, so the recursive part adds the day after it.',
        },
      },
      {
        sql: "WITH RECURSIVE days (day) AS (SELECT '2025-06-24' UNION ALL SELECT date(day, '+1 day') FROM days WHERE day < '2025-06-30') SELECT d.day, COUNT(*) AS order_count FROM days AS d LEFT JOIN orders AS o ON date(o.ordered_at) = d.day GROUP BY d.day",
        mark: 'count \\( \\* \\).*left (?:outer )?join',
        message: {
          vi: 'Với LEFT JOIN, ngày không có đơn vẫn là một hàng, nên `COUNT(*)` đếm được 1. Hãy đếm một cột của `orders`.',
          en: 'With LEFT JOIN a day without orders is still one row, so `COUNT(*)` counts 1. Count a column of `orders`.',
        },
      },
      {
        sql: "WITH RECURSIVE days (day) AS (SELECT '2025-06-24' UNION ALL SELECT date(day, '+1 day') FROM days WHERE day < '2025-06-30') SELECT d.day, COUNT(o.order_id) AS order_count FROM days AS d JOIN orders AS o ON date(o.ordered_at) = d.day GROUP BY d.day",
        mark: '(?<!left )(?<!left outer )(?<!cross )join orders',
        message: {
          vi: 'JOIN bỏ những ngày không có đơn nào. Hãy dùng LEFT JOIN để giữ những ngày đó.',
          en: 'JOIN drops the days without orders. Use LEFT JOIN to keep them.',
        },
      },
      {
        sql: "SELECT date(ordered_at) AS day, COUNT(*) AS order_count FROM orders WHERE ordered_at >= '2025-06-24' AND ordered_at < '2025-07-01' GROUP BY date(ordered_at)",
        mark: '^(?!.*\\b(?:recursive|values)\\b)',
        message: {
          vi: 'GROUP BY chỉ ra những ngày có đơn. Ngày không có đơn không nằm trong bảng nào, nên phải tự sinh dãy ngày.',
          en: 'GROUP BY returns only the days that have orders. A day without orders is in no table, so the series of days must be generated.',
        },
      },
      {
        sql: "WITH RECURSIVE days (day) AS (SELECT '2025-06-24' UNION ALL SELECT date(day, '+1 day') FROM days WHERE day < '2025-06-30') SELECT d.day, COUNT(o.order_id) AS order_count FROM days AS d LEFT JOIN orders AS o ON o.ordered_at = d.day GROUP BY d.day",
        mark: 'ordered_at = (?:\\w+ \\. )?day|(?<!date \\( \\w \\. )\\bday = (?:\\w+ \\. )?ordered_at',
        message: {
          vi: '`ordered_at` có cả giờ, nên không bằng một ngày. Hãy lấy ngày của nó bằng `date(…)`.',
          en: '`ordered_at` has a time of day, so it does not equal a day. Take its day with `date(…)`.',
        },
      },
      {
        sql: "WITH RECURSIVE days (day) AS (SELECT '2025-06-24' UNION ALL SELECT date(day, '+1 day') FROM days WHERE day < '2025-06-30') SELECT d.day, COUNT(o.order_id) AS order_count FROM days AS d LEFT JOIN orders AS o ON date(o.ordered_at) = d.day AND o.status <> 'cancelled' GROUP BY d.day",
        mark: "and (?:\\w+ \\. )?status (?:<>|!=) 'cancelled'",
        message: {
          vi: 'Truy vấn đang bỏ những đơn bị hủy. Đề yêu cầu đếm cả những đơn này.',
          en: 'The query leaves out cancelled orders. The task asks to count them too.',
        },
      },
      {
        sql: "WITH RECURSIVE days (day) AS (SELECT '2025-06-24' UNION ALL SELECT date(day, '+1 day') FROM days WHERE day < '2025-06-30') SELECT d.day, COUNT(o.order_id) AS order_count FROM days AS d LEFT JOIN orders AS o ON date(o.ordered_at) = d.day WHERE o.status <> 'cancelled' GROUP BY d.day",
        mark: "\\b(?:left|right|full)\\b.*where (?:\\w+ \\. )?status (?:<>|!=) 'cancelled'",
        message: {
          vi: 'Đề yêu cầu đếm cả đơn bị hủy. Hơn nữa, ở ngày không có đơn thì `status` là NULL, nên điều kiện trong WHERE bỏ luôn ngày đó.',
          en: 'The task asks to count cancelled orders too. Besides, on a day without orders `status` is NULL, so the condition in WHERE drops that day.',
        },
      },
      {
        sql: "WITH RECURSIVE days (day) AS (SELECT '2025-06-24' UNION ALL SELECT date(day, '+1 day') FROM days WHERE day <= '2025-06-30') SELECT d.day, COUNT(*) AS order_count FROM days AS d LEFT JOIN orders AS o ON date(o.ordered_at) = d.day GROUP BY d.day",
        mark: 'count \\( \\* \\).*left (?:outer )?join',
        message: {
          vi: 'Có hai chỗ chưa đúng. Điều kiện `<=` thêm ngày 2025-07-01, và `COUNT(*)` đếm được 1 ở ngày không có đơn nào.',
          en: 'Two things are wrong. The condition `<=` adds the day 2025-07-01, and `COUNT(*)` counts 1 on a day without orders.',
        },
      },
    ],
    compare: { kind: 'result', types: { day: 'text', order_count: 'integer' } },
    equivalent: [
      {
        sql: 'WITH RECURSIVE "days"(day) AS (SELECT \'2025-06-24\' UNION SELECT date(day, \'+1 day\') FROM "days" WHERE day < \'2025-06-30\') SELECT "d".day, (SELECT COUNT(*) FROM "orders" AS "o" WHERE date("o".ordered_at) = "d".day) AS "order_count" FROM "days" AS "d"',
        reason: 'Each day leads to the day after it, so no day comes twice for UNION to drop.',
      },
      {
        sql: 'WITH RECURSIVE "days"(day) AS (SELECT \'2025-06-24\' UNION ALL SELECT DISTINCT date(day, \'+1 day\') FROM "days" WHERE day < \'2025-06-30\') SELECT "d".day, (SELECT COUNT(*) FROM "orders" AS "o" WHERE date("o".ordered_at) = "d".day) AS "order_count" FROM "days" AS "d"',
        reason: 'The recursive part finds one day at a time, and never the same one twice.',
      },
      {
        sql: 'WITH RECURSIVE "days"(day) AS (SELECT \'2025-06-24\' UNION ALL SELECT date(day, \'1 day\') FROM "days" WHERE day < \'2025-06-30\') SELECT "d".day, (SELECT COUNT(*) FROM "orders" AS "o" WHERE date("o".ordered_at) = "d".day) AS "order_count" FROM "days" AS "d"',
        reason: "SQLite reads '1 day' and '+1 day' as the same modifier.",
      },
    ],
  },
  {
    id: 'sql-18-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Cả nhánh của mỗi danh mục gốc có bao nhiêu đầu sách, kể cả đầu sách thuộc trực tiếp danh mục gốc? Danh mục gốc là danh mục có `parent_id` là NULL. Trả về `branch` (tên danh mục gốc) và `book_count`, sắp xếp theo `book_count` giảm dần, nếu bằng nhau thì theo `branch`. Nếu một nhánh không có đầu sách nào thì `book_count` bằng 0.',
      en: 'How many titles are there in the whole branch of each root category, including those that belong directly to the root? A root category is one whose `parent_id` is NULL. Return `branch` (name of the root category) and `book_count`, sorted by `book_count` descending, ties by `branch`. A branch without titles has the `book_count` 0.',
    },
    starter:
      'WITH RECURSIVE tree (category_id, root_id) AS (\n  SELECT category_id, category_id\n  FROM categories\n\n)\nSELECT c.name AS branch,\n        AS book_count\nFROM categories AS c\n',
    hints: [
      {
        vi: 'Mỗi hàng của `tree` nhớ gốc của mình: phần đệ quy lấy nguyên `root_id` của hàng cha.',
        en: 'Each row of `tree` remembers its root: the recursive part takes over the `root_id` of the parent row.',
      },
      {
        vi: 'Ghép danh mục gốc với `tree`, rồi với `books`. Nhánh nào không được biến mất?',
        en: 'Join the root categories with `tree`, and then with `books`. Which branches must not vanish?',
      },
    ],
    solutions: [
      {
        sql: 'WITH RECURSIVE tree (category_id, root_id) AS (\n  SELECT category_id, category_id\n  FROM categories\n  WHERE parent_id IS NULL\n  UNION\n  SELECT c.category_id, r.root_id\n  FROM tree AS r\n  JOIN categories AS c ON c.parent_id = r.category_id\n)\nSELECT c.name AS branch, COUNT(b.book_id) AS book_count\nFROM categories AS c\nJOIN tree AS t ON t.root_id = c.category_id\nLEFT JOIN books AS b ON b.category_id = t.category_id\nGROUP BY c.category_id, c.name\nORDER BY book_count DESC, branch;',
      },
    ],
    wrong: [
      {
        sql: 'WITH RECURSIVE tree (category_id, root_id) AS (SELECT category_id, category_id FROM categories WHERE parent_id IS NULL UNION ALL SELECT c.category_id, r.root_id FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT c.name AS branch, COUNT(b.book_id) AS book_count FROM categories AS c JOIN tree AS t ON t.root_id = c.category_id JOIN books AS b ON b.category_id = t.category_id GROUP BY c.category_id, c.name ORDER BY book_count DESC, branch',
        mark: '(?<!left )(?<!left outer )join books',
        message: {
          vi: 'JOIN với `books` làm mất nhánh không có đầu sách nào. Nhánh đó phải có trong kết quả, và `book_count` của nó bằng 0.',
          en: 'JOIN with `books` loses a branch without books. That branch must be there with the `book_count` 0.',
        },
      },
      {
        sql: 'WITH RECURSIVE tree (category_id, root_id) AS (SELECT category_id, category_id FROM categories WHERE parent_id IS NULL UNION ALL SELECT c.category_id, r.root_id FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT c.name AS branch, COUNT(*) AS book_count FROM categories AS c JOIN tree AS t ON t.root_id = c.category_id LEFT JOIN books AS b ON b.category_id = t.category_id GROUP BY c.category_id, c.name ORDER BY book_count DESC, branch',
        mark: 'count \\( \\* \\).*left (?:outer )?join books',
        message: {
          vi: 'Sau LEFT JOIN, danh mục chưa có đầu sách nào, như `Văn học`, vẫn là một hàng, và `COUNT(*)` đếm cả hàng đó. Hãy đếm một cột của `books`.',
          en: 'A category without books, such as `Văn học`, is still one row after LEFT JOIN, and `COUNT(*)` counts that row as well. Count a column of `books`.',
        },
      },
      {
        sql: 'SELECT COALESCE(g.name, p.name, c.name) AS branch, COUNT(b.book_id) AS book_count FROM categories AS c LEFT JOIN categories AS p ON p.category_id = c.parent_id LEFT JOIN categories AS g ON g.category_id = p.parent_id LEFT JOIN books AS b ON b.category_id = c.category_id GROUP BY COALESCE(g.name, p.name, c.name) ORDER BY book_count DESC, branch',
        mark: '^(?!.*\\brecursive\\b)',
        message: {
          vi: 'Không có đệ quy thì truy vấn chỉ đi qua một số cấp cố định. Khi cây sâu hơn, sách ở cấp sâu nhất bị tính sai nhánh hoặc bị sót.',
          en: 'Without recursion the query goes over a fixed number of levels. When the tree is deeper, the deepest books are counted in the wrong branch or missed.',
        },
      },
      {
        sql: 'WITH RECURSIVE tree (category_id, root_id) AS (SELECT category_id, category_id FROM categories WHERE parent_id IS NULL UNION ALL SELECT c.category_id, r.category_id FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT c.name AS branch, COUNT(b.book_id) AS book_count FROM categories AS c JOIN tree AS t ON t.root_id = c.category_id LEFT JOIN books AS b ON b.category_id = t.category_id GROUP BY c.category_id, c.name ORDER BY book_count DESC, branch',
        mark: 'union (?:all )?select c \\. category_id , (?:r \\. category_id|c \\. parent_id)',
        message: {
          vi: 'Phần đệ quy ghi danh mục cha vào `root_id`. Nó phải lấy nguyên `root_id` của hàng cha thì gốc mới được nhớ qua nhiều cấp.',
          en: 'The recursive part writes the parent into `root_id`. Only when it takes over the `root_id` of the parent row is the root remembered over several levels.',
        },
      },
      {
        sql: 'WITH RECURSIVE tree (category_id, root_id) AS (SELECT category_id, category_id FROM categories UNION ALL SELECT c.category_id, r.root_id FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT c.name AS branch, COUNT(b.book_id) AS book_count FROM categories AS c JOIN tree AS t ON t.root_id = c.category_id LEFT JOIN books AS b ON b.category_id = t.category_id GROUP BY c.category_id, c.name ORDER BY book_count DESC, branch',
        mark: '^(?!.*parent_id is null)',
        message: {
          vi: 'Phần đầu đang lấy mọi danh mục, nên danh mục nào cũng thành một gốc. Phần đầu chỉ được lấy những danh mục có `parent_id` là NULL.',
          en: 'The first part takes all categories, so each of them becomes a root. The first part may take only the categories whose `parent_id` is NULL.',
        },
      },
      {
        sql: 'WITH RECURSIVE tree (category_id, root_id) AS (SELECT category_id, category_id FROM categories WHERE parent_id IS NULL UNION ALL SELECT c.category_id, r.root_id FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT c.name AS branch, COUNT(b.book_id) AS book_count FROM categories AS c JOIN tree AS t ON t.root_id = c.category_id LEFT JOIN books AS b ON b.category_id = c.category_id GROUP BY c.category_id, c.name ORDER BY book_count DESC, branch',
        mark: 'join books (?:as )?\\w+ on (?:\\w+ \\. category_id = c \\. category_id|c \\. category_id = )',
        message: {
          vi: 'Truy vấn đang ghép `books` với danh mục gốc, nên chỉ đếm sách thuộc trực tiếp gốc, và mỗi đầu sách bị đếm nhiều lần. Hãy ghép `books` với danh mục trong `tree`.',
          en: 'The query joins `books` with the root category, so it counts only titles that belong directly to a root, and each of them several times. Join `books` with the category in `tree`.',
        },
      },
      {
        sql: 'WITH RECURSIVE tree (category_id, root_id) AS (SELECT category_id, category_id FROM categories WHERE parent_id IS NULL UNION ALL SELECT c.category_id, r.root_id FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT c.name AS branch, COUNT(b.book_id) AS book_count FROM categories AS c JOIN tree AS t ON t.root_id = c.category_id LEFT JOIN books AS b ON b.category_id = t.category_id GROUP BY c.category_id, c.name ORDER BY book_count DESC',
        mark: 'book_count desc$',
        engine: 'sqlite',
        message: {
          vi: 'Hai nhánh có cùng số đầu sách thì nhánh nào đứng trước? Hãy thêm `branch` vào ORDER BY.',
          en: 'Which of two branches with the same number of titles comes first? Add `branch` to ORDER BY.',
        },
      },
    ],
    compare: { kind: 'result', order: true, types: { book_count: 'integer' } },
    hidden: [
      {
        about: {
          vi: 'Cây danh mục sâu hơn một trăm cấp.',
          en: 'The tree of categories is more than a hundred levels deep.',
        },
        sql: "INSERT INTO categories (category_id, name, parent_id) WITH RECURSIVE n (k) AS (SELECT 1001 UNION ALL SELECT k + 1 FROM n WHERE k < 1150) SELECT k, 'Danh mục ' || k, CASE k WHEN 1001 THEN (SELECT MIN(category_id) FROM categories WHERE parent_id IS NULL) ELSE k - 1 END FROM n; UPDATE books SET category_id = 1150 WHERE book_id = 1;",
      },
    ],
    equivalent: [
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT DISTINCT "c".name AS "branch", COUNT("b".book_id) AS "book_count" FROM "categories" AS "c" INNER JOIN "tree" AS "t" ON "t".root_id = "c".category_id LEFT JOIN "books" AS "b" ON "b".category_id = "t".category_id GROUP BY "c".category_id, "c".name ORDER BY book_count DESC, branch ASC',
        reason: 'Names of categories are unique and each is the name of one group, so no two rows are alike.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT "c".name AS "branch", COUNT("b".book_id) AS "book_count" FROM "categories" AS "c" INNER JOIN "tree" AS "t" ON "t".root_id = "c".category_id LEFT JOIN "books" AS "b" ON "b".category_id = "t".category_id GROUP BY "c".name ORDER BY book_count DESC, branch ASC',
        reason: 'Names of categories are unique, so the id and the name make the same groups.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT "c".name AS "branch", COUNT("b".book_id) AS "book_count" FROM "categories" AS "c" INNER JOIN "tree" AS "t" ON "t".root_id = "c".category_id LEFT JOIN "books" AS "b" ON "b".category_id = "t".category_id GROUP BY "c".category_id ORDER BY book_count DESC, branch ASC',
        reason: 'Names of categories are unique, so the id and the name make the same groups.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION ALL SELECT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT "c".name AS "branch", COUNT("b".book_id) AS "book_count" FROM "categories" AS "c" INNER JOIN "tree" AS "t" ON "t".root_id = "c".category_id LEFT JOIN "books" AS "b" ON "b".category_id = "t".category_id GROUP BY "c".category_id, "c".name ORDER BY book_count DESC, branch ASC',
        reason:
          'Below a root each category is met once, by way of its one parent, so UNION has nothing to drop; a cycle cannot be reached from a root.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT DISTINCT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT "c".name AS "branch", COUNT("b".book_id) AS "book_count" FROM "categories" AS "c" INNER JOIN "tree" AS "t" ON "t".root_id = "c".category_id LEFT JOIN "books" AS "b" ON "b".category_id = "t".category_id GROUP BY "c".category_id, "c".name ORDER BY book_count DESC, branch ASC',
        reason: 'UNION drops equal rows whether or not the recursive part has them.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "tree" AS "r" LEFT JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT "c".name AS "branch", COUNT("b".book_id) AS "book_count" FROM "categories" AS "c" INNER JOIN "tree" AS "t" ON "t".root_id = "c".category_id LEFT JOIN "books" AS "b" ON "b".category_id = "t".category_id GROUP BY "c".category_id, "c".name ORDER BY book_count DESC, branch ASC',
        reason:
          'A category without children adds a row with NULL as its id, which no book belongs to; NULL leads to nothing but itself, and UNION keeps it once.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT "c".name AS "branch", COUNT(DISTINCT "b".book_id) AS "book_count" FROM "categories" AS "c" INNER JOIN "tree" AS "t" ON "t".root_id = "c".category_id LEFT JOIN "books" AS "b" ON "b".category_id = "t".category_id GROUP BY "c".category_id, "c".name ORDER BY book_count DESC, branch ASC',
        reason: 'Each book has one category and each category one root, so no book is counted twice.',
      },
    ],
  },
  {
    id: 'sql-18-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Một báo cáo doanh thu quý II năm 2025 chỉ cộng cho mỗi danh mục gốc doanh thu của chính danh mục đó và của các danh mục con trực tiếp. Nhánh nào bị thiếu doanh thu, và thiếu bao nhiêu? Quý II gồm các đơn có `ordered_at` từ `2025-04-01 00:00:00` đến trước `2025-07-01 00:00:00`; đơn có trạng thái `cancelled` không được tính. Trả về `branch` (tên danh mục gốc) và `missing` (tổng `quantity * unit_price` của những dòng của đơn bị thiếu), không cần sắp xếp. Chỉ trả về những nhánh có dòng bị thiếu.',
      en: 'A revenue report on the second quarter of 2025 adds up for each root category only the revenue of that category and of its direct children. In which branches is revenue missing, and how much? The quarter is the orders with `ordered_at` from `2025-04-01 00:00:00` to before `2025-07-01 00:00:00`; orders with the status `cancelled` do not count. Return `branch` (name of the root category) and `missing` (sum of `quantity * unit_price` of the order lines that are missing), in any order. Return only the branches with missing lines.',
    },
    starter: '',
    hints: [
      {
        vi: 'Những danh mục nào bị bỏ sót? Chúng nằm dưới gốc từ hai cấp trở xuống.',
        en: 'Which categories were missed? Those that are two levels or more below their root.',
      },
      {
        vi: 'Nếu mỗi hàng của cây nhớ gốc, hãy so gốc với danh mục cha: hai mã khác nhau khi nào?',
        en: 'If each row of the tree remembers its root, compare the root with the parent: when do the two ids differ?',
      },
    ],
    solutions: [
      {
        sql: "WITH RECURSIVE tree (category_id, parent_id, root_id) AS (\n  SELECT category_id, parent_id, category_id\n  FROM categories\n  WHERE parent_id IS NULL\n  UNION\n  SELECT c.category_id, c.parent_id, r.root_id\n  FROM tree AS r\n  JOIN categories AS c ON c.parent_id = r.category_id\n)\nSELECT c.name AS branch, SUM(i.quantity * i.unit_price) AS missing\nFROM tree AS t\nJOIN categories AS c ON c.category_id = t.root_id\nJOIN books AS b ON b.category_id = t.category_id\nJOIN order_items AS i ON i.book_id = b.book_id\nJOIN orders AS o ON o.order_id = i.order_id\nWHERE t.parent_id <> t.root_id\n  AND o.ordered_at >= '2025-04-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n  AND o.status <> 'cancelled'\nGROUP BY c.category_id, c.name;",
        note: {
          vi: 'Danh mục bị bỏ sót là danh mục có cha khác gốc. Ở chính gốc, cha là NULL nên điều kiện là UNKNOWN.',
          en: 'A category was missed when its parent is not its root. For a root itself the parent is NULL, so the condition is UNKNOWN.',
        },
      },
      {
        sql: "WITH RECURSIVE tree (category_id, root_id) AS (\n  SELECT category_id, category_id\n  FROM categories\n  WHERE parent_id IS NULL\n  UNION\n  SELECT c.category_id, r.root_id\n  FROM tree AS r\n  JOIN categories AS c ON c.parent_id = r.category_id\n),\nlines AS (\n  SELECT t.root_id, i.quantity * i.unit_price AS amount,\n         CASE WHEN c.category_id = t.root_id OR c.parent_id = t.root_id THEN 1 ELSE 0 END AS reported\n  FROM tree AS t\n  JOIN categories AS c ON c.category_id = t.category_id\n  JOIN books AS b ON b.category_id = c.category_id\n  JOIN order_items AS i ON i.book_id = b.book_id\n  JOIN orders AS o ON o.order_id = i.order_id\n  WHERE o.ordered_at >= '2025-04-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00'\n    AND o.status <> 'cancelled'\n)\nSELECT r.name AS branch, SUM(l.amount) AS missing\nFROM lines AS l\nJOIN categories AS r ON r.category_id = l.root_id\nWHERE l.reported = 0\nGROUP BY r.category_id, r.name;",
        note: {
          vi: 'Cách này đánh dấu từng dòng của đơn là đã có trong báo cáo hay chưa, rồi cộng những dòng chưa có.',
          en: 'This marks each line as reported or not, and adds up those that were not.',
        },
      },
    ],
    wrong: [
      {
        sql: "WITH RECURSIVE tree (category_id, parent_id, root_id) AS (SELECT category_id, parent_id, category_id FROM categories WHERE parent_id IS NULL UNION SELECT c.category_id, c.parent_id, r.root_id FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT c.name AS branch, SUM(i.quantity * i.unit_price) AS missing FROM tree AS t JOIN categories AS c ON c.category_id = t.root_id JOIN books AS b ON b.category_id = t.category_id JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE o.ordered_at >= '2025-04-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' GROUP BY c.category_id, c.name",
        mark: '^(?!.*(?:<>|!=) (?:\\w+ \\. )?(?:root_id|parent_id|category_id))(?!.*(?:level|\\bcase\\b))',
        message: {
          vi: 'Đây là tổng của cả nhánh. Đề chỉ hỏi phần mà báo cáo bỏ sót, tức là những danh mục nằm dưới gốc từ hai cấp trở xuống.',
          en: 'This is the total of the whole branch. The task asks only for what the report missed, that is, categories two levels or more below the root.',
        },
      },
      {
        sql: "WITH RECURSIVE tree (category_id, root_id) AS (SELECT category_id, category_id FROM categories WHERE parent_id IS NULL UNION SELECT c.category_id, r.root_id FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT c.name AS branch, SUM(i.quantity * i.unit_price) AS missing FROM tree AS t JOIN categories AS c ON c.category_id = t.root_id JOIN books AS b ON b.category_id = t.category_id JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE t.category_id <> t.root_id AND o.ordered_at >= '2025-04-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' GROUP BY c.category_id, c.name",
        mark: 'category_id (?:<>|!=) (?:\\w+ \\. )?root_id|root_id (?:<>|!=) (?:\\w+ \\. )?category_id|level (?:>= 1|> 0)\\b',
        message: {
          vi: 'Điều kiện này mới bỏ chính gốc. Danh mục con trực tiếp đã có trong báo cáo nên cũng phải bỏ.',
          en: 'This condition leaves out only the roots. Their direct children are in the report already, so leave them out too.',
        },
      },
      {
        sql: "SELECT c.name AS branch, SUM(i.quantity * i.unit_price) AS missing FROM categories AS c JOIN categories AS k ON k.parent_id = c.category_id JOIN categories AS g ON g.parent_id = k.category_id JOIN books AS b ON b.category_id = g.category_id JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE c.parent_id IS NULL AND o.ordered_at >= '2025-04-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' AND o.status <> 'cancelled' GROUP BY c.category_id, c.name",
        mark: '^(?!.*\\brecursive\\b)',
        message: {
          vi: 'Ba bảng danh mục ghép lại chỉ tới đúng cấp thứ hai dưới gốc. Danh mục sâu hơn nữa vẫn bị sót.',
          en: 'Three joined categories reach exactly the second level below the root. Anything deeper is still missed.',
        },
      },
      {
        sql: "WITH RECURSIVE tree (category_id, parent_id, root_id) AS (SELECT category_id, parent_id, category_id FROM categories WHERE parent_id IS NULL UNION SELECT c.category_id, c.parent_id, r.root_id FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT c.name AS branch, SUM(i.quantity * i.unit_price) AS missing FROM tree AS t JOIN categories AS c ON c.category_id = t.root_id JOIN books AS b ON b.category_id = t.category_id JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE t.parent_id <> t.root_id AND o.ordered_at >= '2025-04-01 00:00:00' AND o.ordered_at < '2025-07-01 00:00:00' GROUP BY c.category_id, c.name",
        mark: "^(?!.*'cancelled')",
        message: {
          vi: 'Truy vấn đang cộng cả đơn bị hủy, mà đơn bị hủy không được tính vào doanh thu.',
          en: 'The query adds up cancelled orders too, but they do not count as revenue.',
        },
      },
      {
        sql: "WITH RECURSIVE tree (category_id, root_id, level) AS (SELECT category_id, category_id, 0 FROM categories WHERE parent_id IS NULL UNION ALL SELECT c.category_id, r.root_id, r.level + 1 FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT c.name AS branch, SUM(i.quantity * i.unit_price) AS missing FROM tree AS t JOIN categories AS c ON c.category_id = t.root_id JOIN books AS b ON b.category_id = t.category_id JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE t.level = 2 AND o.ordered_at >= '2025-04-01' AND o.ordered_at < '2025-07-01' AND o.status <> 'cancelled' GROUP BY c.category_id, c.name",
        mark: 'level = 2\\b',
        message: {
          vi: 'Điều kiện này chỉ lấy đúng cấp thứ hai dưới gốc. Nhà sách có thể thêm danh mục sâu hơn, và báo cáo cũng bỏ sót những danh mục đó.',
          en: 'This condition takes exactly the second level below the root. The shop may add deeper categories, and the report misses those as well.',
        },
      },
      {
        sql: "WITH RECURSIVE tree (category_id, root_id, level) AS (SELECT category_id, category_id, 0 FROM categories WHERE parent_id IS NULL UNION ALL SELECT c.category_id, r.root_id, r.level + 1 FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT c.name AS branch, SUM(i.quantity * i.unit_price) AS missing FROM tree AS t JOIN categories AS c ON c.category_id = t.root_id JOIN books AS b ON b.category_id = t.category_id JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE t.level >= 2 AND o.ordered_at BETWEEN '2025-04-01' AND '2025-06-30' AND o.status <> 'cancelled' GROUP BY c.category_id, c.name",
        mark: "(?:and|<=?) '2025-06-30'",
        message: {
          vi: "`'2025-06-30'` là 0 giờ ngày 30 tháng 6, nên truy vấn bỏ sót các đơn trong ngày đó. Hãy viết `< '2025-07-01'`.",
          en: "`'2025-06-30'` is midnight at the beginning of 30 June, so the query misses the orders of that day. Write `< '2025-07-01'`.",
        },
      },
      {
        sql: "WITH RECURSIVE tree (category_id, root_id, level) AS (SELECT category_id, category_id, 0 FROM categories WHERE parent_id IS NULL UNION ALL SELECT c.category_id, r.root_id, r.level + 1 FROM tree AS r JOIN categories AS c ON c.parent_id = r.category_id) SELECT c.name AS branch, SUM(i.quantity * i.unit_price) AS missing FROM tree AS t JOIN categories AS c ON c.category_id = t.root_id JOIN books AS b ON b.category_id = t.category_id JOIN order_items AS i ON i.book_id = b.book_id JOIN orders AS o ON o.order_id = i.order_id WHERE t.level >= 2 AND o.status <> 'cancelled' GROUP BY c.category_id, c.name",
        mark: '^(?!.*ordered_at)',
        message: {
          vi: 'Truy vấn đang cộng doanh thu của mọi thời gian. Đề chỉ hỏi quý II năm 2025.',
          en: 'The query adds up the revenue of all time. The task asks only for the second quarter of 2025.',
        },
      },
    ],
    compare: { kind: 'result', types: { missing: 'integer' } },
    hidden: [
      {
        about: {
          vi: 'Cây danh mục sâu hơn một trăm cấp.',
          en: 'The tree of categories is more than a hundred levels deep.',
        },
        sql: "INSERT INTO categories (category_id, name, parent_id) WITH RECURSIVE n (k) AS (SELECT 1001 UNION ALL SELECT k + 1 FROM n WHERE k < 1150) SELECT k, 'Danh mục ' || k, CASE k WHEN 1001 THEN (SELECT MIN(category_id) FROM categories WHERE parent_id IS NULL) ELSE k - 1 END FROM n; UPDATE books SET category_id = 1150;",
      },
    ],
    equivalent: [
      {
        sql: 'WITH RECURSIVE "tree"(category_id, parent_id, root_id) AS (SELECT category_id, parent_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "c".parent_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT DISTINCT "c".name AS "branch", SUM("i".quantity * "i".unit_price) AS "missing" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".root_id INNER JOIN "books" AS "b" ON "b".category_id = "t".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "t".parent_id <> "t".root_id AND "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "c".category_id, "c".name',
        reason: 'Names of categories are unique and each is the name of one group, so no two rows are alike.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, parent_id, root_id) AS (SELECT category_id, parent_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "c".parent_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT "c".name AS "branch", SUM("i".quantity * "i".unit_price) AS "missing" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".root_id INNER JOIN "books" AS "b" ON "b".category_id = "t".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "t".parent_id <> "t".root_id AND "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "c".name',
        reason: 'Names of categories are unique, so the id and the name make the same groups.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, parent_id, root_id) AS (SELECT category_id, parent_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "c".parent_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT "c".name AS "branch", SUM("i".quantity * "i".unit_price) AS "missing" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".root_id INNER JOIN "books" AS "b" ON "b".category_id = "t".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "t".parent_id <> "t".root_id AND "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "c".category_id',
        reason: 'Names of categories are unique, so the id and the name make the same groups.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, parent_id, root_id) AS (SELECT category_id, parent_id, category_id FROM "categories" WHERE parent_id IS NULL UNION ALL SELECT "c".category_id, "c".parent_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT "c".name AS "branch", SUM("i".quantity * "i".unit_price) AS "missing" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".root_id INNER JOIN "books" AS "b" ON "b".category_id = "t".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "t".parent_id <> "t".root_id AND "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "c".category_id, "c".name',
        reason:
          'Below a root each category is met once, by way of its one parent, so UNION has nothing to drop; a cycle cannot be reached from a root.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, parent_id, root_id) AS (SELECT category_id, parent_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT DISTINCT "c".category_id, "c".parent_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT "c".name AS "branch", SUM("i".quantity * "i".unit_price) AS "missing" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".root_id INNER JOIN "books" AS "b" ON "b".category_id = "t".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "t".parent_id <> "t".root_id AND "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "c".category_id, "c".name',
        reason: 'UNION drops equal rows whether or not the recursive part has them.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, parent_id, root_id) AS (SELECT category_id, parent_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "c".parent_id, "r".root_id FROM "tree" AS "r" LEFT JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT "c".name AS "branch", SUM("i".quantity * "i".unit_price) AS "missing" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".root_id INNER JOIN "books" AS "b" ON "b".category_id = "t".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "t".parent_id <> "t".root_id AND "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "c".category_id, "c".name',
        reason:
          'A category without children adds a row with NULL as its id, which no book belongs to; NULL leads to nothing but itself, and UNION keeps it once.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, parent_id, root_id) AS (SELECT category_id, parent_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "c".parent_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT "c".name AS "branch", SUM("i".quantity * "i".unit_price) AS "missing" FROM "tree" AS "t" LEFT JOIN "categories" AS "c" ON "c".category_id = "t".root_id INNER JOIN "books" AS "b" ON "b".category_id = "t".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "t".parent_id <> "t".root_id AND "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "c".category_id, "c".name',
        reason: 'root_id is the id of a category, so every row finds its root.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, parent_id, root_id) AS (SELECT category_id, parent_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "c".parent_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT "c".name AS "branch", SUM("i".quantity * "i".unit_price) AS "missing" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".root_id LEFT JOIN "books" AS "b" ON "b".category_id = "t".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "t".parent_id <> "t".root_id AND "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "c".category_id, "c".name',
        reason:
          'A category without books has NULL as its order_id, and the conditions on the order in WHERE are not TRUE.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, parent_id, root_id) AS (SELECT category_id, parent_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "c".parent_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT "c".name AS "branch", SUM("i".quantity * "i".unit_price) AS "missing" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".root_id INNER JOIN "books" AS "b" ON "b".category_id = "t".category_id LEFT JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "t".parent_id <> "t".root_id AND "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "c".category_id, "c".name',
        reason: 'A book never sold has NULL as its order_id, and the inner join with orders drops it.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, parent_id, root_id) AS (SELECT category_id, parent_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "c".parent_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id) SELECT "c".name AS "branch", SUM("i".quantity * "i".unit_price) AS "missing" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".root_id INNER JOIN "books" AS "b" ON "b".category_id = "t".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "t".parent_id <> "t".root_id AND "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\' GROUP BY "c".category_id, "c".name',
        reason: 'order_items.order_id is a foreign key that is never NULL, so every line has its order.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id), "lines" AS (SELECT "t".root_id, "i".quantity * "i".unit_price AS "amount", CASE WHEN "c".category_id = "t".root_id OR "c".parent_id = "t".root_id THEN 1 ELSE 0 END AS "reported" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".category_id INNER JOIN "books" AS "b" ON "b".category_id = "c".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\') SELECT DISTINCT "r".name AS "branch", SUM("l".amount) AS "missing" FROM "lines" AS "l" INNER JOIN "categories" AS "r" ON "r".category_id = "l".root_id WHERE "l".reported = 0 GROUP BY "r".category_id, "r".name',
        reason: 'Names of categories are unique and each is the name of one group, so no two rows are alike.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id), "lines" AS (SELECT "t".root_id, "i".quantity * "i".unit_price AS "amount", CASE WHEN "c".category_id = "t".root_id OR "c".parent_id = "t".root_id THEN 1 ELSE 0 END AS "reported" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".category_id INNER JOIN "books" AS "b" ON "b".category_id = "c".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\') SELECT "r".name AS "branch", SUM("l".amount) AS "missing" FROM "lines" AS "l" INNER JOIN "categories" AS "r" ON "r".category_id = "l".root_id WHERE "l".reported = 0 GROUP BY "r".name',
        reason: 'Names of categories are unique, so the id and the name make the same groups.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id), "lines" AS (SELECT "t".root_id, "i".quantity * "i".unit_price AS "amount", CASE WHEN "c".category_id = "t".root_id OR "c".parent_id = "t".root_id THEN 1 ELSE 0 END AS "reported" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".category_id INNER JOIN "books" AS "b" ON "b".category_id = "c".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\') SELECT "r".name AS "branch", SUM("l".amount) AS "missing" FROM "lines" AS "l" INNER JOIN "categories" AS "r" ON "r".category_id = "l".root_id WHERE "l".reported = 0 GROUP BY "r".category_id',
        reason: 'Names of categories are unique, so the id and the name make the same groups.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION ALL SELECT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id), "lines" AS (SELECT "t".root_id, "i".quantity * "i".unit_price AS "amount", CASE WHEN "c".category_id = "t".root_id OR "c".parent_id = "t".root_id THEN 1 ELSE 0 END AS "reported" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".category_id INNER JOIN "books" AS "b" ON "b".category_id = "c".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\') SELECT "r".name AS "branch", SUM("l".amount) AS "missing" FROM "lines" AS "l" INNER JOIN "categories" AS "r" ON "r".category_id = "l".root_id WHERE "l".reported = 0 GROUP BY "r".category_id, "r".name',
        reason:
          'Below a root each category is met once, by way of its one parent, so UNION has nothing to drop; a cycle cannot be reached from a root.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT DISTINCT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id), "lines" AS (SELECT "t".root_id, "i".quantity * "i".unit_price AS "amount", CASE WHEN "c".category_id = "t".root_id OR "c".parent_id = "t".root_id THEN 1 ELSE 0 END AS "reported" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".category_id INNER JOIN "books" AS "b" ON "b".category_id = "c".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\') SELECT "r".name AS "branch", SUM("l".amount) AS "missing" FROM "lines" AS "l" INNER JOIN "categories" AS "r" ON "r".category_id = "l".root_id WHERE "l".reported = 0 GROUP BY "r".category_id, "r".name',
        reason: 'UNION drops equal rows whether or not the recursive part has them.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "tree" AS "r" LEFT JOIN "categories" AS "c" ON "c".parent_id = "r".category_id), "lines" AS (SELECT "t".root_id, "i".quantity * "i".unit_price AS "amount", CASE WHEN "c".category_id = "t".root_id OR "c".parent_id = "t".root_id THEN 1 ELSE 0 END AS "reported" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".category_id INNER JOIN "books" AS "b" ON "b".category_id = "c".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\') SELECT "r".name AS "branch", SUM("l".amount) AS "missing" FROM "lines" AS "l" INNER JOIN "categories" AS "r" ON "r".category_id = "l".root_id WHERE "l".reported = 0 GROUP BY "r".category_id, "r".name',
        reason:
          'A category without children adds a row with NULL as its id, which no book belongs to; NULL leads to nothing but itself, and UNION keeps it once.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id), "lines" AS (SELECT "t".root_id, "i".quantity * "i".unit_price AS "amount", CASE WHEN "c".category_id = "t".root_id OR "c".parent_id = "t".root_id THEN 2 ELSE 0 END AS "reported" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".category_id INNER JOIN "books" AS "b" ON "b".category_id = "c".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\') SELECT "r".name AS "branch", SUM("l".amount) AS "missing" FROM "lines" AS "l" INNER JOIN "categories" AS "r" ON "r".category_id = "l".root_id WHERE "l".reported = 0 GROUP BY "r".category_id, "r".name',
        reason: 'WHERE looks for 0 alone, so any other number marks a reported line as well.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id), "lines" AS (SELECT "t".root_id, "i".quantity * "i".unit_price AS "amount", CASE WHEN "c".category_id = "t".root_id OR "c".parent_id = "t".root_id THEN 1 ELSE 0 END AS "reported" FROM "tree" AS "t" LEFT JOIN "categories" AS "c" ON "c".category_id = "t".category_id INNER JOIN "books" AS "b" ON "b".category_id = "c".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\') SELECT "r".name AS "branch", SUM("l".amount) AS "missing" FROM "lines" AS "l" INNER JOIN "categories" AS "r" ON "r".category_id = "l".root_id WHERE "l".reported = 0 GROUP BY "r".category_id, "r".name',
        reason: 'Every row of tree is a category, and a row without one would meet no book.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id), "lines" AS (SELECT "t".root_id, "i".quantity * "i".unit_price AS "amount", CASE WHEN "c".category_id = "t".root_id OR "c".parent_id = "t".root_id THEN 1 ELSE 0 END AS "reported" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".category_id LEFT JOIN "books" AS "b" ON "b".category_id = "c".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\') SELECT "r".name AS "branch", SUM("l".amount) AS "missing" FROM "lines" AS "l" INNER JOIN "categories" AS "r" ON "r".category_id = "l".root_id WHERE "l".reported = 0 GROUP BY "r".category_id, "r".name',
        reason:
          'A category without books has NULL as its order_id, and the conditions on the order in WHERE are not TRUE.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id), "lines" AS (SELECT "t".root_id, "i".quantity * "i".unit_price AS "amount", CASE WHEN "c".category_id = "t".root_id OR "c".parent_id = "t".root_id THEN 1 ELSE 0 END AS "reported" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".category_id INNER JOIN "books" AS "b" ON "b".category_id = "c".category_id LEFT JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\') SELECT "r".name AS "branch", SUM("l".amount) AS "missing" FROM "lines" AS "l" INNER JOIN "categories" AS "r" ON "r".category_id = "l".root_id WHERE "l".reported = 0 GROUP BY "r".category_id, "r".name',
        reason: 'A book never sold has NULL as its order_id, and the inner join with orders drops it.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id), "lines" AS (SELECT "t".root_id, "i".quantity * "i".unit_price AS "amount", CASE WHEN "c".category_id = "t".root_id OR "c".parent_id = "t".root_id THEN 1 ELSE 0 END AS "reported" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".category_id INNER JOIN "books" AS "b" ON "b".category_id = "c".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id LEFT JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\') SELECT "r".name AS "branch", SUM("l".amount) AS "missing" FROM "lines" AS "l" INNER JOIN "categories" AS "r" ON "r".category_id = "l".root_id WHERE "l".reported = 0 GROUP BY "r".category_id, "r".name',
        reason: 'order_items.order_id is a foreign key that is never NULL, so every line has its order.',
      },
      {
        sql: 'WITH RECURSIVE "tree"(category_id, root_id) AS (SELECT category_id, category_id FROM "categories" WHERE parent_id IS NULL UNION SELECT "c".category_id, "r".root_id FROM "tree" AS "r" INNER JOIN "categories" AS "c" ON "c".parent_id = "r".category_id), "lines" AS (SELECT "t".root_id, "i".quantity * "i".unit_price AS "amount", CASE WHEN "c".category_id = "t".root_id OR "c".parent_id = "t".root_id THEN 1 ELSE 0 END AS "reported" FROM "tree" AS "t" INNER JOIN "categories" AS "c" ON "c".category_id = "t".category_id INNER JOIN "books" AS "b" ON "b".category_id = "c".category_id INNER JOIN "order_items" AS "i" ON "i".book_id = "b".book_id INNER JOIN "orders" AS "o" ON "o".order_id = "i".order_id WHERE "o".ordered_at >= \'2025-04-01 00:00:00\' AND "o".ordered_at < \'2025-07-01 00:00:00\' AND "o".status <> \'cancelled\') SELECT "r".name AS "branch", SUM("l".amount) AS "missing" FROM "lines" AS "l" LEFT JOIN "categories" AS "r" ON "r".category_id = "l".root_id WHERE "l".reported = 0 GROUP BY "r".category_id, "r".name',
        reason: 'root_id is the id of a category, so every line finds its root.',
      },
    ],
  },
];
