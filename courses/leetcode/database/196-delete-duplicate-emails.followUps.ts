import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** Emails that are alike but not the same. */
export const SIMILAR_EMAILS: HiddenCase = {
  about: {
    vi: 'Có những email chỉ khác nhau ở một ký tự hoặc ở phần sau dấu `@`.',
    en: 'Some addresses differ in one character only, or after the `@`.',
  },
  sql: "INSERT INTO subscribers (id, email, phone, signed_up_on) VALUES (11, 'axb@example.com', NULL, '2025-06-25'), (12, 'a_b@example.com', NULL, '2025-06-25'), (13, 'ayb@example.com', NULL, '2025-06-25'), (15, 'a_b@example.org', NULL, '2025-06-25');",
};

/** The follow-ups of problem 196; `shown` are the datasets that the page shows. */
export function followUps(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-196-02',
      dataset: 'lc_196',
      prompt: {
        vi: 'Lần này hãy giữ lần đăng ký mới nhất: với mỗi `email`, chỉ giữ hàng có `signed_up_on` muộn nhất. Nếu nhiều hàng của một email có cùng ngày muộn nhất đó, giữ hàng có `id` lớn nhất trong số ấy. Mọi hàng khác bị xóa, hàng được giữ phải còn nguyên.',
        en: 'This time keep the newest subscription: of each `email` keep only the row with the latest `signed_up_on`. Where several rows of an address have that same latest day, keep the one with the largest `id` of them. All other rows go; rows that stay must not change.',
      },
      starter: 'DELETE FROM subscribers\nWHERE ',
      hints: [
        {
          vi: '`id` lớn nhất chưa chắc là lần mới nhất. Phải so hai cột, cột nào trước?',
          en: 'The largest `id` need not be the newest. Two columns have to be compared: which one first?',
        },
        {
          vi: 'Một hàng phải mất khi có hàng khác cùng email đứng trước nó trong thứ tự bạn chọn. Có thể đánh số theo thứ tự đó.',
          en: 'A row goes where another one of the same address comes before it in the order that you choose. You can number the rows in that order.',
        },
      ],
      solutions: [
        {
          sql: 'DELETE FROM subscribers\nWHERE id IN (\n  SELECT id\n  FROM (\n    SELECT id, ROW_NUMBER() OVER (\n             PARTITION BY email ORDER BY signed_up_on DESC, id DESC\n           ) AS place\n    FROM subscribers\n  ) AS numbered\n  WHERE place > 1\n);',
        },
        {
          sql: 'DELETE FROM subscribers\nWHERE EXISTS (\n  SELECT 1\n  FROM subscribers AS newer\n  WHERE newer.email = subscribers.email\n    AND (newer.signed_up_on > subscribers.signed_up_on\n         OR (newer.signed_up_on = subscribers.signed_up_on AND newer.id > subscribers.id))\n);',
          note: {
            vi: 'Không cần hàm cửa sổ: “có hàng mới hơn không?”, trong đó hàng cùng ngày thì so tiếp `id`.',
            en: 'No window function: “is there a newer row?”, where rows of the same day compare their `id` as well.',
          },
        },
      ],
      wrong: [
        {
          sql: 'DELETE FROM subscribers WHERE id NOT IN (SELECT MAX(id) FROM subscribers GROUP BY email)',
          mark: '^(?!.*signed_up_on).*max \\( ',
          message: {
            vi: '`id` lớn nhất chưa chắc là lần đăng ký mới nhất. Hãy so `signed_up_on` trước.',
            en: 'The largest `id` need not be the newest subscription. Compare `signed_up_on` first.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE EXISTS (SELECT 1 FROM subscribers AS newer WHERE newer.email = subscribers.email AND newer.signed_up_on > subscribers.signed_up_on)',
          mark: '^(?!.*\\bid [<>]).*exists \\( .*signed_up_on [<>]',
          message: {
            vi: 'Hai hàng của một email có cùng ngày muộn nhất thì không hàng nào mới hơn hàng nào, nên cả hai đều còn.',
            en: 'Where two rows of an address have the same latest day, neither is newer than the other, so both stay.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE signed_up_on NOT IN (SELECT MAX(signed_up_on) FROM subscribers GROUP BY email)',
          mark: '\\bsigned_up_on not in \\( ',
          message: {
            vi: 'Danh sách ngày này gộp mọi email: một hàng cũ vẫn còn nếu ngày của nó tình cờ là ngày mới nhất của email khác.',
            en: 'This list of days is that of all addresses: an old row stays where its day happens to be the latest of another address.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE id IN (SELECT id FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY email ORDER BY signed_up_on DESC, id) AS place FROM subscribers) AS numbered WHERE place > 1)',
          mark: 'signed_up_on desc , id (?:asc )?\\)',
          message: {
            vi: 'Cùng ngày thì hàng có `id` lớn nhất được giữ, nên `id` cũng phải giảm dần.',
            en: 'On the same day the row with the largest `id` stays, so `id` has to descend as well.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE id IN (SELECT id FROM (SELECT id, RANK() OVER (PARTITION BY email ORDER BY signed_up_on DESC) AS place FROM subscribers) AS numbered WHERE place > 1)',
          mark: 'rank \\( \\) over \\( partition by email order by signed_up_on desc \\)',
          message: {
            vi: 'Hai hàng cùng ngày đều có hạng 1, nên cả hai đều còn.',
            en: 'Two rows of the same day both have rank 1, so both stay.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE id IN (SELECT id FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY email ORDER BY signed_up_on, id) AS place FROM subscribers) AS numbered WHERE place > 1)',
          mark: 'order by signed_up_on (?:asc )?, id (?:asc )?\\)',
          message: {
            vi: 'Số 1 đang là lần đăng ký cũ nhất. Hãy sắp xếp giảm dần.',
            en: 'Number 1 is the oldest subscription here. Sort in descending order.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE id IN (SELECT id FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY email ORDER BY signed_up_on DESC) AS place FROM subscribers) AS numbered WHERE place > 1)',
          mark: 'row_number \\( \\) over \\( partition by email order by signed_up_on desc \\)',
          message: {
            vi: 'ORDER BY chưa nói hàng nào đứng trước trong những hàng cùng ngày, nên hàng được giữ có thể không phải là hàng có `id` lớn nhất.',
            en: 'The ORDER BY does not say which row of one day comes first, so the one that stays need not have the largest `id`.',
          },
        },
      ],
      compare: { kind: 'state' },
      hidden: [
        ...shown,
        SIMILAR_EMAILS,
        {
          about: {
            vi: 'Có một hàng cũ mà ngày của nó là ngày mới nhất của một email khác, còn `id` lại lớn hơn hàng mới.',
            en: 'The day of an old row is the latest day of another address, and its `id` is larger than that of the newer row.',
          },
          sql: "INSERT INTO subscribers (id, email, phone, signed_up_on) VALUES (19, 'vy@example.com', '0900000099', '2025-06-10'), (20, 'vy@example.com', NULL, '2025-06-10'), (21, 'vy@example.com', NULL, '2025-04-18');",
        },
      ],
      equivalent: [
        {
          sql: 'DELETE FROM "subscribers" WHERE id IN (SELECT id FROM (SELECT id, RANK() OVER (PARTITION BY email ORDER BY signed_up_on DESC, id DESC) AS "place" FROM "subscribers") AS "numbered" WHERE place > 1)',
          reason: 'id is the primary key and the last sort key, so no two rows of a partition tie.',
        },
        {
          sql: 'DELETE FROM "subscribers" WHERE id IN (SELECT id FROM (SELECT id, DENSE_RANK() OVER (PARTITION BY email ORDER BY signed_up_on DESC, id DESC) AS "place" FROM "subscribers") AS "numbered" WHERE place > 1)',
          reason: 'id is the primary key and the last sort key, so no two rows of a partition tie.',
        },
      ],
    },
    {
      id: 'lc-196-03',
      dataset: 'lc_196',
      prompt: {
        vi: 'Bây giờ hai hàng trùng nhau khi có cùng số điện thoại, dù email giống hay khác: với mỗi `phone`, chỉ giữ lại hàng có `id` nhỏ nhất. Hàng có `phone` là NULL không trùng với hàng nào và phải còn nguyên.',
        en: 'Now two rows are duplicates where their phone number is the same, whatever their e-mail: of each `phone` keep only the row with the smallest `id`. A row whose `phone` is NULL is no duplicate of any other and must stay.',
      },
      starter: 'DELETE FROM subscribers\nWHERE ',
      hints: [
        {
          vi: 'Với phép `=`, hai NULL có bằng nhau không? Còn với GROUP BY và PARTITION BY?',
          en: 'Are two NULLs equal for `=`? And for GROUP BY and PARTITION BY?',
        },
        {
          vi: 'Trước khi xóa, hãy chạy SELECT với cùng điều kiện và tìm những hàng có `phone` là NULL.',
          en: 'Before you delete, run a SELECT with the same condition and look for rows whose `phone` is NULL.',
        },
      ],
      solutions: [
        {
          sql: 'DELETE FROM subscribers\nWHERE phone IS NOT NULL\n  AND id NOT IN (\n    SELECT MIN(id) FROM subscribers GROUP BY phone\n  );',
        },
        {
          sql: 'DELETE FROM subscribers\nWHERE EXISTS (\n  SELECT 1\n  FROM subscribers AS earlier\n  WHERE earlier.phone = subscribers.phone\n    AND earlier.id < subscribers.id\n);',
          note: {
            vi: 'Phép `=` với NULL không bao giờ đúng, nên hàng không có số điện thoại tự được giữ.',
            en: '`=` is never true of NULL, so rows without a phone number stay by themselves.',
          },
        },
      ],
      wrong: [
        {
          sql: 'DELETE FROM subscribers WHERE id NOT IN (SELECT MIN(id) FROM subscribers GROUP BY phone)',
          mark: '^(?!.*null).*group by',
          message: {
            vi: 'GROUP BY gom mọi hàng có `phone` là NULL vào một nhóm, nên chỉ một hàng trong số đó được giữ.',
            en: 'GROUP BY puts all rows whose `phone` is NULL into one group, so only one of them stays.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE id IN (SELECT id FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY phone ORDER BY id) AS place FROM subscribers) AS numbered WHERE place > 1)',
          mark: '^(?!.*null).*partition by',
          message: {
            vi: 'PARTITION BY xếp mọi hàng có `phone` là NULL vào một phân vùng, nên từ hàng thứ hai trở đi đều bị xóa.',
            en: 'PARTITION BY puts all rows whose `phone` is NULL into one partition, so from the second on they go.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE id NOT IN (SELECT MIN(id) FROM subscribers WHERE phone IS NOT NULL GROUP BY phone)',
          mark: 'not in \\( select min \\( id \\) from subscribers where phone is not null group by',
          message: {
            vi: 'Hàng không có số điện thoại không nằm trong danh sách được giữ, nên `NOT IN` xóa hết. Điều kiện phải ở WHERE của DELETE.',
            en: 'Rows without a phone number are not on the list of those that stay, so `NOT IN` deletes all of them. The condition belongs in the WHERE of the DELETE.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE phone IS NOT NULL AND id NOT IN (SELECT MIN(id) FROM subscribers GROUP BY phone, email)',
          mark: 'group by [^)]*email|partition by [^)]*email',
          message: {
            vi: 'Hai hàng cùng số điện thoại nhưng khác email vẫn là trùng. Chỉ gom theo `phone`.',
            en: 'Two rows with the same phone number and other addresses are duplicates all the same. Group by `phone` alone.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE id IN (SELECT MAX(id) FROM subscribers GROUP BY phone HAVING COUNT(phone) > 1)',
          mark: '\\bid in \\( select max \\( ',
          message: {
            vi: 'Mỗi số điện thoại bị trùng chỉ mất một hàng. Số có ba hàng vẫn còn hai.',
            en: 'Each duplicated phone number loses one row only. A number with three rows still has two.',
          },
        },
        {
          sql: 'DELETE FROM subscribers WHERE id IN (SELECT id FROM (SELECT id, phone, ROW_NUMBER() OVER (PARTITION BY phone ORDER BY signed_up_on) AS place FROM subscribers) AS numbered WHERE place > 1 AND phone IS NOT NULL)',
          mark: 'order by signed_up_on (?:asc )?\\)',
          message: {
            vi: 'Số 1 đang là lần đăng ký cũ nhất, nhưng phải giữ hàng có `id` nhỏ nhất. Hãy sắp xếp theo `id`.',
            en: 'Number 1 is the oldest subscription here, but the row with the smallest `id` has to stay. Sort by `id`.',
          },
        },
      ],
      compare: { kind: 'state' },
      hidden: [
        ...shown,
        {
          about: {
            vi: 'Có hai số điện thoại đăng ký nhiều lần, `id` không theo thứ tự ngày, và một số khác chỉ thiếu chữ số 0 ở đầu.',
            en: 'Two phone numbers subscribed more than once, with ids that are not in the order of the days, and another lacks only the 0 in front.',
          },
          sql: "INSERT INTO subscribers (id, email, phone, signed_up_on) VALUES (6, 'vy@example.com', '0900000011', '2025-06-25'), (7, 'yen@example.com', '900000011', '2025-06-25'), (8, 'bao@example.com', '0900000022', '2025-01-02');",
        },
      ],
    },
  ];
}
