import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** ORDER BY, LIMIT and OFFSET. */
export const DAY_05: readonly SqlExercise[] = [
  {
    id: 'sql-05-06',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Liệt kê khách từ mới đến cũ: `full_name`, `joined_on`, xếp theo `joined_on` giảm dần; mở tài khoản cùng ngày thì theo `full_name` tăng dần.',
      en: 'List the customers from the newest to the oldest: `full_name`, `joined_on`, sorted by `joined_on` descending; those who joined on the same day, by `full_name` ascending.',
    },
    starter: 'SELECT full_name, joined_on\nFROM customers\nORDER BY ',
    hints: [
      {
        vi: 'DESC đứng ngay sau khóa mà nó áp dụng. Hai khóa cách nhau bằng dấu phẩy.',
        en: 'DESC follows the key that it applies to. A comma separates the two keys.',
      },
    ],
    solutions: [{ sql: 'SELECT full_name, joined_on\nFROM customers\nORDER BY joined_on DESC, full_name;' }],
    wrong: [
      {
        sql: 'SELECT full_name, joined_on FROM customers ORDER BY joined_on, full_name',
        mark: '\\border by (?!.*\\bdesc\\b)',
        message: {
          vi: 'Không có DESC thì ORDER BY xếp tăng dần, nên khách cũ nhất đứng đầu.',
          en: 'Without DESC, ORDER BY sorts in ascending order, so the oldest customer comes first.',
        },
      },
      {
        sql: 'SELECT full_name, joined_on FROM customers ORDER BY joined_on, full_name DESC',
        mark: '\\bfull_name desc\\b',
        message: {
          vi: 'DESC ở cuối chỉ áp dụng cho `full_name`. Khóa cần giảm dần là `joined_on`.',
          en: 'The DESC at the end applies only to `full_name`. The key that must descend is `joined_on`.',
        },
      },
      {
        sql: 'SELECT full_name, joined_on FROM customers ORDER BY joined_on DESC',
        mark: '\\border by [^,]+$',
        message: {
          vi: 'Hai khách mở tài khoản cùng ngày chưa có thứ tự xác định. Hãy thêm khóa `full_name`.',
          en: 'Two customers who joined on the same day have no definite order. Add the key `full_name`.',
        },
      },
      {
        sql: 'SELECT full_name, joined_on FROM customers ORDER BY full_name, joined_on DESC',
        mark: '\\border by (?:\\w+ \\. )?full_name\\b',
        message: {
          vi: 'Khóa đứng trước được xét trước. Ở đây kết quả đang xếp theo tên.',
          en: 'The first key is considered first. Here the result is sorted by name.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-05-01',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Năm cuốn sách đắt nhất: `title`, `price`, xếp theo giá giảm dần, cùng giá thì theo `title` tăng dần. Hai cuốn trùng cả tên lẫn giá vẫn là hai hàng; cuốn nào trong hai cuốn đứng trước thì kết quả cũng như nhau.',
      en: 'The five most expensive books: `title`, `price`, sorted by price in descending order, books of the same price by `title` in ascending order. Two books with the same title and the same price are still two rows; whichever of them comes first, the result is the same.',
    },
    starter: 'SELECT title, price\nFROM books\n',
    hints: [
      {
        vi: 'Cần hai khóa sắp xếp, mỗi khóa có chiều riêng.',
        en: 'You need two sort keys, each with a direction of its own.',
      },
    ],
    solutions: [
      { sql: 'SELECT title, price\nFROM books\nORDER BY price DESC, title\nLIMIT 5;' },
      {
        sql: 'SELECT title, price\nFROM books\nORDER BY -price, title\nLIMIT 5;',
        note: {
          vi: 'Đổi dấu một số cũng đảo được chiều, nhưng `DESC` nói rõ ý hơn và dùng được cho cả chuỗi.',
          en: 'Negating a number reverses the direction too, but `DESC` says what is meant and works for strings as well.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT title, price FROM books ORDER BY price DESC LIMIT 5',
        mark: 'order by (?:price desc|2 desc|- price)(?: limit|$)',
        message: {
          vi: 'Những cuốn cùng giá đang đứng theo thứ tự tùy ý của hệ quản trị. Thêm `title` làm khóa thứ hai.',
          en: 'Books of the same price stand in whatever order suits the database. Add `title` as the second key.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price DESC, book_id LIMIT 5',
        mark: 'order by (?:price desc|2 desc|- price) , book_id',
        message: {
          vi: 'Những cuốn cùng giá đang xếp theo `book_id`. Đề yêu cầu xếp chúng theo `title`.',
          en: 'Books of the same price are sorted by `book_id`. The task asks for `title`.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price, title LIMIT 5',
        mark: 'order by (?:price|2)(?: asc)? , (?:title|1)(?: asc)?(?: limit|$)',
        message: {
          vi: 'Đây là năm cuốn rẻ nhất: ORDER BY xếp tăng dần, trừ khi khóa có `DESC`.',
          en: 'These are the five cheapest: ORDER BY sorts in ascending order unless the key has `DESC`.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price, title DESC LIMIT 5',
        mark: 'order by (?:price|2)(?: asc)? , (?:title|1) desc',
        message: {
          vi: '`DESC` chỉ áp dụng cho khóa đứng ngay trước nó, nên ở đây giá vẫn tăng dần.',
          en: '`DESC` applies only to the key right before it, so the price is still ascending here.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price DESC, title DESC LIMIT 5',
        mark: '(?:price desc|2 desc|- price) , (?:title|1) desc',
        message: {
          vi: 'Những cuốn cùng giá phải xếp theo `title` tăng dần, ở đây chúng đang giảm dần.',
          en: 'Books of the same price must be sorted by `title` in ascending order; here they are descending.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY title, price DESC LIMIT 5',
        mark: 'order by (?:title|1)(?: asc)?(?: ,| limit|$)',
        message: {
          vi: 'Khóa đầu tiên được xét trước: đây là năm cuốn đứng đầu theo tên. Hãy đặt giá làm khóa đầu.',
          en: 'The first key is compared first: these are the first five books by title. Make the price the first key.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price DESC, title',
        mark: '^(?!.*\\b(?:limit|fetch)\\b)',
        message: {
          vi: 'Không có LIMIT nên mọi cuốn đều được trả về. Đề chỉ cần năm cuốn.',
          en: 'Without LIMIT every book is returned. The task asks for five.',
        },
      },
      {
        sql: 'SELECT title, price FROM books WHERE price > 250000 ORDER BY price DESC, title LIMIT 5',
        mark: 'where (?:\\w+ \\. )?price >=? \\d',
        message: {
          vi: 'Mốc giá này chỉ hợp với những hàng bạn đang thấy: ở một nhà sách rẻ hơn, nó loại cả những cuốn phải có. ORDER BY và LIMIT là đủ.',
          en: 'This price limit fits only the rows you see: in a cheaper shop it removes books that belong in the result. ORDER BY and LIMIT are enough.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-05-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Lập danh sách khách cho người giao hàng: `full_name`, `city`, mỗi khách một hàng, xếp theo `city` tăng dần; những khách chưa rõ thành phố (`city` là NULL) đứng cuối. Các khách cùng thành phố, cũng như các khách chưa rõ thành phố, xếp theo `full_name` tăng dần. Câu trả lời phải chạy được trên cả SQLite và PostgreSQL.',
      en: 'Make a customer list for the courier: `full_name`, `city`, one row for each customer, sorted by `city` in ascending order, with the customers whose city is unknown (`city` is NULL) last. Customers of the same city, and likewise those of unknown city, are sorted by `full_name` in ascending order. Your answer must run on both SQLite and PostgreSQL.',
    },
    starter: 'SELECT full_name, city\nFROM customers\nORDER BY ',
    hints: [
      {
        vi: 'Đừng dựa vào mặc định: khi xếp tăng dần, SQLite đặt NULL lên đầu, PostgreSQL đặt xuống cuối.',
        en: 'Do not rely on the default: in ascending order SQLite puts NULL first, PostgreSQL last.',
      },
      {
        vi: 'Ghi chỗ của NULL ngay sau khóa `city`.',
        en: 'State the place of NULL right after the key `city`.',
      },
    ],
    solutions: [
      { sql: 'SELECT full_name, city\nFROM customers\nORDER BY city NULLS LAST, full_name;' },
      {
        sql: 'SELECT full_name, city\nFROM customers\nORDER BY city IS NULL, city, full_name;',
        note: {
          vi: 'Điều kiện sai đứng trước điều kiện đúng, nên những hàng có `city` đứng trước. Cách này chạy được cả trên MySQL.',
          en: 'A false condition sorts before a true one, so rows with a `city` come first. This works on MySQL too.',
        },
      },
    ],
    wrong: [
      {
        sql: "SELECT full_name, city FROM customers ORDER BY COALESCE(city, 'ZZZ'), full_name",
        mark: "coalesce \\( city , '[ -~]+' \\)",
        message: {
          vi: 'Theo mã ký tự, `Đ` đứng sau mọi ký tự ASCII, nên những khách chưa rõ thành phố vẫn đứng trước Đà Lạt và Đà Nẵng.',
          en: 'By character code `Đ` comes after every ASCII character, so the customers of unknown city still come before Đà Lạt and Đà Nẵng.',
        },
      },
      {
        sql: 'SELECT full_name, city FROM customers ORDER BY city NULLS FIRST, full_name',
        mark: 'nulls first|city is not null ,',
        message: {
          vi: 'Những khách chưa rõ thành phố đang đứng đầu danh sách.',
          en: 'The customers of unknown city stand at the top of the list.',
        },
      },
      {
        sql: 'SELECT full_name, city FROM customers ORDER BY city, full_name',
        mark: 'order by (?:city|2)(?: asc)? , (?:full_name|1)(?: asc)?$',
        engine: 'sqlite',
        message: {
          vi: 'Khi xếp tăng dần, SQLite mặc định đặt NULL lên đầu. Hãy ghi rõ chỗ của NULL.',
          en: 'In ascending order SQLite puts NULL first by default. State the place of NULL.',
        },
      },
      {
        sql: 'SELECT full_name, city FROM customers ORDER BY city DESC, full_name',
        mark: 'order by (?:city|2) desc',
        message: {
          vi: '`DESC` đảo cả thứ tự của các thành phố. Hãy xếp `city` tăng dần và ghi riêng chỗ của NULL.',
          en: '`DESC` reverses the order of the cities too. Sort `city` in ascending order and state the place of NULL separately.',
        },
      },
      {
        sql: 'SELECT full_name, city FROM customers ORDER BY city NULLS LAST',
        mark: 'order by (?:city nulls last|city is null , city)$',
        message: {
          vi: 'Các khách cùng thành phố đang đứng theo thứ tự tùy ý của hệ quản trị. Thêm `full_name` làm khóa tiếp theo.',
          en: 'Customers of the same city stand in whatever order suits the database. Add `full_name` as the next key.',
        },
      },
      {
        sql: 'SELECT full_name, city FROM customers ORDER BY full_name, city NULLS LAST',
        mark: 'order by (?:full_name|1)(?: asc)?(?: ,|$)',
        message: {
          vi: 'Khóa đầu tiên được xét trước. Danh sách phải xếp theo `city` trước, rồi mới đến tên.',
          en: 'The first key is compared first. The list must go by `city` first, and by name only after that.',
        },
      },
      {
        sql: 'SELECT full_name, city FROM customers WHERE city IS NOT NULL ORDER BY city, full_name',
        mark: 'where (?:\\w+ \\. )?city is not null',
        message: {
          vi: 'Những khách chưa rõ thành phố vẫn phải có trong danh sách.',
          en: 'The customers of unknown city must still be on the list.',
        },
      },
    ],
    // After every Vietnamese letter.
    promises: { also: { 'customers.city': ['東京'] } },
    compare: { kind: 'result', order: true, portable: true },
    equivalent: [
      {
        sql: 'SELECT full_name, city FROM "customers" ORDER BY city IS NULL ASC, city ASC NULLS LAST, full_name ASC',
        reason:
          'The first key already separates the rows whose city is NULL, so the second never compares NULL with a city.',
      },
    ],
  },
  {
    id: 'sql-05-03',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trang web bày 8 cuốn mỗi trang, xếp theo giá tăng dần, cùng giá thì theo `title` tăng dần. Lấy trang thứ 3 theo đúng thứ tự ấy: `title`, `price`. Hai cuốn trùng cả tên lẫn giá vẫn là hai hàng; cuốn nào trong hai cuốn đứng trước thì kết quả cũng như nhau.',
      en: 'The site shows 8 books a page, sorted by price in ascending order, books of the same price by `title` in ascending order. Fetch page 3 in that order: `title`, `price`. Two books with the same title and the same price are still two rows; whichever of them comes first, the result is the same.',
    },
    starter: 'SELECT title, price\nFROM books\n',
    hints: [
      {
        vi: 'Trước trang 3 có bao nhiêu trang, tức là phải bỏ qua bao nhiêu cuốn?',
        en: 'How many pages come before page 3, and so how many books are to be skipped?',
      },
    ],
    solutions: [{ sql: 'SELECT title, price\nFROM books\nORDER BY price, title\nLIMIT 8 OFFSET 16;' }],
    wrong: [
      {
        sql: 'SELECT title, price FROM books ORDER BY price, title LIMIT 8 OFFSET 3',
        mark: '\\boffset 3\\b|limit 3 , 8',
        message: {
          vi: 'OFFSET đếm hàng, không đếm trang. Phải bỏ qua hai trang, mỗi trang 8 hàng.',
          en: 'OFFSET counts rows, not pages. Two pages of 8 rows each are to be skipped.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price, title LIMIT 8 OFFSET 2',
        mark: '\\boffset 2\\b|limit 2 , 8',
        message: {
          vi: 'OFFSET đếm hàng, không đếm trang. Phải bỏ qua đủ các hàng của hai trang.',
          en: 'OFFSET counts rows, not pages. All the rows of two pages are to be skipped.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price, title LIMIT 8 OFFSET 24',
        mark: '\\boffset 24\\b|limit 24 , 8|offset 8 \\* 3\\b|offset 3 \\* 8\\b',
        message: {
          vi: 'Bỏ qua 24 hàng là bỏ qua ba trang, nên đây là trang 4.',
          en: 'Skipping 24 rows skips three pages, so this is page 4.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price, title LIMIT 8 OFFSET 17',
        mark: '\\boffset 17\\b|limit 17 , 8',
        message: {
          vi: 'OFFSET là số hàng bị bỏ qua, không phải số thứ tự của hàng đầu tiên. Trang 3 bắt đầu từ hàng thứ 17, tức là sau 16 hàng.',
          en: 'OFFSET is how many rows are skipped, not the number of the first one. Page 3 begins at row 17, that is, after 16 rows.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price, title LIMIT 24 OFFSET 16',
        mark: 'limit 24 offset 16|limit 16 , 24|offset 16 limit 24',
        message: {
          vi: 'LIMIT là số hàng cần lấy, không phải số thứ tự của hàng cuối.',
          en: 'LIMIT is how many rows to take, not the number of the last one.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price, title LIMIT 16 OFFSET 8',
        mark: 'limit 16 offset 8\\b|limit 8 , 16|offset 8 limit 16',
        message: {
          vi: 'Hai số đã đổi chỗ: LIMIT là số hàng cần lấy, OFFSET là số hàng bị bỏ qua.',
          en: 'The two numbers have changed places: LIMIT is how many rows to take, OFFSET how many to skip.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price, title LIMIT 8',
        mark: '^(?!.*\\boffset\\b).*\\blimit 8$',
        message: {
          vi: 'Đây là trang 1: chưa có OFFSET để bỏ qua những trang đứng trước.',
          en: 'This is page 1: there is no OFFSET to skip the pages before.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price LIMIT 8 OFFSET 16',
        mark: 'order by (?:price|2)(?: asc)? (?:limit|offset)',
        message: {
          vi: 'Những cuốn cùng giá đang đứng theo thứ tự tùy ý của hệ quản trị. Thêm `title` làm khóa thứ hai.',
          en: 'Books of the same price stand in whatever order suits the database. Add `title` as the second key.',
        },
      },
      {
        sql: 'SELECT title, price FROM books ORDER BY price, book_id LIMIT 8 OFFSET 16',
        mark: 'order by (?:price|2)(?: asc)? , book_id',
        message: {
          vi: 'Những cuốn cùng giá đang xếp theo `book_id`. Đề yêu cầu xếp chúng theo `title`.',
          en: 'Books of the same price are sorted by `book_id`. The task asks for `title`.',
        },
      },
      {
        sql: 'SELECT title, price FROM (SELECT title, price FROM books ORDER BY price LIMIT 24) AS first_pages ORDER BY price, title LIMIT 8 OFFSET 16',
        mark: 'order by (?:\\w+ \\. )?price(?: asc)? limit 24 \\)',
        message: {
          vi: 'Truy vấn trong ngoặc cắt 24 hàng mà không có khóa phụ, nên cuốn nào được giữ trong số những cuốn cùng giá là tùy ý.',
          en: 'The query in parentheses cuts off after 24 rows without a tie-breaker, so which books of the same price are kept is arbitrary.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-05-04',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Giá cao thứ nhì trong nhà sách là bao nhiêu? Trả về một hàng với một cột `price`. Nhiều cuốn cùng giá chỉ tính là một mức giá; nhà sách luôn có ít nhất hai mức giá.',
      en: 'What is the second-highest price in the shop? Return one row with one column `price`. Several books at the same price count as one price; the shop always has at least two different prices.',
    },
    starter: 'SELECT price\nFROM books\n',
    hints: [
      {
        vi: 'Hãy xếp giá giảm dần và nhìn hai hàng đầu.',
        en: 'Sort the prices in descending order and look at the first two rows.',
      },
      {
        vi: 'DISTINCT (ngày 3) bỏ các giá trùng trước khi LIMIT và OFFSET đếm hàng.',
        en: 'DISTINCT (day 3) removes equal prices before LIMIT and OFFSET count rows.',
      },
    ],
    solutions: [
      { sql: 'SELECT DISTINCT price\nFROM books\nORDER BY price DESC\nLIMIT 1 OFFSET 1;' },
      {
        sql: 'SELECT MAX(price) AS price\nFROM books\nWHERE price < (SELECT MAX(price) FROM books);',
        note: {
          vi: 'Lấy giá lớn nhất trong những giá thấp hơn giá cao nhất: dùng MAX (ngày 10) và truy vấn con (ngày 16).',
          en: 'Takes the largest of the prices below the highest one, with MAX (day 10) and a subquery (day 16).',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT price FROM books ORDER BY price DESC LIMIT 1 OFFSET 1',
        mark: '^(?!.*\\b(?:distinct|group)\\b).*order by (?:price desc|1 desc|- price) (?:limit 1 offset 1|limit 1 , 1|offset 1)\\b',
        message: {
          vi: 'Hàng thứ hai chưa chắc là mức giá thứ hai: ở đây hai cuốn đắt nhất có cùng giá.',
          en: 'The second row need not hold the second price: here the two most expensive books cost the same.',
        },
      },
      {
        sql: 'SELECT price FROM books ORDER BY price DESC LIMIT 1 OFFSET 2',
        mark: '^(?!.*\\b(?:distinct|group)\\b).*(?:\\boffset 2\\b|limit 2 , 1)',
        message: {
          vi: 'Bỏ qua hai hàng thì đúng ở đây, vì có đúng hai cuốn cùng giá cao nhất. Nếu có ba cuốn, hàng tiếp theo vẫn là giá cao nhất. Hãy bỏ các giá trùng trước khi đếm hàng.',
          en: 'Skipping two rows is right here, because exactly two books share the highest price. With three of them, the next row would still hold the highest price. Remove equal prices before counting rows.',
        },
      },
      {
        sql: 'SELECT price FROM books WHERE price < 320000 ORDER BY price DESC LIMIT 1',
        mark: 'price < 320000\\b',
        message: {
          vi: '320000 chỉ là giá cao nhất của những hàng bạn đang thấy. Truy vấn phải tự tìm ra giá cao nhất.',
          en: '320000 is the highest price only of the rows you see. The query has to find the highest price itself.',
        },
      },
      {
        sql: 'SELECT price FROM books WHERE price <> 320000 ORDER BY price DESC LIMIT 1',
        mark: 'price (?:<>|!=) 320000\\b',
        message: {
          vi: '320000 chỉ là giá cao nhất của những hàng bạn đang thấy. Truy vấn phải tự tìm ra giá cao nhất.',
          en: '320000 is the highest price only of the rows you see. The query has to find the highest price itself.',
        },
      },
      {
        sql: 'SELECT DISTINCT price FROM books ORDER BY price DESC LIMIT 2',
        mark: '\\blimit 2$',
        message: {
          vi: 'Đây là hai giá cao nhất. Đề chỉ cần giá thứ hai.',
          en: 'These are the two highest prices. Only the second is asked for.',
        },
      },
      {
        sql: 'SELECT DISTINCT price FROM books ORDER BY price DESC LIMIT 1 OFFSET 2',
        mark: '\\b(?:distinct|group)\\b.*(?:\\boffset 2\\b|limit 2 , 1)',
        message: {
          vi: 'OFFSET 2 bỏ qua hai mức giá, nên đây là mức giá thứ ba.',
          en: 'OFFSET 2 skips two prices, so this is the third-highest one.',
        },
      },
      {
        sql: 'SELECT DISTINCT price FROM books ORDER BY price LIMIT 1 OFFSET 1',
        mark: 'order by (?:price|1)(?: asc)? (?:limit|offset)',
        message: {
          vi: 'Đây là giá thấp thứ nhì: thiếu `DESC`.',
          en: 'This is the second-lowest price: `DESC` is missing.',
        },
      },
      {
        sql: 'SELECT MAX(price) AS price FROM books',
        mark: '^(?!.*\\b(?:offset|where)\\b)',
        message: {
          vi: 'Đây là giá cao nhất. Đề cần mức giá ngay dưới nó.',
          en: 'This is the highest price. The task asks for the one just below it.',
        },
      },
    ],
    promises: { never: ['SELECT COUNT(*) FROM books HAVING COUNT(DISTINCT price) < 2'] },
    compare: { kind: 'result', order: true },
  },
  {
    id: 'sql-05-05',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Trang web xếp sách theo giá tăng dần, cùng giá thì cuốn có `book_id` lớn hơn đứng trước. Ứng dụng nhớ hai giá trị của cuốn cuối cùng mà khách đã xem: `price` là 190000 và `book_id` là 31. Chỉ dựa vào hai giá trị ấy, không dùng OFFSET, hãy lấy 4 cuốn đứng ngay sau, theo đúng thứ tự của trang: `book_id`, `title`, `price`.',
      en: 'The site sorts books by price in ascending order; of books with the same price, the one with the larger `book_id` comes first. The application remembers two values of the last book that the customer has seen: `price` is 190000 and `book_id` is 31. From these two values only, without OFFSET, fetch the 4 books that come right after it, in the order of the site: `book_id`, `title`, `price`.',
    },
    starter: 'SELECT book_id, title, price\nFROM books\nWHERE \nORDER BY price, book_id DESC\nLIMIT 4;',
    hints: [
      {
        vi: 'Một cuốn đứng sau cuốn đã xem khi nó đắt hơn, hoặc khi nó cùng giá mà…',
        en: 'A book comes after the one already seen when it is more expensive, or when it has the same price and…',
      },
      {
        vi: 'Hai trường hợp nối bằng OR; trường hợp thứ hai có AND. Chú ý chiều của `book_id`.',
        en: 'The two cases are joined by OR; the second has an AND. Mind the direction of `book_id`.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT book_id, title, price\nFROM books\nWHERE price > 190000\n   OR (price = 190000 AND book_id < 31)\nORDER BY price, book_id DESC\nLIMIT 4;',
      },
      {
        sql: 'SELECT book_id, title, price\nFROM books\nWHERE (price, -book_id) > (190000, -31)\nORDER BY price, book_id DESC\nLIMIT 4;',
        note: {
          vi: 'Hai bộ giá trị được so như so hai từ trong từ điển: so giá trước, bằng nhau mới so đến mã. Phép so này chỉ có một chiều, nên mã được đổi dấu.',
          en: 'Two rows of values are compared like two words in a dictionary: first the prices, and the ids only where the prices are equal. The comparison has one direction only, so the id is negated.',
        },
      },
    ],
    wrong: [
      {
        sql: 'SELECT book_id, title, price FROM books WHERE price > 190000 ORDER BY price, book_id DESC LIMIT 4',
        mark: 'where price > 190000 order by',
        message: {
          vi: 'Những cuốn cùng giá 190000 đứng sau cuốn số 31 bị bỏ sót.',
          en: 'The books at the same price, 190000, that come after book 31 are missed.',
        },
      },
      {
        sql: 'SELECT book_id, title, price FROM books WHERE price >= 190000 ORDER BY price, book_id DESC LIMIT 4',
        mark: 'where price >= 190000 order by',
        message: {
          vi: 'Những cuốn giá 190000 mà khách đã xem, trong đó có cuốn số 31, lại hiện ra.',
          en: 'The books at 190000 that the customer has already seen, book 31 among them, appear again.',
        },
      },
      {
        sql: 'SELECT book_id, title, price FROM books WHERE price >= 190000 AND book_id < 31 ORDER BY price, book_id DESC LIMIT 4',
        mark: 'price >= 190000 and book_id < 31|book_id < 31 and price >= 190000',
        message: {
          vi: 'Điều kiện về mã chỉ dành cho những cuốn cùng giá 190000. Cuốn đắt hơn thì mã nào cũng được.',
          en: 'The condition on the id is for books at the same price, 190000, only. More expensive ones may have any id.',
        },
      },
      {
        sql: 'SELECT book_id, title, price FROM books WHERE price > 190000 OR (price = 190000 AND book_id > 31) ORDER BY price, book_id DESC LIMIT 4',
        mark: 'book_id > 31|\\( price , book_id \\) > \\( 190000 , 31 \\)',
        message: {
          vi: 'Trong cùng một mức giá, mã lớn đứng trước, nên những cuốn tiếp theo có mã nhỏ hơn 31.',
          en: 'Within one price the larger id comes first, so the next books have ids smaller than 31.',
        },
      },
      {
        sql: 'SELECT book_id, title, price FROM books WHERE price > 190000 OR (price = 190000 AND book_id <= 31) ORDER BY price, book_id DESC LIMIT 4',
        mark: 'book_id <= 31|\\( price , - book_id \\) >= \\( 190000 , - 31 \\)',
        message: {
          vi: 'Cuốn số 31, mà khách vừa xem, lại hiện ra ở đầu trang.',
          en: 'Book 31, which the customer has just seen, appears again at the top of the page.',
        },
      },
      {
        sql: 'SELECT book_id, title, price FROM books WHERE price > 190000 OR book_id < 31 ORDER BY price, book_id DESC LIMIT 4',
        mark: 'price > 190000 or book_id < 31|book_id < 31 or price > 190000',
        message: {
          vi: 'Mọi cuốn có mã nhỏ hơn 31 đều lọt vào, kể cả cuốn rẻ hơn 190000. Điều kiện về mã phải đi cùng `price = 190000`.',
          en: 'Every book with an id below 31 gets in, even if it costs less than 190000. The condition on the id must go with `price = 190000`.',
        },
      },
      {
        sql: 'SELECT book_id, title, price FROM books ORDER BY price, book_id DESC LIMIT 4 OFFSET 20',
        mark: '\\boffset\\b',
        message: {
          vi: 'OFFSET đếm vị trí: khi dữ liệu đổi, cuốn khách đã xem không còn ở vị trí ấy. Hãy dùng hai giá trị mà ứng dụng nhớ.',
          en: 'OFFSET counts places: when the data change, the book already seen is no longer in that place. Use the two values that the application remembers.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
    hidden: [
      {
        about: {
          vi: 'Có một cuốn giá 190001 đồng.',
          en: 'One book costs 190001 VND.',
        },
        sql: "INSERT INTO books (book_id, title, category_id, price, stock) VALUES (901, 'Chuyện kể bên hiên', 14, 190001, 5);",
      },
    ],
  },
];
