import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** The attempt and the follow-ups of problem 175; `shown` are the datasets that the page shows. */
export function exercises(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-175-01',
      dataset: 'lc_175',
      prompt: {
        vi: 'Hãy lập danh sách mọi bạn đọc kèm địa chỉ. Trả về `name`, `phone`, `street`, `city`, mỗi bạn đọc trong `readers` đúng một hàng, không cần sắp xếp. Bạn đọc không có địa chỉ thì `street` và `city` là NULL.',
        en: 'List every reader with their address. Return `name`, `phone`, `street`, `city`, exactly one row for each reader in `readers`, in any order. For a reader without an address, `street` and `city` are NULL.',
      },
      starter: 'SELECT \nFROM readers AS r\n',
      hints: [
        {
          vi: 'Cột nào của `addresses` cho biết địa chỉ là của ai? Hai bảng đều có cột `id`, nhưng đó là hai loại mã khác nhau.',
          en: 'Which column of `addresses` says whose address it is? Both tables have a column `id`, but these are ids of different things.',
        },
        {
          vi: 'Kết quả phải có bao nhiêu hàng? Hãy thử thêm một bạn đọc chưa có địa chỉ: người ấy có còn trong kết quả của bạn không?',
          en: 'How many rows must the result have? Imagine one more reader, without an address: does your result still contain them?',
        },
      ],
      solutions: [
        {
          sql: 'SELECT r.name, r.phone, a.street, a.city\nFROM readers AS r\nLEFT JOIN addresses AS a ON a.reader_id = r.id;',
        },
        {
          sql: 'SELECT r.name, r.phone,\n       (SELECT a.street FROM addresses AS a WHERE a.reader_id = r.id) AS street,\n       (SELECT a.city FROM addresses AS a WHERE a.reader_id = r.id) AS city\nFROM readers AS r;',
        },
        {
          sql: 'SELECT r.name, r.phone, a.street, a.city\nFROM readers AS r\nJOIN addresses AS a ON a.reader_id = r.id\nUNION ALL\nSELECT r.name, r.phone, NULL, NULL\nFROM readers AS r\nWHERE NOT EXISTS (\n  SELECT 1 FROM addresses AS a WHERE a.reader_id = r.id\n);',
        },
      ],
      wrong: [
        {
          sql: 'SELECT r.name, r.phone, a.street, a.city FROM readers AS r JOIN addresses AS a ON a.reader_id = r.id',
          mark: '^(?!.*(?:left|right|full|cross|union|exists|\\( select)).*(?:\\bjoin\\b|from \\w+ (?:as )?(?:\\w+ )?, \\w+)',
          message: {
            vi: 'Kết nối trong chỉ giữ những bạn đọc ghép được với một địa chỉ. Bạn đọc chưa khai địa chỉ biến mất khỏi danh sách.',
            en: 'An inner join keeps only the readers who match an address. A reader who has given none disappears from the list.',
          },
        },
        {
          sql: 'SELECT r.name, r.phone, a.street, a.city FROM addresses AS a LEFT JOIN readers AS r ON r.id = a.reader_id',
          mark: 'from addresses (?:as )?(?:\\w+ )?left (?:outer )?join',
          message: {
            vi: 'LEFT JOIN giữ mọi hàng của bảng bên trái, mà bên trái đang là `addresses`. Kết quả có địa chỉ của người không còn trong `readers`, và thiếu bạn đọc chưa khai địa chỉ.',
            en: 'LEFT JOIN keeps every row of the table on its left, which is `addresses` here. The result has addresses of people who are not in `readers`, and lacks readers without an address.',
          },
        },
        {
          sql: 'SELECT r.name, r.phone, a.street, a.city FROM readers AS r FULL JOIN addresses AS a ON a.reader_id = r.id',
          mark: '\\bfull (?:outer )?join\\b',
          message: {
            vi: 'FULL JOIN giữ cả những địa chỉ không thuộc về ai trong `readers`. Đề chỉ yêu cầu mỗi bạn đọc một hàng.',
            en: 'FULL JOIN also keeps the addresses that belong to nobody in `readers`. The task asks for one row for each reader only.',
          },
        },
        {
          sql: 'SELECT r.name, r.phone, a.street, a.city FROM readers AS r LEFT JOIN addresses AS a ON a.id = r.id',
          mark: '(?<!_)\\bid = (?:\\w+ \\. )?id\\b',
          message: {
            vi: 'ON đang so mã địa chỉ với mã bạn đọc. Hai mã bằng nhau chỉ là tình cờ; địa chỉ thuộc về bạn đọc qua `addresses.reader_id`.',
            en: 'ON compares the id of an address with the id of a reader. Where they are equal, it is by chance; an address belongs to a reader through `addresses.reader_id`.',
          },
        },
        {
          sql: 'SELECT DISTINCT r.name, r.phone, a.street, a.city FROM readers AS r LEFT JOIN addresses AS a ON a.reader_id = r.id',
          mark: '^select distinct',
          message: {
            vi: 'DISTINCT gộp hai bạn đọc trùng mọi cột được chọn thành một hàng. Đề yêu cầu mỗi bạn đọc một hàng.',
            en: 'DISTINCT merges two readers who are alike in all selected columns. The task asks for a row for each reader.',
          },
        },
        {
          sql: 'SELECT r.name, r.phone, a.street, a.city FROM readers AS r JOIN addresses AS a ON a.reader_id = r.id UNION SELECT r.name, r.phone, NULL, NULL FROM readers AS r WHERE NOT EXISTS (SELECT 1 FROM addresses AS a WHERE a.reader_id = r.id)',
          mark: '\\bunion (?!all)',
          message: {
            vi: 'UNION bỏ những hàng giống nhau, nên hai bạn đọc trùng mọi cột được chọn chỉ còn một hàng. UNION ALL giữ lại tất cả.',
            en: 'UNION removes rows that are alike, so two readers who are alike in all selected columns become one row. UNION ALL keeps them all.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT "r".name, "r".phone, (SELECT DISTINCT "a".street FROM "addresses" AS "a" WHERE "a".reader_id = "r".id) AS "street", (SELECT "a".city FROM "addresses" AS "a" WHERE "a".reader_id = "r".id) AS "city" FROM "readers" AS "r"',
          reason: 'addresses.reader_id is UNIQUE, so the subquery has at most one row.',
        },
        {
          sql: 'SELECT "r".name, "r".phone, (SELECT "a".street FROM "addresses" AS "a" WHERE "a".reader_id = "r".id) AS "street", (SELECT DISTINCT "a".city FROM "addresses" AS "a" WHERE "a".reader_id = "r".id) AS "city" FROM "readers" AS "r"',
          reason: 'addresses.reader_id is UNIQUE, so the subquery has at most one row.',
        },
      ],
    },
    {
      id: 'lc-175-02',
      dataset: 'lc_175',
      prompt: {
        vi: 'Thư viện chỉ gửi sách tận nhà trong thành phố `Huế`. Vẫn trả về mọi bạn đọc, mỗi người đúng một hàng, với bốn cột `name`, `phone`, `street`, `city`, không cần sắp xếp. `street` và `city` chỉ được điền khi địa chỉ của bạn đọc ở `Huế`. Với mọi bạn đọc khác, cả hai cột là NULL.',
        en: 'The library delivers books only in the city `Huế`. Still return every reader, exactly one row each, with the four columns `name`, `phone`, `street`, `city`, in any order. Fill in `street` and `city` only where the address of the reader is in `Huế`. For every other reader both are NULL.',
      },
      starter:
        'SELECT r.name, r.phone, a.street, a.city\nFROM readers AS r\nLEFT JOIN addresses AS a ON a.reader_id = r.id\n',
      hints: [
        {
          vi: 'Điều kiện về thành phố chọn hàng nào của `addresses` được ghép, hay chọn hàng nào của kết quả được giữ?',
          en: 'Does the condition on the city choose which rows of `addresses` are joined, or which rows of the result are kept?',
        },
      ],
      solutions: [
        {
          sql: "SELECT r.name, r.phone, a.street, a.city\nFROM readers AS r\nLEFT JOIN addresses AS a ON a.reader_id = r.id AND a.city = 'Huế';",
        },
        {
          sql: "SELECT r.name, r.phone, h.street, h.city\nFROM readers AS r\nLEFT JOIN (\n  SELECT reader_id, street, city FROM addresses WHERE city = 'Huế'\n) AS h ON h.reader_id = r.id;",
          note: {
            vi: 'Lọc địa chỉ trước, trong một bảng dẫn xuất, rồi mới ghép.',
            en: 'Filters the addresses first, in a derived table, and then joins.',
          },
        },
        {
          sql: "SELECT r.name, r.phone,\n       CASE WHEN a.city = 'Huế' THEN a.street END AS street,\n       CASE WHEN a.city = 'Huế' THEN a.city END AS city\nFROM readers AS r\nLEFT JOIN addresses AS a ON a.reader_id = r.id;",
          note: {
            vi: 'Ghép mọi địa chỉ rồi xóa những gì không cần. Mỗi cột phải lặp lại điều kiện.',
            en: 'Joins every address and then blanks what is not wanted. Each column repeats the condition.',
          },
        },
      ],
      wrong: [
        {
          sql: "SELECT r.name, r.phone, a.street, a.city FROM readers AS r LEFT JOIN addresses AS a ON a.reader_id = r.id WHERE a.city = 'Huế'",
          mark: "\\bleft (?:outer )?join .*\\bon [^)]*where (?!.* or )(?:\\w+ \\. )?city = 'Huế'",
          message: {
            vi: 'WHERE lọc sau khi ghép. Bạn đọc không ở Huế, hay không có địa chỉ, bị bỏ cả hàng. Hãy đưa điều kiện vào ON.',
            en: 'WHERE filters after the join. Readers who are not in Huế, or have no address, lose their whole row. Put the condition into ON.',
          },
        },
        {
          sql: "SELECT r.name, r.phone, a.street, a.city FROM readers AS r LEFT JOIN addresses AS a ON a.reader_id = r.id WHERE a.city = 'Huế' OR a.city IS NULL",
          mark: 'where .*\\bor .*is null',
          message: {
            vi: '`OR … IS NULL` chỉ cứu được bạn đọc không có địa chỉ. Bạn đọc ở thành phố khác đã ghép được nên không có hàng NULL nào, và WHERE bỏ họ.',
            en: '`OR … IS NULL` saves only the readers without an address. Readers of another city did match, so they have no row of NULLs, and WHERE drops them.',
          },
        },
        {
          sql: "SELECT r.name, r.phone, a.street, CASE WHEN a.city = 'Huế' THEN a.city END AS city FROM readers AS r LEFT JOIN addresses AS a ON a.reader_id = r.id",
          mark: '^(?!.*case.*case).*, (?:\\w+ \\. )?street ,.*case',
          message: {
            vi: 'Cột `city` đã đúng, nhưng `street` vẫn là đường của địa chỉ ở thành phố khác.',
            en: 'The column `city` is right, but `street` is still that of an address in another city.',
          },
        },
        {
          sql: "SELECT r.name, r.phone, a.street, a.city FROM readers AS r JOIN addresses AS a ON a.reader_id = r.id AND a.city = 'Huế'",
          mark: '^(?!.*(?:left|right|full|union|\\( select)).*\\bjoin\\b',
          message: {
            vi: 'JOIN chỉ giữ bạn đọc ghép được với một địa chỉ ở Huế, dù điều kiện đứng trong ON hay trong WHERE. Mọi bạn đọc khác cũng phải ở lại: hãy dùng LEFT JOIN, với điều kiện trong ON.',
            en: 'With JOIN only the readers who match an address in Huế stay, whether the condition is in ON or in WHERE. All the others must stay too: use LEFT JOIN, with the condition in ON.',
          },
        },
        {
          sql: "SELECT r.name, r.phone, a.street, a.city FROM readers AS r LEFT JOIN addresses AS a ON a.reader_id = r.id AND a.city LIKE '%Huế%'",
          mark: "\\blike '%?[Hh]uế%?'",
          message: {
            vi: 'LIKE với `%` cũng nhận một nơi khác mà tên chứa chữ Huế. `city` phải đúng là `Huế`: hãy dùng `=`.',
            en: 'LIKE with `%` also takes another place with the word Huế in its name. `city` must be exactly `Huế`: use `=`.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT "r".name, "r".phone, "h".street, "h".city FROM "readers" AS "r" LEFT JOIN (SELECT DISTINCT reader_id, street, city FROM "addresses" WHERE city = \'Huế\') AS "h" ON "h".reader_id = "r".id',
          reason: 'addresses.reader_id is UNIQUE: rows that are alike have NULL there, and match no reader.',
        },
      ],
    },
    {
      id: 'lc-175-03',
      dataset: 'lc_175',
      prompt: {
        vi: 'Hãy đối chiếu hai bảng: tìm bạn đọc không có địa chỉ nào, và địa chỉ không thuộc về bạn đọc nào trong `readers` (kể cả địa chỉ chưa rõ của ai, với `reader_id` là NULL). Trả về `reader_id`, `name`, `address_id`, `city`, mỗi bạn đọc hay địa chỉ như vậy một hàng, không cần sắp xếp. `reader_id` là mã trong bảng `readers`, `address_id` là mã địa chỉ. Ở hàng của một bạn đọc, `address_id` và `city` là NULL. Ở hàng của một địa chỉ, `reader_id` và `name` là NULL.',
        en: 'Compare the two tables: find the readers who have no address, and the addresses that belong to no reader in `readers` (including those whose reader is not known, with NULL as their `reader_id`). Return `reader_id`, `name`, `address_id`, `city`, one row for each such reader or address, in any order. `reader_id` is the id in the table `readers`, `address_id` the id of the address. In the row of a reader, `address_id` and `city` are NULL. In the row of an address, `reader_id` and `name` are NULL.',
      },
      starter: 'SELECT \nFROM readers AS r\n',
      hints: [
        {
          vi: 'LEFT JOIN giữ hàng không có cặp của một bảng. Ở đây cần cả hai bảng.',
          en: 'LEFT JOIN keeps the rows without a pair of one table. Here both tables are wanted.',
        },
        {
          vi: 'Hàng không có cặp thì khóa chính của bảng kia là NULL.',
          en: 'In a row without a pair, the primary key of the other table is NULL.',
        },
      ],
      solutions: [
        {
          sql: 'SELECT r.id AS reader_id, r.name, a.id AS address_id, a.city\nFROM readers AS r\nFULL JOIN addresses AS a ON a.reader_id = r.id\nWHERE r.id IS NULL OR a.id IS NULL;',
        },
        {
          sql: 'SELECT r.id AS reader_id, r.name, NULL AS address_id, NULL AS city\nFROM readers AS r\nWHERE NOT EXISTS (SELECT 1 FROM addresses AS a WHERE a.reader_id = r.id)\nUNION ALL\nSELECT NULL, NULL, a.id, a.city\nFROM addresses AS a\nWHERE NOT EXISTS (SELECT 1 FROM readers AS r WHERE r.id = a.reader_id);',
          note: {
            vi: 'Hai truy vấn, mỗi truy vấn tìm phần thừa của một bảng. Cách này chạy được cả trên MySQL.',
            en: 'Two queries, each of which finds what one table has beyond the other. This runs on MySQL too.',
          },
        },
      ],
      wrong: [
        {
          sql: 'SELECT r.id AS reader_id, r.name, a.id AS address_id, a.city FROM readers AS r LEFT JOIN addresses AS a ON a.reader_id = r.id WHERE a.id IS NULL',
          mark: '^(?!.*union)(?!.*from addresses).*left (?:outer )?join',
          message: {
            vi: 'LEFT JOIN chỉ tìm được bạn đọc không có địa chỉ. Còn thiếu những địa chỉ không thuộc về ai trong `readers`.',
            en: 'LEFT JOIN finds only the readers without an address. The addresses that belong to nobody in `readers` are missing.',
          },
        },
        {
          sql: 'SELECT r.id AS reader_id, r.name, a.id AS address_id, a.city FROM readers AS r FULL JOIN addresses AS a ON a.reader_id = r.id WHERE r.id IS NULL AND a.id IS NULL',
          mark: 'is null and (?:\\w+ \\. )?\\w+ is null',
          certain: true,
          message: {
            vi: 'Không hàng nào thiếu cả hai bên: mỗi hàng của FULL JOIN đến từ ít nhất một bảng. Hãy dùng OR.',
            en: 'No row lacks both sides: each row of a FULL JOIN comes from at least one table. Use OR.',
          },
        },
        {
          sql: 'SELECT r.id AS reader_id, r.name, a.id AS address_id, a.city FROM readers AS r FULL JOIN addresses AS a ON a.reader_id = r.id',
          mark: '^(?!.*where).*full (?:outer )?join',
          message: {
            vi: 'Kết quả còn cả những bạn đọc đã có địa chỉ. Chỉ giữ những hàng không có cặp.',
            en: 'The result still has the readers who do have an address. Keep only the rows without a pair.',
          },
        },
        {
          sql: 'SELECT a.reader_id, r.name, a.id AS address_id, a.city FROM readers AS r FULL JOIN addresses AS a ON a.reader_id = r.id WHERE r.id IS NULL OR a.id IS NULL',
          mark: '^select (?:\\w+ \\. )?reader_id ,',
          message: {
            vi: '`reader_id` đang lấy từ `addresses`, nên ở hàng của một bạn đọc cột này là NULL. Đề yêu cầu mã trong `readers`.',
            en: '`reader_id` is taken from `addresses`, so it is NULL in the row of a reader. The task asks for the id in `readers`.',
          },
        },
        {
          sql: 'SELECT r.id AS reader_id, r.name, a.id AS address_id, a.city FROM readers AS r FULL JOIN addresses AS a ON a.reader_id = r.id WHERE r.id IS NULL OR a.street IS NULL',
          mark: 'street is null',
          message: {
            vi: '`street` cũng là NULL ở địa chỉ chỉ có thành phố. Hãy xét cột không bao giờ là NULL ở một hàng có thật: khóa chính.',
            en: '`street` is NULL in an address with only a city as well. Test a column that is never NULL in a real row: the primary key.',
          },
        },
        {
          sql: 'SELECT r.id AS reader_id, r.name, NULL AS address_id, NULL AS city FROM readers AS r WHERE r.id NOT IN (SELECT reader_id FROM addresses) UNION ALL SELECT NULL, NULL, a.id, a.city FROM addresses AS a WHERE NOT EXISTS (SELECT 1 FROM readers AS r WHERE r.id = a.reader_id)',
          mark: 'not in \\( select (?:\\w+ \\. )?reader_id from addresses (?!.*where (?:\\w+ \\. )?reader_id is not null)',
          message: {
            vi: 'Có địa chỉ chưa biết của ai, `reader_id` là NULL. Khi danh sách có NULL, `NOT IN` không giữ bạn đọc nào.',
            en: 'Some address is nobody’s yet, and its `reader_id` is NULL. With NULL in the list, `NOT IN` keeps no reader.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT DISTINCT "r".id AS "reader_id", "r".name, "a".id AS "address_id", "a".city FROM "readers" AS "r" FULL JOIN "addresses" AS "a" ON "a".reader_id = "r".id WHERE "r".id IS NULL OR "a".id IS NULL',
          reason: 'Each row has the primary key of a reader or of an address, so no two rows are alike.',
        },
        {
          sql: 'SELECT "r".id AS "reader_id", "r".name, NULL AS "address_id", NULL AS "city" FROM "readers" AS "r" WHERE NOT EXISTS (SELECT 1 FROM "addresses" AS "a" WHERE "a".reader_id = "r".id) UNION SELECT NULL, NULL, "a".id, "a".city FROM "addresses" AS "a" WHERE NOT EXISTS (SELECT 1 FROM "readers" AS "r" WHERE "r".id = "a".reader_id)',
          reason: 'Each row has the primary key of a reader or of an address, so no two rows are alike.',
        },
      ],
    },
  ];
}
