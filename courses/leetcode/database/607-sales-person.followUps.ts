import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** The follow-ups of problem 607; `shown` are the datasets that the page shows. */
export function followUps(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-607-02',
      dataset: 'lc_607',
      prompt: {
        vi: 'Những ai đã bán ít nhất một đơn, và mọi đơn họ bán đều giao tới `Huế`? Đơn khách nhận tại cửa hàng (`area_id` là NULL) không phải là đơn giao tới Huế. Trả về một cột `name`, mỗi người bán một hàng (hai người trùng tên là hai hàng), không cần sắp xếp.',
        en: 'Who has sold at least one order, and had every order they sold delivered to `Huế`? An order that the customer picked up (`area_id` is NULL) was not delivered to Huế. Return one column `name`, one row for each salesperson (two with the same name are two rows), in any order.',
      },
      starter: 'SELECT s.name\nFROM sellers AS s\n',
      hints: [
        {
          vi: '“Mọi đơn đều tới Huế” nghĩa là không có đơn nào không tới Huế. Như vậy người chưa bán đơn nào cũng thỏa.',
          en: '“Every order went to Huế” means that there is no order which did not. Someone who has sold nothing satisfies that too.',
        },
        {
          vi: "Với đơn nhận tại cửa hàng, điều kiện `a.name <> 'Huế'` ra TRUE, FALSE hay UNKNOWN?",
          en: "For an order that was picked up, is `a.name <> 'Huế'` TRUE, FALSE or UNKNOWN?",
        },
      ],
      solutions: [
        {
          sql: "SELECT s.name\nFROM sellers AS s\nJOIN sales AS o ON o.seller_id = s.id\nLEFT JOIN areas AS a ON a.id = o.area_id\nGROUP BY s.id, s.name\nHAVING COUNT(*) = COUNT(CASE WHEN a.name = 'Huế' THEN 1 END);",
        },
        {
          sql: "SELECT s.name\nFROM sellers AS s\nWHERE EXISTS (SELECT 1 FROM sales AS o WHERE o.seller_id = s.id)\n  AND NOT EXISTS (\n    SELECT 1\n    FROM sales AS o\n    LEFT JOIN areas AS a ON a.id = o.area_id\n    WHERE o.seller_id = s.id AND COALESCE(a.name, '') <> 'Huế'\n  );",
          note: {
            vi: 'COALESCE đổi tên NULL thành chuỗi rỗng, nên đơn nhận tại cửa hàng cũng là đơn không tới Huế.',
            en: 'COALESCE turns a name that is NULL into an empty string, so an order that was picked up is one not to Huế.',
          },
        },
      ],
      wrong: [
        {
          sql: "SELECT s.name FROM sellers AS s WHERE EXISTS (SELECT 1 FROM sales AS o WHERE o.seller_id = s.id) AND NOT EXISTS (SELECT 1 FROM sales AS o LEFT JOIN areas AS a ON a.id = o.area_id WHERE o.seller_id = s.id AND a.name <> 'Huế')",
          mark: "^(?!.*(?:coalesce|is null|distinct from)).*(?:<>|!=) 'Huế'",
          message: {
            vi: "Đơn nhận tại cửa hàng không có khu vực, nên không bao giờ qua được `a.name <> 'Huế'` và không bị coi là đơn không tới Huế.",
            en: "An order that was picked up has no area, so it never passes `a.name <> 'Huế'` and does not count as an order not to Huế.",
          },
        },
        {
          sql: "SELECT s.name FROM sellers AS s WHERE NOT EXISTS (SELECT 1 FROM sales AS o LEFT JOIN areas AS a ON a.id = o.area_id WHERE o.seller_id = s.id AND COALESCE(a.name, '') <> 'Huế')",
          mark: '^(?!.*(?:where|and) exists)(?!.* in \\( select).*not exists',
          message: {
            vi: 'Người chưa bán đơn nào cũng không có đơn nào tới nơi khác. Đề còn cần ít nhất một đơn.',
            en: 'Someone who has sold nothing has no order to another place either. The task also asks for at least one order.',
          },
        },
        {
          sql: "SELECT s.name FROM sellers AS s JOIN sales AS o ON o.seller_id = s.id JOIN areas AS a ON a.id = o.area_id GROUP BY s.id, s.name HAVING COUNT(*) = COUNT(CASE WHEN a.name = 'Huế' THEN 1 END)",
          mark: '^(?!.*left).*join areas.*having',
          message: {
            vi: 'Kết nối trong với `areas` bỏ mất những đơn nhận tại cửa hàng, trong khi những đơn đó không giao tới Huế.',
            en: 'The inner join to `areas` drops the orders that were picked up, and these did not go to Huế.',
          },
        },
        {
          sql: "SELECT s.name FROM sellers AS s WHERE EXISTS (SELECT 1 FROM sales AS o JOIN areas AS a ON a.id = o.area_id WHERE o.seller_id = s.id AND a.name = 'Huế')",
          mark: '^(?!.*(?:not exists|not in|having|except))',
          message: {
            vi: 'Truy vấn tìm người có ít nhất một đơn tới Huế. Đề cần người mà mọi đơn đều tới Huế.',
            en: 'The query finds those with at least one order to Huế. The task asks for those whose every order went there.',
          },
        },
        {
          sql: "SELECT s.name FROM sellers AS s LEFT JOIN sales AS o ON o.seller_id = s.id LEFT JOIN areas AS a ON a.id = o.area_id GROUP BY s.id, s.name HAVING COUNT(o.id) = COUNT(CASE WHEN a.name = 'Huế' THEN 1 END)",
          mark: 'left (?:outer )?join sales',
          message: {
            vi: 'LEFT JOIN giữ cả người chưa bán đơn nào: cả hai số đếm của họ đều bằng 0.',
            en: 'LEFT JOIN keeps those who have sold nothing too: both their counts are 0.',
          },
        },
        {
          sql: "SELECT name FROM sellers WHERE id IN (SELECT seller_id FROM sales) AND id NOT IN (SELECT o.seller_id FROM sales AS o LEFT JOIN areas AS a ON a.id = o.area_id WHERE COALESCE(a.name, '') <> 'Huế')",
          mark: '^(?!.*seller_id is not null).*not in \\(',
          message: {
            vi: 'Đơn trực tuyến không giao tới Huế đưa NULL vào danh sách của NOT IN, và truy vấn không còn giữ ai.',
            en: 'An online order that did not go to Huế puts NULL into the list of NOT IN, and the query keeps nobody.',
          },
        },
        {
          sql: "SELECT s.name FROM sellers AS s JOIN sales AS o ON o.seller_id = s.id LEFT JOIN areas AS a ON a.id = o.area_id GROUP BY s.name HAVING COUNT(*) = COUNT(CASE WHEN a.name = 'Huế' THEN 1 END)",
          mark: 'group by (?:\\w+ \\. )?name\\b',
          message: {
            vi: 'GROUP BY theo tên trộn đơn của những người trùng tên. Hãy chia nhóm theo mã người bán.',
            en: 'Grouping by the name mixes the orders of people with the same name. Group by the id of the salesperson.',
          },
        },
        {
          sql: "SELECT s.name FROM sellers AS s JOIN sales AS o ON o.seller_id = s.id LEFT JOIN areas AS a ON a.id = o.area_id GROUP BY s.id, s.name HAVING COUNT(*) = COUNT(CASE WHEN a.name LIKE '%Huế%' THEN 1 END)",
          mark: "\\blike '%?[Hh]uế%?'",
          message: {
            vi: 'LIKE với `%` cũng nhận một khu vực khác mà tên chứa chữ Huế. Tên khu vực phải đúng là `Huế`: hãy dùng `=`.',
            en: 'LIKE with `%` also takes another area with the word Huế in its name. The name must be exactly `Huế`: use `=`.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT "s".name FROM "sellers" AS "s" INNER JOIN "sales" AS "o" ON "o".seller_id = "s".id LEFT JOIN "areas" AS "a" ON "a".id = "o".area_id GROUP BY "s".id HAVING COUNT(*) = COUNT(CASE WHEN "a".name = \'Huế\' THEN 1 END)',
          reason: 'id is the primary key, so it decides the name.',
        },
        {
          sql: 'SELECT "s".name FROM "sellers" AS "s" LEFT JOIN "sales" AS "o" ON "o".seller_id = "s".id LEFT JOIN "areas" AS "a" ON "a".id = "o".area_id GROUP BY "s".id, "s".name HAVING COUNT(*) = COUNT(CASE WHEN "a".name = \'Huế\' THEN 1 END)',
          reason: 'Someone who has sold nothing has one row with NULL in it: COUNT(*) is 1 and the other count 0.',
        },
        {
          sql: 'SELECT "s".name FROM "sellers" AS "s" INNER JOIN "sales" AS "o" ON "o".seller_id = "s".id LEFT JOIN "areas" AS "a" ON "a".id = "o".area_id GROUP BY "s".id, "s".name HAVING COUNT(seller_id) = COUNT(CASE WHEN "a".name = \'Huế\' THEN 1 END)',
          reason: 'The join compares seller_id with an id, so it is not NULL.',
        },
        {
          sql: 'SELECT "s".name FROM "sellers" AS "s" INNER JOIN "sales" AS "o" ON "o".seller_id = "s".id LEFT JOIN "areas" AS "a" ON "a".id = "o".area_id GROUP BY "s".id, "s".name HAVING COUNT(*) = COUNT(CASE WHEN "a".name = \'Huế\' THEN 0 END)',
          reason: 'COUNT counts values that are not NULL, whatever they are.',
        },
        {
          sql: 'SELECT "s".name FROM "sellers" AS "s" INNER JOIN "sales" AS "o" ON "o".seller_id = "s".id LEFT JOIN "areas" AS "a" ON "a".id = "o".area_id GROUP BY "s".id, "s".name HAVING COUNT(*) = COUNT(CASE WHEN "a".name = \'Huế\' THEN 2 END)',
          reason: 'COUNT counts values that are not NULL, whatever they are.',
        },
        {
          sql: 'SELECT "s".name FROM "sellers" AS "s" WHERE EXISTS(SELECT 1 FROM "sales" AS "o" WHERE "o".seller_id = "s".id) AND NOT EXISTS (SELECT 1 FROM "sales" AS "o" LEFT JOIN "areas" AS "a" ON "a".id = "o".area_id WHERE "o".seller_id = "s".id AND COALESCE("a".name, \'x\') <> \'Huế\')',
          reason: 'Any text other than the name asked for will do.',
        },
      ],
    },
    {
      id: 'lc-607-03',
      dataset: 'lc_607',
      prompt: {
        vi: 'Từ ngày 1 tháng 1 năm 2025 trở đi (tính cả ngày đó), mỗi người bán còn chưa có đơn nào giao tới những khu vực nào? Trả về mọi cặp như vậy: `seller` (tên người bán), `area` (tên khu vực), mỗi cặp người bán và khu vực một hàng, không cần sắp xếp. Hai người trùng tên vẫn là hai người.',
        en: 'From 1 January 2025 on (that day included), to which areas has each salesperson sold no order? Return every such pair: `seller` (name of the salesperson), `area` (name of the area), one row for each pair of a salesperson and an area, in any order. Two people with the same name are still two people.',
      },
      starter: 'SELECT  AS seller,  AS area\nFROM sellers AS s\n',
      hints: [
        {
          vi: 'Những cặp cần tìm không có trong `sales`. Vậy trước hết phải lập đủ mọi cặp.',
          en: 'The pairs to find are not in `sales`. So every pair has to be made first.',
        },
        {
          vi: 'Một cặp có đơn từ năm 2024 nhưng chưa có đơn nào từ đầu năm 2025 thì vẫn phải có trong kết quả.',
          en: 'A pair with an order of 2024 but none since the beginning of 2025 belongs in the result.',
        },
      ],
      solutions: [
        {
          sql: "SELECT s.name AS seller, a.name AS area\nFROM sellers AS s\nCROSS JOIN areas AS a\nWHERE NOT EXISTS (\n  SELECT 1\n  FROM sales AS o\n  WHERE o.seller_id = s.id AND o.area_id = a.id\n    AND o.sold_on >= '2025-01-01'\n);",
        },
        {
          sql: "SELECT s.name AS seller, a.name AS area\nFROM sellers AS s\nCROSS JOIN areas AS a\nLEFT JOIN sales AS o\n  ON o.seller_id = s.id AND o.area_id = a.id\n  AND o.sold_on >= '2025-01-01'\nWHERE o.id IS NULL;",
          note: {
            vi: 'Điều kiện về ngày đứng trong ON, nên nó chỉ chọn đơn để ghép, không bỏ cặp nào.',
            en: 'The condition on the day stands in ON, so it only chooses orders to match and drops no pair.',
          },
        },
      ],
      wrong: [
        {
          sql: "SELECT s.name AS seller, a.name AS area FROM sellers AS s CROSS JOIN areas AS a LEFT JOIN sales AS o ON o.seller_id = s.id AND o.area_id = a.id WHERE o.id IS NULL AND o.sold_on >= '2025-01-01'",
          mark: "where (?:\\w+ \\. )?\\w+ is null and (?:\\w+ \\. )?sold_on|where (?:\\w+ \\. )?sold_on >= '[^']*' and (?:\\w+ \\. )?\\w+ is null",
          certain: true,
          message: {
            vi: 'Ở hàng không có cặp, `sold_on` cũng là NULL, nên hai điều kiện trong WHERE không bao giờ cùng đúng. Hãy chuyển điều kiện về ngày vào ON.',
            en: 'In a row without a match `sold_on` is NULL too, so the two conditions in WHERE are never both true. Move the condition on the day into ON.',
          },
        },
        {
          sql: "SELECT s.name AS seller, a.name AS area FROM sellers AS s CROSS JOIN areas AS a LEFT JOIN sales AS o ON o.seller_id = s.id AND o.area_id = a.id WHERE o.id IS NULL OR o.sold_on < '2025-01-01'",
          mark: 'is null or (?:\\w+ \\. )?sold_on|sold_on < .* or (?:\\w+ \\. )?\\w+ is null',
          message: {
            vi: 'Điều kiện này giữ mỗi đơn cũ một hàng, kể cả khi cặp đó đã có đơn trong năm 2025.',
            en: 'This condition keeps one row for each old order, even where the pair has an order of 2025.',
          },
        },
        {
          sql: 'SELECT s.name AS seller, a.name AS area FROM sellers AS s CROSS JOIN areas AS a WHERE NOT EXISTS (SELECT 1 FROM sales AS o WHERE o.seller_id = s.id AND o.area_id = a.id)',
          mark: '^(?!.*sold_on)',
          message: {
            vi: 'Truy vấn xét cả đơn trước năm 2025. Đề chỉ xét đơn từ ngày 1 tháng 1 năm 2025.',
            en: 'The query looks at orders before 2025 too. The task asks only about those from 1 January 2025 on.',
          },
        },
        {
          sql: "SELECT s.name AS seller, a.name AS area FROM sellers AS s CROSS JOIN areas AS a WHERE NOT EXISTS (SELECT 1 FROM sales AS o WHERE o.seller_id = s.id AND o.area_id = a.id AND o.sold_on > '2025-01-01')",
          mark: "sold_on > '2025-01-01'|sold_on >= '2025-01-02'",
          message: {
            vi: 'Đơn bán đúng ngày 1 tháng 1 năm 2025 cũng được tính.',
            en: 'An order sold on 1 January 2025 itself counts.',
          },
        },
        {
          sql: "SELECT s.name AS seller, a.name AS area FROM sellers AS s CROSS JOIN areas AS a WHERE (s.id, a.id) NOT IN (SELECT o.seller_id, o.area_id FROM sales AS o WHERE o.sold_on >= '2025-01-01')",
          mark: '^(?!.*is not null).*not in \\(',
          message: {
            vi: 'Đơn trực tuyến hay đơn nhận tại cửa hàng đưa NULL vào danh sách của NOT IN, và những cặp so với nó không còn ra TRUE.',
            en: 'An online order or one that was picked up puts NULL into the list of NOT IN, and pairs compared with it are no longer TRUE.',
          },
        },
        {
          sql: "SELECT DISTINCT s.name AS seller, a.name AS area FROM sellers AS s CROSS JOIN areas AS a WHERE NOT EXISTS (SELECT 1 FROM sales AS o WHERE o.seller_id = s.id AND o.area_id = a.id AND o.sold_on >= '2025-01-01')",
          mark: 'select distinct',
          message: {
            vi: 'DISTINCT gộp hai người trùng tên thành một. Đề cần mỗi cặp người bán và khu vực một hàng.',
            en: 'DISTINCT turns two people with the same name into one. The task asks for a row for each pair of a salesperson and an area.',
          },
        },
        {
          sql: "SELECT s.name AS seller, a.name AS area FROM sellers AS s CROSS JOIN areas AS a WHERE NOT EXISTS (SELECT 1 FROM sales AS o WHERE o.seller_id = s.id AND o.sold_on >= '2025-01-01')",
          mark: '^(?!.*area_id)',
          message: {
            vi: 'Truy vấn con không xét khu vực, nên một đơn tới bất kỳ đâu cũng loại mọi cặp của người đó.',
            en: 'The subquery does not look at the area, so an order to anywhere removes all pairs of that person.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
    },
  ];
}
