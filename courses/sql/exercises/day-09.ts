import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** CASE: bands, custom sort orders, columns of 0 and 1. */
export const DAY_09: readonly SqlExercise[] = [
  {
    id: 'sql-09-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Với mỗi đầu sách, trả về `title` và `state`: `sold out` nếu `stock` bằng 0, `in stock` nếu còn hàng. Không cần thứ tự.',
      en: 'For each book, return `title` and `state`: `sold out` if `stock` is 0, `in stock` if there are copies left. Any order will do.',
    },
    starter: "SELECT title,\n       CASE\n         WHEN \n         ELSE 'in stock'\n       END AS state\nFROM books;",
    hints: [
      {
        vi: 'WHEN cần một điều kiện, rồi THEN và giá trị trong nháy đơn.',
        en: 'WHEN takes a condition, then THEN and the value in single quotes.',
      },
    ],
    solutions: [
      {
        sql: "SELECT title,\n       CASE\n         WHEN stock = 0 THEN 'sold out'\n         ELSE 'in stock'\n       END AS state\nFROM books;",
      },
    ],
    wrong: [
      {
        sql: "SELECT title, CASE WHEN stock <= 5 THEN 'sold out' ELSE 'in stock' END AS state FROM books",
        mark: '\\bstock (?:<= 5|< 6)\\b',
        message: {
          vi: 'Cuốn còn từ 1 đến 5 bản chưa hết hàng. Đề đặt mốc ở đúng 0.',
          en: 'A book with 1 to 5 copies is not sold out. The task draws the line at exactly 0.',
        },
      },
      {
        sql: "SELECT title, CASE WHEN stock > 0 THEN 'sold out' ELSE 'in stock' END AS state FROM books",
        mark: "\\bstock (?:> 0|>= 1|<> 0|!= 0) then 'sold out'",
        message: {
          vi: 'Hai nhãn bị đổi chỗ: sách còn hàng đang có nhãn `sold out`.',
          en: 'The two labels are swapped: books in stock are labelled `sold out`.',
        },
      },
      {
        sql: "SELECT title, CASE WHEN stock = 0 THEN 'sold out' END AS state FROM books",
        mark: '^(?!.*\\belse\\b)',
        message: {
          vi: 'Không có ELSE, nên sách còn hàng có `state` là NULL.',
          en: 'There is no ELSE, so the books in stock have NULL as their `state`.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-09-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Chia sách thành ba mức giá: dưới 100000 đồng là `low`, từ 100000 đến dưới 200000 đồng là `mid`, từ 200000 đồng trở lên là `high`. Trả về `title`, `band`, không cần thứ tự.',
      en: 'Put the books into three price bands: below 100000 VND is `low`, from 100000 to below 200000 VND is `mid`, from 200000 VND up is `high`. Return `title`, `band`, in any order.',
    },
    starter: 'SELECT title,\n       CASE\n         WHEN \n       END AS band\nFROM books;',
    hints: [
      {
        vi: 'SQL lấy WHEN đúng đầu tiên, nên WHEN sau không cần nhắc lại điều kiện của WHEN trước.',
        en: 'SQL takes the first WHEN that is true, so a later WHEN need not repeat the condition of an earlier one.',
      },
    ],
    solutions: [
      {
        sql: "SELECT title,\n       CASE\n         WHEN price < 100000 THEN 'low'\n         WHEN price < 200000 THEN 'mid'\n         ELSE 'high'\n       END AS band\nFROM books;",
      },
      {
        sql: "SELECT title,\n       CASE\n         WHEN price >= 200000 THEN 'high'\n         WHEN price >= 100000 THEN 'mid'\n         ELSE 'low'\n       END AS band\nFROM books;",
        note: {
          vi: 'Cũng đúng. Với `<` thì bắt đầu từ số nhỏ nhất, với `>=` thì bắt đầu từ số lớn nhất.',
          en: 'Right too. With `<` start from the smallest number, with `>=` from the largest.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT title, CASE WHEN price < 200000 THEN 'mid' WHEN price < 100000 THEN 'low' ELSE 'high' END AS band FROM books",
        mark: 'price < 200000 then.*price < 100000',
        message: {
          vi: 'Giá dưới 100000 cũng dưới 200000, nên SQL dừng ở WHEN `price < 200000` và không cuốn nào có mức `low`. Hãy viết điều kiện hẹp trước.',
          en: 'A price below 100000 is below 200000 too, so SQL stops at the WHEN `price < 200000` and no book is `low`. Write the narrow condition first.',
        },
      },
      {
        sql: "SELECT title, CASE WHEN price >= 100000 THEN 'mid' WHEN price >= 200000 THEN 'high' ELSE 'low' END AS band FROM books",
        mark: 'price >= 100000 then.*price >= 200000',
        message: {
          vi: 'Giá từ 200000 trở lên cũng từ 100000 trở lên, nên SQL dừng ở WHEN `price >= 100000` và không cuốn nào có mức `high`. Hãy viết điều kiện hẹp trước.',
          en: 'A price from 200000 up is also at least 100000, so SQL stops at the WHEN `price >= 100000` and no book is `high`. Write the narrow condition first.',
        },
      },
      {
        sql: "SELECT title, CASE WHEN price <= 100000 THEN 'low' WHEN price <= 200000 THEN 'mid' ELSE 'high' END AS band FROM books",
        mark: '<= 100000.*<= 200000|> 200000.*> 100000',
        message: {
          vi: 'Cuốn giá đúng 100000 phải là `mid`, cuốn giá đúng 200000 phải là `high`. Hãy đọc lại “dưới” và “từ” trong đề.',
          en: 'A book at exactly 100000 is `mid`, and one at exactly 200000 is `high`. Read “below” and “from” in the task again.',
        },
      },
      {
        sql: "SELECT title, CASE WHEN price < 100000 THEN 'low' WHEN price BETWEEN 100000 AND 200000 THEN 'mid' ELSE 'high' END AS band FROM books",
        mark: 'between 100000 and 200000',
        message: {
          vi: '`BETWEEN 100000 AND 200000` gồm cả hai đầu, nên cuốn giá đúng 200000 thành `mid`. Đề xếp giá đó vào `high`.',
          en: '`BETWEEN 100000 AND 200000` includes both ends, so a book at exactly 200000 becomes `mid`. The task makes it `high`.',
        },
      },
      {
        sql: "SELECT title, CASE WHEN price < 100000 THEN 'low' WHEN price < 200000 THEN 'mid' END AS band FROM books",
        mark: '^(?!.*\\belse\\b)',
        message: {
          vi: 'CASE này không có ELSE, nên sách từ 200000 đồng có `band` là NULL.',
          en: 'This CASE has no ELSE, so books from 200000 VND up have a `band` of NULL.',
        },
      },
    ],
    compare: { kind: 'result' },
  },
  {
    id: 'sql-09-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Xếp khách vào vùng giao hàng: `local` nếu ở `TP. Hồ Chí Minh`, `ask` nếu chưa rõ thành phố (`city` là NULL), `other` nếu ở nơi khác. Trả về `full_name`, `zone`, không cần thứ tự.',
      en: 'Put the customers into delivery zones: `local` in `TP. Hồ Chí Minh`, `ask` where the city is not known (`city` is NULL), `other` anywhere else. Return `full_name`, `zone`, in any order.',
    },
    starter: 'SELECT full_name,\n       CASE\n         WHEN \n       END AS zone\nFROM customers;',
    hints: [
      {
        vi: 'Dạng `CASE city WHEN …` so sánh bằng `=`. So NULL với bất cứ giá trị nào bằng `=` thì được gì?',
        en: 'The form `CASE city WHEN …` compares with `=`. What does comparing NULL with any value by `=` give?',
      },
    ],
    solutions: [
      {
        sql: "SELECT full_name,\n       CASE\n         WHEN city = 'TP. Hồ Chí Minh' THEN 'local'\n         WHEN city IS NULL THEN 'ask'\n         ELSE 'other'\n       END AS zone\nFROM customers;",
      },
      {
        sql: "SELECT full_name,\n       CASE\n         WHEN city IS NULL THEN 'ask'\n         WHEN city <> 'TP. Hồ Chí Minh' THEN 'other'\n         ELSE 'local'\n       END AS zone\nFROM customers;",
        note: {
          vi: 'WHEN đầu tiên đã lấy hết khách chưa rõ thành phố, nên ELSE chỉ còn khách ở `TP. Hồ Chí Minh`.',
          en: 'The first WHEN takes all customers whose city is not known, so ELSE is left with those in `TP. Hồ Chí Minh`.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, CASE city WHEN 'TP. Hồ Chí Minh' THEN 'local' WHEN NULL THEN 'ask' ELSE 'other' END AS zone FROM customers",
        mark: 'case (?:\\w+ \\. )?city .*when null',
        message: {
          vi: 'Phép so sánh `city = NULL` không bao giờ TRUE, và `WHEN NULL` ở dạng ngắn cũng là phép so sánh đó, nên không khách nào có vùng `ask`. Hãy viết `WHEN city IS NULL`.',
          en: 'The comparison `city = NULL` is never TRUE, and `WHEN NULL` in the short form is that same comparison, so no customer gets `ask`. Write `WHEN city IS NULL`.',
        },
      },
      {
        sql: "SELECT full_name, CASE WHEN city = 'TP. Hồ Chí Minh' THEN 'local' WHEN NULL THEN 'ask' ELSE 'other' END AS zone FROM customers",
        mark: 'case when (?:.* when )?null then',
        message: {
          vi: 'Trong `CASE WHEN …`, sau WHEN là một điều kiện, và `WHEN NULL` là một điều kiện không bao giờ TRUE, nên không khách nào có vùng `ask`. Hãy viết `WHEN city IS NULL`.',
          en: 'In `CASE WHEN …`, what follows WHEN is a condition, and `WHEN NULL` is a condition that is never TRUE, so no customer gets `ask`. Write `WHEN city IS NULL`.',
        },
      },
      {
        sql: "SELECT full_name, CASE WHEN city = 'TP. Hồ Chí Minh' THEN 'local' WHEN city = NULL THEN 'ask' ELSE 'other' END AS zone FROM customers",
        mark: '= null',
        message: {
          vi: 'Phép so sánh `city = NULL` không bao giờ TRUE, nên không khách nào có vùng `ask`. Hãy viết `WHEN city IS NULL`.',
          en: 'The comparison `city = NULL` is never TRUE, so no customer gets `ask`. Write `WHEN city IS NULL`.',
        },
      },
      {
        sql: "SELECT full_name, CASE WHEN city = 'TP. Hồ Chí Minh' THEN 'local' ELSE 'other' END AS zone FROM customers",
        mark: '^(?!.*\\b(?:null|coalesce|ifnull)\\b)',
        message: {
          vi: 'Khách chưa rõ thành phố đang có vùng `other`. Họ cần một WHEN riêng với `city IS NULL`.',
          en: 'Customers whose city is not known are in `other` here. They need a WHEN of their own with `city IS NULL`.',
        },
      },
      {
        sql: "SELECT full_name, CASE WHEN city <> 'TP. Hồ Chí Minh' THEN 'other' WHEN city IS NULL THEN 'ask' END AS zone FROM customers",
        mark: '^(?!.*\\belse\\b)',
        message: {
          vi: 'Không WHEN nào chọn khách ở TP. Hồ Chí Minh, và không có ELSE, nên `zone` của họ là NULL.',
          en: 'No WHEN takes the customers in TP. Hồ Chí Minh, and there is no ELSE, so their `zone` is NULL.',
        },
      },
      {
        sql: "SELECT full_name, CASE WHEN city <> 'TP. Hồ Chí Minh' THEN 'other' ELSE 'local' END AS zone FROM customers",
        mark: "^(?!.*\\bnull\\b).*(?:<>|!=|not in).*else 'local'",
        message: {
          vi: 'ELSE áp dụng cả khi điều kiện là UNKNOWN, nên khách chưa rõ thành phố bị xếp vào `local`.',
          en: 'ELSE also applies where the condition is UNKNOWN, so customers whose city is not known are put into `local`.',
        },
      },
      {
        sql: "SELECT full_name, CASE WHEN city LIKE 'TP%' THEN 'local' WHEN city IS NULL THEN 'ask' ELSE 'other' END AS zone FROM customers",
        mark: "like 'TP",
        message: {
          vi: 'Tên thành phố khác cũng có thể bắt đầu bằng `TP`. Hãy so với đủ tên `TP. Hồ Chí Minh`.',
          en: 'The name of a different city may begin with `TP` too. Compare with the full name, `TP. Hồ Chí Minh`.',
        },
      },
      {
        sql: "SELECT full_name, CASE WHEN city LIKE '%Minh' THEN 'local' WHEN city IS NULL THEN 'ask' ELSE 'other' END AS zone FROM customers",
        mark: "like '%[^']*Minh",
        message: {
          vi: 'Mẫu này nhận cả những thành phố khác có tên kết thúc bằng `Minh`. Hãy so sánh với đúng tên.',
          en: 'This pattern takes other cities whose name ends in `Minh` as well. Compare with the exact name.',
        },
      },
    ],
    compare: { kind: 'result' },
    hidden: [
      {
        about: {
          vi: 'Có khách mà tên thành phố chỉ giống một phần của `TP. Hồ Chí Minh`.',
          en: 'The name of one customer’s city is only partly like `TP. Hồ Chí Minh`.',
        },
        sql: "INSERT INTO customers (customer_id, full_name, phone, city, joined_on) VALUES (901, 'Lý Gia Hân', '0100109093', 'Hồ Chí Minh', '2025-06-03');",
      },
    ],
  },
  {
    id: 'sql-09-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê các đơn còn phải xử lý theo trạng thái: `pending` trước, rồi `paid`, rồi `shipped`. Trong một trạng thái, đơn cũ đứng trước (theo `ordered_at`); đặt cùng lúc thì theo `order_id`. Trả về `order_id`, `status`.',
      en: 'List the orders still to be dealt with by status: `pending` first, then `paid`, then `shipped`. Within a status older orders come first (by `ordered_at`), and orders placed at the same moment go by `order_id`. Return `order_id`, `status`.',
    },
    starter: "SELECT order_id, status\nFROM orders\nWHERE status IN ('pending', 'paid', 'shipped')\nORDER BY ",
    hints: [
      {
        vi: 'Đổi mỗi trạng thái thành một con số trong ORDER BY.',
        en: 'Turn each status into a number in ORDER BY.',
      },
    ],
    solutions: [
      {
        sql: "SELECT order_id, status\nFROM orders\nWHERE status IN ('pending', 'paid', 'shipped')\nORDER BY CASE status WHEN 'pending' THEN 1 WHEN 'paid' THEN 2 ELSE 3 END, ordered_at, order_id;",
      },
      {
        sql: "SELECT order_id, status\nFROM orders\nWHERE status IN ('pending', 'paid', 'shipped')\nORDER BY status = 'shipped', status = 'paid', ordered_at, order_id;",
        note: {
          vi: 'Điều kiện sai đứng trước điều kiện đúng, nên khóa đầu đưa `shipped` xuống cuối, khóa sau đưa `paid` xuống sau `pending`. Ngắn hơn, nhưng khó đọc hơn CASE.',
          en: 'False comes before true, so the first key puts `shipped` last and the second puts `paid` after `pending`. Shorter, but harder to read than CASE.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT order_id, status FROM orders WHERE status IN ('pending', 'paid', 'shipped') ORDER BY status, ordered_at, order_id",
        mark: 'order by (?:\\w+ \\. )?status(?: asc)?(?: ,|$)',
        message: {
          vi: 'Đây là thứ tự chữ cái của trạng thái: `paid` đứng trước `pending`.',
          en: 'This is the alphabetical order of the statuses: `paid` comes before `pending`.',
        },
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status IN ('pending', 'paid', 'shipped') ORDER BY CASE status WHEN 'pending' THEN 1 WHEN 'paid' THEN 2 ELSE 3 END, ordered_at DESC, order_id",
        mark: 'ordered_at desc',
        message: {
          vi: 'Ba trạng thái đã đúng thứ tự, nhưng trong một trạng thái thì đơn cũ phải đứng trước.',
          en: 'The three statuses are in order, but within a status older orders come first.',
        },
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status IN ('pending', 'paid', 'shipped') ORDER BY CASE status WHEN 'pending' THEN 1 WHEN 'paid' THEN 2 ELSE 3 END, ordered_at",
        mark: 'ordered_at(?: asc)?$',
        message: {
          vi: 'Hai đơn cùng trạng thái có thể được đặt cùng lúc. ORDER BY còn thiếu khóa cuối, `order_id`.',
          en: 'Two orders of one status may be placed at the same moment. ORDER BY lacks the last key, `order_id`.',
        },
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status IN ('pending', 'paid', 'shipped') ORDER BY CASE status WHEN 'pending' THEN 1 WHEN 'paid' THEN 2 ELSE 3 END, DATE(ordered_at), order_id",
        mark: 'order by .*\\bdate \\( (?:\\w+ \\. )?ordered_at \\)',
        message: {
          vi: '`DATE(ordered_at)` bỏ mất giờ, nên hai đơn cùng ngày bị coi là đặt cùng lúc. Hãy xếp theo chính `ordered_at`.',
          en: '`DATE(ordered_at)` drops the time, so two orders of one day count as placed at the same moment. Sort by `ordered_at` itself.',
        },
      },
      {
        sql: "SELECT order_id, status FROM orders WHERE status IN ('pending', 'paid', 'shipped') ORDER BY CASE status WHEN 'pending' THEN 1 WHEN 'paid' THEN 2 ELSE 3 END, order_id",
        mark: '^(?!.*\\bordered_at\\b)',
        message: {
          vi: 'Mã đơn nhỏ hơn chưa chắc là đơn cũ hơn. Đề xếp theo `ordered_at` trước, rồi mới đến `order_id`.',
          en: 'A smaller id need not mean an older order. The task sorts by `ordered_at` first, and only then by `order_id`.',
        },
      },
      {
        sql: "SELECT order_id, status FROM orders ORDER BY CASE status WHEN 'pending' THEN 1 WHEN 'paid' THEN 2 ELSE 3 END, ordered_at, order_id",
        mark: '^(?!.*\\bwhere\\b)',
        message: {
          vi: 'Kết quả có cả đơn đã giao và đơn bị hủy. Chỉ giữ ba trạng thái còn phải xử lý.',
          en: 'The result also has delivered and cancelled orders. Keep only the three statuses still to be dealt with.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
    equivalent: [
      {
        sql: "SELECT order_id, status FROM \"orders\" WHERE status IN ('pending', 'paid', 'shipped') ORDER BY CASE status WHEN 'pending' THEN 0 WHEN 'paid' THEN 2 ELSE 3 END ASC, ordered_at ASC, order_id ASC",
        reason: 'Only the order of the three numbers counts: 0, 2, 3 sorts as 1, 2, 3.',
      },
      {
        sql: "SELECT order_id, status FROM \"orders\" WHERE status IN ('pending', 'paid', 'shipped') ORDER BY CASE status WHEN 'pending' THEN 1 WHEN 'paid' THEN 2 ELSE 4 END ASC, ordered_at ASC, order_id ASC",
        reason: 'Only the order of the three numbers counts: 1, 2, 4 sorts as 1, 2, 3.',
      },
    ],
  },
  {
    id: 'sql-09-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Đợt giảm giá: sách còn trên 50 cuốn giảm 20%; các sách khác thuộc danh mục 12 hoặc 14 giảm 10%; những sách còn lại giữ nguyên giá. Mỗi đầu sách chỉ được giảm một lần. Giá nào cũng là bội của 1000 đồng, nên không cần làm tròn. Trả về `title`, `sale_price`, không cần thứ tự.',
      en: 'A sale: books with more than 50 copies in stock are 20% off, other books of category 12 or 14 are 10% off, and the rest keep their price. A book gets one discount only. Every price is a multiple of 1000 VND, so there is nothing to round. Return `title`, `sale_price`, in any order.',
    },
    starter: 'SELECT title,\n        AS sale_price\nFROM books;',
    hints: [
      {
        vi: 'Một đầu sách có thể thỏa cả hai điều kiện. WHEN nào phải đứng trước?',
        en: 'A book may meet both conditions. Which WHEN must come first?',
      },
      {
        vi: 'Nhân trước, chia sau: `price * 80 / 100`.',
        en: 'Multiply first, divide afterwards: `price * 80 / 100`.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT title,\n       CASE\n         WHEN stock > 50 THEN price * 80 / 100\n         WHEN category_id IN (12, 14) THEN price * 90 / 100\n         ELSE price\n       END AS sale_price\nFROM books;',
      },
      {
        sql: 'SELECT title,\n       price * CASE WHEN stock > 50 THEN 80 WHEN category_id IN (12, 14) THEN 90 ELSE 100 END / 100 AS sale_price\nFROM books;',
        note: {
          vi: 'CASE chỉ chọn tỉ lệ, còn công thức được viết một lần, nên khi đổi công thức chỉ phải sửa một chỗ.',
          en: 'CASE only chooses the rate and the formula is written once, so a new formula changes one place.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, CASE WHEN category_id IN (12, 14) THEN price * 90 / 100 WHEN stock > 50 THEN price * 80 / 100 ELSE price END AS sale_price FROM books',
        mark: 'when [^,]*category_id .*then.*when .*stock > 50',
        message: {
          vi: 'WHEN về danh mục đứng trước, nên sách của danh mục 12 và 14 còn trên 50 cuốn chỉ được giảm 10%.',
          en: 'The WHEN about the category comes first, so books of categories 12 and 14 with more than 50 copies get only 10% off.',
        },
      },
      {
        sql: 'SELECT title, CASE WHEN stock > 50 THEN price * 80 / 100 WHEN category_id IN (12, 14) THEN price * 90 / 100 END AS sale_price FROM books',
        mark: '^(?!.*\\belse\\b)',
        message: {
          vi: 'CASE không có ELSE, nên những sách phải giữ nguyên giá lại có giá NULL.',
          en: 'The CASE has no ELSE, so the books that should keep their price have NULL.',
        },
      },
      {
        sql: 'SELECT title, price * (100 - CASE WHEN stock > 50 THEN 20 ELSE 0 END - CASE WHEN category_id IN (12, 14) THEN 10 ELSE 0 END) / 100 AS sale_price FROM books',
        mark: '\\bcase\\b.*\\bcase\\b',
        message: {
          vi: 'Hai CASE cùng trừ, nên sách thỏa cả hai điều kiện được giảm 30%. Mỗi đầu sách chỉ được giảm một lần, vậy hãy dùng một CASE.',
          en: 'Both CASEs take something off, so books that meet both conditions get 30% off. A book gets one discount only: use a single CASE.',
        },
      },
      {
        sql: 'SELECT title, CASE WHEN stock >= 50 THEN price * 80 / 100 WHEN category_id IN (12, 14) THEN price * 90 / 100 ELSE price END AS sale_price FROM books',
        mark: '>= 50\\b|> 49\\b',
        message: {
          vi: '“Trên 50 cuốn” không gồm 50.',
          en: '“More than 50” does not include 50.',
        },
      },
      {
        sql: 'SELECT title, CASE WHEN stock > 50 THEN price * (80 / 100) WHEN category_id IN (12, 14) THEN price * (90 / 100) ELSE price END AS sale_price FROM books',
        mark: '\\( 80 / 100 \\)|80 / 100 \\* ',
        message: {
          vi: '`80 / 100` là số nguyên chia số nguyên nên bằng 0, và giá sau khi giảm thành 0. Hãy nhân trước, chia sau.',
          en: '`80 / 100` divides two integers and equals 0, so the reduced prices become 0. Multiply first, divide afterwards.',
        },
      },
      {
        sql: 'SELECT title, CASE WHEN stock > 50 THEN price * 20 / 100 WHEN category_id IN (12, 14) THEN price * 10 / 100 ELSE price END AS sale_price FROM books',
        mark: '\\* (?:20 / 100|0\\.20?)\\b',
        message: {
          vi: 'Đây là số tiền được giảm. Khách trả phần còn lại: 80% hoặc 90% của giá.',
          en: 'This is the amount taken off. The customer pays the rest: 80% or 90% of the price.',
        },
      },
    ],
    promises: { step: { 'books.price': 1000 } },
    compare: { kind: 'result' },
  },
  {
    id: 'sql-09-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Nhà sách gọi điện cho những khách có đơn `pending` hoặc `paid`. Lập danh sách, mỗi đơn một hàng: `order_id`, `customer_id`, `online` (số 1 nếu đơn không có nhân viên bán, số 0 nếu có), `late` (số 1 nếu đơn đặt trước 08:00:00 ngày 28 tháng 6 năm 2025, số 0 nếu đặt từ lúc đó trở đi). Đơn trễ (`late` là 1) không có nhân viên bán đứng trước, rồi đến đơn trễ có nhân viên bán, rồi đến mọi đơn không trễ. Trong mỗi nhóm, xếp theo `customer_id`, rồi theo `order_id`.',
      en: 'The shop calls the customers of its `pending` and `paid` orders. Make the list, one row for each order: `order_id`, `customer_id`, `online` (the number 1 if no employee sold the order, 0 if one did), `late` (the number 1 if it was placed before 08:00:00 on 28 June 2025, 0 if at that moment or after). Late orders (`late` is 1) that no employee sold come first, then late orders that an employee sold, then all orders that are not late. Within each group sort by `customer_id`, then by `order_id`.',
    },
    starter:
      "SELECT order_id, customer_id,\n        AS online,\n        AS late\nFROM orders\nWHERE status IN ('pending', 'paid')\nORDER BY ",
    hints: [
      {
        vi: 'Nhóm thứ ba không chia theo `online`. Hãy đổi ba nhóm thành 1, 2, 3 bằng một CASE trong ORDER BY.',
        en: 'The third group is not split by `online`. Turn the three groups into 1, 2, 3 with one CASE in ORDER BY.',
      },
      {
        vi: 'Đơn không có nhân viên bán có `employee_id` là NULL. Phép nào kiểm tra NULL?',
        en: 'An order that no employee sold has NULL in `employee_id`. Which test asks for NULL?',
      },
    ],
    solutions: [
      {
        sql: "SELECT order_id, customer_id,\n       CASE WHEN employee_id IS NULL THEN 1 ELSE 0 END AS online,\n       CASE WHEN ordered_at < '2025-06-28 08:00:00' THEN 1 ELSE 0 END AS late\nFROM orders\nWHERE status IN ('pending', 'paid')\nORDER BY CASE\n           WHEN ordered_at < '2025-06-28 08:00:00' AND employee_id IS NULL THEN 1\n           WHEN ordered_at < '2025-06-28 08:00:00' THEN 2\n           ELSE 3\n         END, customer_id, order_id;",
      },
      {
        sql: "SELECT order_id, customer_id,\n       CASE WHEN employee_id IS NULL THEN 1 ELSE 0 END AS online,\n       CASE WHEN ordered_at < '2025-06-28 08:00:00' THEN 1 ELSE 0 END AS late\nFROM orders\nWHERE status IN ('pending', 'paid')\nORDER BY CASE\n           WHEN ordered_at >= '2025-06-28 08:00:00' THEN 3\n           WHEN employee_id IS NULL THEN 1\n           ELSE 2\n         END, customer_id, order_id;",
        note: {
          vi: 'WHEN đầu chọn các đơn không trễ, nên những dòng sau không cần nhắc lại thời điểm. Các số sau THEN không phải tăng dần.',
          en: 'The first WHEN takes the orders that are not late, so the lines after it need not repeat the moment. The numbers after THEN need not ascend.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT order_id, customer_id, CASE WHEN employee_id IS NULL THEN 1 ELSE 0 END AS online, CASE WHEN ordered_at < '2025-06-28 08:00:00' THEN 1 ELSE 0 END AS late FROM orders WHERE status IN ('pending', 'paid') ORDER BY late DESC, online DESC, customer_id, order_id",
        mark: 'order by (?:late|4) desc , (?:online|3) desc',
        message: {
          vi: '`online` ở khóa thứ hai chia cả các đơn không trễ thành hai phần. Trong nhóm đó, đề chỉ xếp theo `customer_id` rồi `order_id`.',
          en: 'With `online` as the second key the orders that are not late are split as well. Within that group the task sorts only by `customer_id`, then `order_id`.',
        },
      },
      {
        sql: "SELECT order_id, customer_id, CASE WHEN employee_id IS NULL THEN 1 ELSE 0 END AS online, CASE WHEN ordered_at < '2025-06-28 08:00:00' THEN 1 ELSE 0 END AS late FROM orders WHERE status IN ('pending', 'paid') ORDER BY late DESC, customer_id, order_id",
        mark: 'order by (?:late|4) desc , (?:\\w+ \\. )?customer_id',
        message: {
          vi: 'Các đơn trễ chưa được chia: đơn không có nhân viên bán phải đứng trước đơn có nhân viên bán.',
          en: 'The late orders are not split yet: those that no employee sold come before those that an employee sold.',
        },
      },
      {
        sql: "SELECT order_id, customer_id, CASE WHEN employee_id = NULL THEN 1 ELSE 0 END AS online, CASE WHEN ordered_at < '2025-06-28 08:00:00' THEN 1 ELSE 0 END AS late FROM orders WHERE status IN ('pending', 'paid') ORDER BY CASE WHEN ordered_at < '2025-06-28 08:00:00' AND employee_id = NULL THEN 1 WHEN ordered_at < '2025-06-28 08:00:00' THEN 2 ELSE 3 END, customer_id, order_id",
        mark: 'employee_id (?:=|when) null',
        message: {
          vi: 'So sánh `employee_id` với NULL bằng `=` không bao giờ TRUE, nên đơn nào cũng có `online` là 0. Hãy dùng `IS NULL`.',
          en: 'Comparing `employee_id` with NULL by `=` is never TRUE, so `online` is 0 for every order. Use `IS NULL`.',
        },
      },
      {
        sql: "SELECT order_id, customer_id, CASE WHEN employee_id IS NULL THEN 1 ELSE 0 END AS online, CASE WHEN ordered_at <= '2025-06-28 08:00:00' THEN 1 ELSE 0 END AS late FROM orders WHERE status IN ('pending', 'paid') ORDER BY CASE WHEN ordered_at <= '2025-06-28 08:00:00' AND employee_id IS NULL THEN 1 WHEN ordered_at <= '2025-06-28 08:00:00' THEN 2 ELSE 3 END, customer_id, order_id",
        mark: "<= '2025-06-28 08:00(?::00)?'",
        message: {
          vi: 'Đơn đặt đúng 08:00:00 không trễ, vì đề ghi “trước” thời điểm đó. Hãy dùng `<`.',
          en: 'An order placed at exactly 08:00:00 is not late, for the task says “before” that moment. Use `<`.',
        },
      },
      {
        sql: "SELECT order_id, customer_id, CASE WHEN employee_id IS NULL THEN 1 ELSE 0 END AS online, CASE WHEN ordered_at < '2025-06-28 8:00:00' THEN 1 ELSE 0 END AS late FROM orders WHERE status IN ('pending', 'paid') ORDER BY CASE WHEN ordered_at < '2025-06-28 8:00:00' AND employee_id IS NULL THEN 1 WHEN ordered_at < '2025-06-28 8:00:00' THEN 2 ELSE 3 END, customer_id, order_id",
        mark: "28 8:00(?::00)?'",
        engine: 'sqlite',
        message: {
          vi: 'SQLite so hai chuỗi từng ký tự. Chuỗi `8:00:00` thiếu số 0, nên `16:20:32` cũng đứng trước nó, vì `1` đứng trước `8`. Hãy viết `08:00:00`.',
          en: 'SQLite compares two strings character by character. `8:00:00` lacks its 0, so even `16:20:32` comes before it, since `1` comes before `8`. Write `08:00:00`.',
        },
      },
      {
        sql: "SELECT order_id, customer_id, CASE WHEN employee_id IS NULL THEN 1 ELSE 0 END AS online, CASE WHEN ordered_at < '2025-06-28 08:00:00' THEN 1 ELSE 0 END AS late FROM orders WHERE status IN ('pending', 'paid') ORDER BY CASE WHEN ordered_at < '2025-06-28 08:00:00' AND employee_id IS NULL THEN 1 WHEN ordered_at < '2025-06-28 08:00:00' THEN 2 ELSE 3 END, customer_id",
        mark: 'customer_id(?: asc)?$',
        message: {
          vi: 'Một khách có thể có hai đơn trong một nhóm. ORDER BY còn thiếu khóa cuối, `order_id`.',
          en: 'A customer may have two orders in one group. ORDER BY lacks the last key, `order_id`.',
        },
      },
      {
        sql: "SELECT order_id, customer_id, CASE WHEN employee_id IS NULL THEN 1 END AS online, CASE WHEN ordered_at < '2025-06-28 08:00:00' THEN 1 END AS late FROM orders WHERE status IN ('pending', 'paid') ORDER BY CASE WHEN ordered_at < '2025-06-28 08:00:00' AND employee_id IS NULL THEN 1 WHEN ordered_at < '2025-06-28 08:00:00' THEN 2 ELSE 3 END, customer_id, order_id",
        mark: 'then 1 end',
        message: {
          vi: 'CASE không có ELSE trả về NULL, còn đề cần số 0. Hãy thêm `ELSE 0`.',
          en: 'A CASE without ELSE returns NULL, while the task asks for the number 0. Add `ELSE 0`.',
        },
      },
    ],
    compare: { kind: 'result', order: true, types: { online: 'integer', late: 'integer' } },
    equivalent: [
      {
        sql: "SELECT order_id, customer_id, CASE WHEN employee_id IS NULL THEN 1 ELSE 0 END AS \"online\", CASE WHEN ordered_at < '2025-06-28 08:00:00' THEN 1 ELSE 0 END AS \"late\" FROM \"orders\" WHERE status IN ('pending', 'paid') ORDER BY CASE WHEN ordered_at < '2025-06-28 08:00:00' AND employee_id IS NULL THEN 0 WHEN ordered_at < '2025-06-28 08:00:00' THEN 2 ELSE 3 END ASC, customer_id ASC, order_id ASC",
        reason: 'Only the order of the three numbers counts: 0, 2, 3 sorts as 1, 2, 3.',
      },
      {
        sql: "SELECT order_id, customer_id, CASE WHEN employee_id IS NULL THEN 1 ELSE 0 END AS \"online\", CASE WHEN ordered_at < '2025-06-28 08:00:00' THEN 1 ELSE 0 END AS \"late\" FROM \"orders\" WHERE status IN ('pending', 'paid') ORDER BY CASE WHEN ordered_at < '2025-06-28 08:00:00' AND employee_id IS NULL THEN 1 WHEN ordered_at < '2025-06-28 08:00:00' THEN 2 ELSE 4 END ASC, customer_id ASC, order_id ASC",
        reason: 'Only the order of the three numbers counts: 1, 2, 4 sorts as 1, 2, 3.',
      },
      {
        sql: "SELECT order_id, customer_id, CASE WHEN employee_id IS NULL THEN 1 ELSE 0 END AS \"online\", CASE WHEN ordered_at < '2025-06-28 08:00:00' THEN 1 ELSE 0 END AS \"late\" FROM \"orders\" WHERE status IN ('pending', 'paid') ORDER BY CASE WHEN ordered_at >= '2025-06-28 08:00:00' THEN 4 WHEN employee_id IS NULL THEN 1 ELSE 2 END ASC, customer_id ASC, order_id ASC",
        reason: 'Only the order of the three numbers counts: 1, 2, 4 sorts as 1, 2, 3.',
      },
      {
        sql: "SELECT order_id, customer_id, CASE WHEN employee_id IS NULL THEN 1 ELSE 0 END AS \"online\", CASE WHEN ordered_at < '2025-06-28 08:00:00' THEN 1 ELSE 0 END AS \"late\" FROM \"orders\" WHERE status IN ('pending', 'paid') ORDER BY CASE WHEN ordered_at >= '2025-06-28 08:00:00' THEN 3 WHEN employee_id IS NULL THEN 0 ELSE 2 END ASC, customer_id ASC, order_id ASC",
        reason: 'Only the order of the three numbers counts: 0, 2, 3 sorts as 1, 2, 3.',
      },
    ],
  },
];
