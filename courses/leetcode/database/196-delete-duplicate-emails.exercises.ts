import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { followUps, SIMILAR_EMAILS } from './196-delete-duplicate-emails.followUps';

/** The attempt and the follow-ups of problem 196; `shown` are the datasets that the page shows. */
export function exercises(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-196-01',
      dataset: 'lc_196',
      prompt: {
        vi: 'Xóa những lượt đăng ký trùng email: với mỗi `email`, chỉ giữ lại hàng có `id` nhỏ nhất. Hai hàng trùng nhau khi có cùng `email`, dù các cột khác giống hay khác. Hàng được giữ phải còn nguyên. Bảng được so sánh sau khi câu lệnh chạy xong.',
        en: 'Delete the duplicate subscriptions: of each `email` keep only the row with the smallest `id`. Two rows are duplicates where their `email` is the same, whatever the other columns are. Rows that stay must not change. The table is compared after your statement has run.',
      },
      starter: 'DELETE FROM subscribers\nWHERE ',
      hints: [
        {
          vi: 'Hãy viết SELECT trước: những hàng nào phải mất? Hoặc ngược lại: những hàng nào được giữ?',
          en: 'Write a SELECT first: which rows have to go? Or the other way round: which rows stay?',
        },
        {
          vi: 'Nếu một email có ba hàng thì phải xóa mấy hàng? Hãy thử câu lệnh của bạn với trường hợp đó.',
          en: 'Where an address has three rows, how many go? Try your statement on that.',
        },
      ],
      solutions: [
        {
          sql: 'DELETE FROM subscribers\nWHERE id IN (\n  SELECT later.id\n  FROM subscribers AS later\n  JOIN subscribers AS earlier\n    ON earlier.email = later.email AND earlier.id < later.id\n);',
        },
        {
          sql: 'DELETE FROM subscribers\nWHERE id NOT IN (\n  SELECT MIN(id) FROM subscribers GROUP BY email\n);',
        },
        {
          sql: 'DELETE FROM subscribers\nWHERE id IN (\n  SELECT id\n  FROM (\n    SELECT id, ROW_NUMBER() OVER (PARTITION BY email ORDER BY id) AS place\n    FROM subscribers\n  ) AS numbered\n  WHERE place > 1\n);',
        },
      ],
      wrong: [
        {
          sql: 'DELETE FROM subscribers WHERE id IN (SELECT MAX(id) FROM subscribers GROUP BY email HAVING COUNT(*) > 1)',
          mark: 'max \\( ',
          message: {
            vi: 'Mỗi email bị trùng chỉ mất một hàng, hàng có `id` lớn nhất. Email có ba hàng vẫn còn hai.',
            en: 'Each duplicated address loses one row only, that with the largest `id`. An address with three rows still has two.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE id NOT IN (SELECT MAX(id) FROM subscribers GROUP BY email)',
          mark: 'not in \\( select max \\( ',
          message: {
            vi: 'Câu lệnh giữ `id` lớn nhất của mỗi email. Đề cần giữ `id` nhỏ nhất.',
            en: 'This keeps the largest `id` of each address. The task asks for the smallest.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE id IN (SELECT MIN(id) FROM subscribers GROUP BY email HAVING COUNT(*) > 1)',
          mark: '\\bid in \\( select min \\( ',
          message: {
            vi: 'Câu lệnh đang xóa chính hàng phải giữ: `MIN(id)` của mỗi email.',
            en: 'This deletes the very row that should stay: the `MIN(id)` of each address.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE id NOT IN (SELECT id FROM subscribers GROUP BY email)',
          mark: 'select (?:\\w+ \\. )?id from subscribers(?: as)?(?: \\w+)? group by',
          message: {
            vi: '`id` không nằm trong GROUP BY: PostgreSQL báo lỗi, SQLite lấy `id` của một hàng nào đó trong nhóm. Hãy nói rõ là `id` nhỏ nhất.',
            en: '`id` is not in GROUP BY: PostgreSQL refuses it, and SQLite takes that of any row of the group. Say that it is the smallest.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE email IN (SELECT email FROM subscribers GROUP BY email HAVING COUNT(*) > 1)',
          mark: 'where email in \\( ',
          message: {
            vi: 'Mọi hàng của email bị trùng đều mất, kể cả hàng phải giữ.',
            en: 'All rows of a duplicated address go, including the one that should stay.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE id IN (SELECT a.id FROM subscribers AS a JOIN subscribers AS b ON a.email = b.email AND a.id <> b.id)',
          mark: '<>|!=',
          message: {
            vi: '`<>` đúng theo cả hai chiều: hàng nào của email bị trùng cũng thấy một hàng khác, nên cả hai cùng mất.',
            en: '`<>` is true both ways round: each row of a duplicated address sees another one, so both go.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE EXISTS (SELECT 1 FROM subscribers AS earlier WHERE earlier.email = email AND earlier.id < id)',
          mark: '(\\w+) \\. email = email\\b|(?<!\\. )\\bemail = \\w+ \\. email|\\. id < id\\b',
          certain: true,
          message: {
            vi: 'Cột không có bí danh được hiểu là cột của bảng trong truy vấn con, nên mỗi hàng chỉ được so với chính nó và không hàng nào bị xóa.',
            en: 'A column without an alias is that of the table in the subquery, so each row is compared with itself and none is deleted.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE id NOT IN (SELECT MIN(id) FROM subscribers GROUP BY email, phone)',
          mark: 'group by [^)]*phone|partition by [^)]*phone',
          message: {
            vi: 'Hai hàng cùng email nhưng khác `phone` đang được coi là khác nhau. Đề chỉ so `email`.',
            en: 'Two rows with the same address and another `phone` are taken as different. The task compares `email` alone.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE id IN (SELECT id FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY email ORDER BY signed_up_on, id) AS place FROM subscribers) AS numbered WHERE place > 1)',
          mark: 'signed_up_on',
          message: {
            vi: 'Câu lệnh giữ lần đăng ký sớm nhất. `id` nhỏ nhất chưa chắc là lần sớm nhất, mà đề cần `id` nhỏ nhất.',
            en: 'This keeps the earliest subscription. The smallest `id` need not be the earliest, and the task asks for the smallest `id`.',
          },
        },
      ],
      compare: { kind: 'state' },
      hidden: [
        ...shown,
        {
          about: {
            vi: 'Bảng có một chỉ mục, nên các hàng được đọc theo một thứ tự khác.',
            en: 'The table has an index, so its rows are read in another order.',
          },
          sql: 'CREATE INDEX subscribers_email ON subscribers (email, signed_up_on DESC);',
        },
        SIMILAR_EMAILS,
      ],
      equivalent: [
        {
          sql: 'DELETE FROM "subscribers" WHERE id IN (SELECT "later".id FROM "subscribers" AS "later" INNER JOIN "subscribers" AS "earlier" ON "earlier".email = "later".email WHERE "earlier".id < "later".id)',
          reason: 'With an inner join a condition filters alike in ON and in WHERE.',
        },
        {
          sql: 'DELETE FROM "subscribers" WHERE id IN (SELECT id FROM (SELECT id, RANK() OVER (PARTITION BY email ORDER BY id ASC) AS "place" FROM "subscribers") AS "numbered" WHERE place > 1)',
          reason: 'id is the primary key, so no two rows of a partition tie.',
        },
        {
          sql: 'DELETE FROM "subscribers" WHERE id IN (SELECT id FROM (SELECT id, DENSE_RANK() OVER (PARTITION BY email ORDER BY id ASC) AS "place" FROM "subscribers") AS "numbered" WHERE place > 1)',
          reason: 'id is the primary key, so no two rows of a partition tie.',
        },
      ],
    },
    ...followUps(shown),
  ];
}
