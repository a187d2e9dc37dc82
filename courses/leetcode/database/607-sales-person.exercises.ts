import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { followUps } from './607-sales-person.followUps';

/** The attempt and the follow-ups of problem 607; `shown` are the datasets that the page shows. */
export function exercises(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-607-01',
      dataset: 'lc_607',
      prompt: {
        vi: 'Những người bán nào chưa từng bán đơn nào giao tới `Huế`? Người chưa bán đơn nào cũng được tính. Trả về một cột `name`, mỗi người bán một hàng (hai người trùng tên là hai hàng), không cần sắp xếp.',
        en: 'Which salespeople have never sold an order that was delivered to `Huế`? Those who have sold nothing count too. Return one column `name`, one row for each salesperson (two with the same name are two rows), in any order.',
      },
      starter: 'SELECT s.name\nFROM sellers AS s\n',
      hints: [
        {
          vi: 'Điều kiện nói về mọi đơn của một người, không phải về một đơn. Câu hỏi ngược lại, ai đã bán ít nhất một đơn tới Huế, thì viết thế nào?',
          en: 'The condition is about all orders of a person, not about a single order. How would you write the opposite question: who has sold at least one order to Huế?',
        },
        {
          vi: 'Đơn trực tuyến có `seller_id` là NULL. Truy vấn của bạn gặp NULL ở chỗ nào?',
          en: 'An online order has NULL as its `seller_id`. Where does your query meet NULL?',
        },
      ],
      solutions: [
        {
          sql: "SELECT s.name\nFROM sellers AS s\nWHERE NOT EXISTS (\n  SELECT 1\n  FROM sales AS o\n  JOIN areas AS a ON a.id = o.area_id\n  WHERE o.seller_id = s.id AND a.name = 'Huế'\n);",
        },
        {
          sql: "SELECT s.name\nFROM sellers AS s\nLEFT JOIN sales AS o ON o.seller_id = s.id\nLEFT JOIN areas AS a ON a.id = o.area_id\nGROUP BY s.id, s.name\nHAVING COUNT(CASE WHEN a.name = 'Huế' THEN 1 END) = 0;",
        },
        {
          sql: "SELECT name\nFROM sellers\nWHERE id NOT IN (\n  SELECT o.seller_id\n  FROM sales AS o\n  JOIN areas AS a ON a.id = o.area_id\n  WHERE a.name = 'Huế' AND o.seller_id IS NOT NULL\n);",
        },
      ],
      wrong: [
        {
          sql: "SELECT DISTINCT s.name FROM sellers AS s LEFT JOIN sales AS o ON o.seller_id = s.id LEFT JOIN areas AS a ON a.id = o.area_id WHERE a.name <> 'Huế' OR a.name IS NULL",
          mark: "(?:<>|!=) 'Huế'",
          message: {
            vi: 'WHERE chỉ bỏ những đơn giao tới Huế, còn người bán thì ở lại nếu có một đơn khác. Hãy xét mọi đơn của một người cùng lúc.',
            en: 'WHERE drops only the orders to Huế; their seller stays if there is any other order. Judge all orders of a person together.',
          },
        },
        {
          sql: "SELECT DISTINCT s.name FROM sellers AS s JOIN sales AS o ON o.seller_id = s.id JOIN areas AS a ON a.id = o.area_id WHERE a.name <> 'Huế'",
          mark: "(?:<>|!=) 'Huế'",
          message: {
            vi: 'Truy vấn tìm người có ít nhất một đơn giao tới nơi khác. Người bán cả hai nơi vẫn lọt vào, còn người chưa bán đơn nào thì bị mất.',
            en: 'The query finds those with at least one order to another place. Someone who sold to both gets in, and someone who has sold nothing is lost.',
          },
        },
        {
          sql: "SELECT name FROM sellers WHERE id NOT IN (SELECT o.seller_id FROM sales AS o JOIN areas AS a ON a.id = o.area_id WHERE a.name = 'Huế')",
          mark: '^(?!.*is not null).*not in \\(',
          message: {
            vi: 'Khi có đơn trực tuyến giao tới Huế, danh sách của NOT IN có NULL, và truy vấn không còn giữ ai.',
            en: 'Where an online order went to Huế, the list of NOT IN has a NULL in it, and the query keeps nobody.',
          },
        },
        {
          sql: "SELECT s.name FROM sellers AS s LEFT JOIN sales AS o ON o.seller_id = s.id LEFT JOIN areas AS a ON a.id = o.area_id AND a.name = 'Huế' WHERE a.id IS NULL",
          mark: 'where (?:\\w+ \\. )?\\w+ is null',
          message: {
            vi: 'Ở đây mỗi đơn không giao tới Huế là một hàng có `a.id` là NULL, kể cả của người cũng bán tới Huế. Hãy ghép mỗi người với các đơn tới Huế của họ, không phải với mọi đơn.',
            en: 'Here each order that did not go to Huế is a row with NULL as `a.id`, even for someone who sold to Huế too. Join each person to their orders to Huế, not to all orders.',
          },
        },
        {
          sql: "SELECT DISTINCT s.name FROM sellers AS s WHERE NOT EXISTS (SELECT 1 FROM sales AS o JOIN areas AS a ON a.id = o.area_id WHERE o.seller_id = s.id AND a.name = 'Huế')",
          mark: 'select distinct (?:\\w+ \\. )?name',
          message: {
            vi: 'DISTINCT gộp những người trùng tên thành một hàng. Đề cần mỗi người bán một hàng.',
            en: 'DISTINCT turns people with the same name into one row. The task asks for a row for each salesperson.',
          },
        },
        {
          sql: "SELECT s.name FROM sellers AS s LEFT JOIN sales AS o ON o.seller_id = s.id LEFT JOIN areas AS a ON a.id = o.area_id GROUP BY s.name HAVING COUNT(CASE WHEN a.name = 'Huế' THEN 1 END) = 0",
          mark: 'group by (?:\\w+ \\. )?name\\b',
          message: {
            vi: 'GROUP BY theo tên trộn đơn của những người trùng tên. Hãy chia nhóm theo mã người bán.',
            en: 'Grouping by the name mixes the orders of people with the same name. Group by the id of the salesperson.',
          },
        },
        {
          sql: "SELECT s.name FROM sellers AS s LEFT JOIN sales AS o ON o.seller_id = s.id LEFT JOIN areas AS a ON a.id = o.area_id GROUP BY s.id, s.name HAVING SUM(CASE WHEN a.name = 'Huế' THEN 1 WHEN a.name <> 'Huế' THEN 0 END) = 0",
          mark: 'having (?:coalesce \\( )?sum \\(',
          message: {
            vi: 'Khi không có giá trị nào khác NULL để cộng, SUM ra NULL chứ không ra 0. Vì vậy, người chưa bán gì, hay chỉ bán đơn nhận tại cửa hàng, bị mất khỏi kết quả.',
            en: 'Where there is no value but NULL to add, SUM is NULL and not 0. So whoever has sold nothing, or only orders that were picked up, is lost.',
          },
        },
        {
          sql: "SELECT name FROM sellers WHERE name NOT IN (SELECT s.name FROM sellers AS s JOIN sales AS o ON o.seller_id = s.id JOIN areas AS a ON a.id = o.area_id WHERE a.name = 'Huế')",
          mark: '(?:^|\\. | )name not in \\(|except',
          message: {
            vi: 'So theo tên thì một người bị loại vì đơn của người khác trùng tên. Hãy so theo mã.',
            en: 'Compared by name, someone is left out for an order of another person with the same name. Compare ids.',
          },
        },
        {
          sql: 'SELECT s.name FROM sellers AS s WHERE NOT EXISTS (SELECT 1 FROM sales AS o WHERE o.seller_id = s.id)',
          mark: "^(?!.*'Huế')",
          message: {
            vi: 'Truy vấn chỉ giữ người chưa bán đơn nào. Người đã bán, nhưng chỉ tới nơi khác, cũng phải có trong kết quả.',
            en: 'The query keeps only those who have sold nothing. Someone who has sold, but only to other places, belongs in the result too.',
          },
        },
        {
          sql: "SELECT s.name FROM sellers AS s WHERE NOT EXISTS (SELECT 1 FROM sales AS o JOIN areas AS a ON a.id = o.area_id WHERE o.seller_id = s.id AND a.name LIKE '%Huế%')",
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
          sql: 'SELECT "s".name FROM "sellers" AS "s" WHERE NOT EXISTS (SELECT 1 FROM "sales" AS "o" LEFT JOIN "areas" AS "a" ON "a".id = "o".area_id WHERE "o".seller_id = "s".id AND "a".name = \'Huế\')',
          reason: 'Without a match the name of the area is NULL, and the condition on it is not TRUE.',
        },
        {
          sql: 'SELECT "s".name FROM "sellers" AS "s" LEFT JOIN "sales" AS "o" ON "o".seller_id = "s".id LEFT JOIN "areas" AS "a" ON "a".id = "o".area_id GROUP BY "s".id HAVING COUNT(CASE WHEN "a".name = \'Huế\' THEN 1 END) = 0',
          reason: 'id is the primary key, so it decides the name.',
        },
        {
          sql: 'SELECT "s".name FROM "sellers" AS "s" LEFT JOIN "sales" AS "o" ON "o".seller_id = "s".id LEFT JOIN "areas" AS "a" ON "a".id = "o".area_id GROUP BY "s".id, "s".name HAVING COUNT(DISTINCT CASE WHEN "a".name = \'Huế\' THEN 1 END) = 0',
          reason: 'Only whether the count is 0 matters.',
        },
        {
          sql: 'SELECT "s".name FROM "sellers" AS "s" LEFT JOIN "sales" AS "o" ON "o".seller_id = "s".id LEFT JOIN "areas" AS "a" ON "a".id = "o".area_id GROUP BY "s".id, "s".name HAVING COUNT(CASE WHEN "a".name = \'Huế\' THEN 0 END) = 0',
          reason: 'COUNT counts values that are not NULL, whatever they are.',
        },
        {
          sql: 'SELECT "s".name FROM "sellers" AS "s" LEFT JOIN "sales" AS "o" ON "o".seller_id = "s".id LEFT JOIN "areas" AS "a" ON "a".id = "o".area_id GROUP BY "s".id, "s".name HAVING COUNT(CASE WHEN "a".name = \'Huế\' THEN 2 END) = 0',
          reason: 'COUNT counts values that are not NULL, whatever they are.',
        },
        {
          sql: 'SELECT name FROM "sellers" WHERE id NOT IN (SELECT "o".seller_id FROM "sales" AS "o" LEFT JOIN "areas" AS "a" ON "a".id = "o".area_id WHERE "a".name = \'Huế\' AND "o".seller_id IS NOT NULL)',
          reason: 'Without a match the name of the area is NULL, and the condition on it is not TRUE.',
        },
      ],
    },
    ...followUps(shown),
  ];
}
