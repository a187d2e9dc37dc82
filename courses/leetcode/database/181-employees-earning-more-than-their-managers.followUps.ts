import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** The follow-ups of problem 181; `shown` are the datasets that the page shows. */
export function followUps(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-181-02',
      dataset: 'lc_181',
      prompt: {
        vi: 'Bây giờ hãy đứng từ phía quản lý. Quản lý là người có ít nhất một cấp dưới trực tiếp. Với mỗi quản lý, hãy trả về `staff_id`, `name`, `reports` (số cấp dưới trực tiếp) và `above` (bao nhiêu người trong số đó có lương cao hơn quản lý; không có ai thì là 0). Cấp dưới chưa ghi lương vẫn được tính trong `reports`; trong `above`, chỉ tính khi cả hai mức lương đều đã ghi. Không cần sắp xếp.',
        en: 'Now look from the side of the manager. A manager is someone with at least one direct report. For each manager return `staff_id`, `name`, `reports` (the number of direct reports) and `above` (how many of these earn more than the manager; 0 for none). A report whose pay is not recorded counts in `reports`; in `above` only where both are recorded. Any order.',
      },
      starter: 'SELECT m.staff_id, m.name,\n        AS reports,\n        AS above\nFROM staff AS m\n',
      hints: [
        {
          vi: 'Điều kiện về lương không được làm mất hàng nào, vì `reports` cần đủ cấp dưới. Hãy đưa điều kiện vào bên trong phép đếm.',
          en: 'The condition on pay must not lose a row, for `reports` needs all of them. Put the condition inside the count.',
        },
        {
          vi: 'COUNT bỏ qua NULL: CASE trả về gì khi điều kiện không đúng và không có ELSE?',
          en: 'COUNT skips NULL: what does CASE return if its condition is not true and there is no ELSE?',
        },
      ],
      solutions: [
        {
          sql: 'SELECT m.staff_id, m.name,\n       COUNT(*) AS reports,\n       COUNT(CASE WHEN e.pay > m.pay THEN 1 END) AS above\nFROM staff AS m\nJOIN staff AS e ON e.boss_id = m.staff_id\nGROUP BY m.staff_id, m.name;',
        },
        {
          sql: 'SELECT m.staff_id, m.name,\n       COUNT(*) AS reports,\n       SUM(CASE WHEN e.pay > m.pay THEN 1 ELSE 0 END) AS above\nFROM staff AS m\nJOIN staff AS e ON e.boss_id = m.staff_id\nGROUP BY m.staff_id, m.name;',
        },
      ],
      wrong: [
        {
          sql: 'SELECT m.staff_id, m.name, COUNT(*) AS reports, COUNT(*) AS above FROM staff AS m JOIN staff AS e ON e.boss_id = m.staff_id WHERE e.pay > m.pay GROUP BY m.staff_id, m.name',
          mark: '^(?!.*\\b(?:case|filter|left|select .*select)\\b).*(?:where|and) \\w+ \\. pay [<>]',
          message: {
            vi: 'Điều kiện về lương lọc trước khi đếm, nên `reports` thiếu người, và quản lý không bị ai vượt thì mất hẳn.',
            en: 'The condition on pay filters before anything is counted, so `reports` misses people, and managers whom nobody exceeds are gone.',
          },
        },
        {
          sql: 'SELECT MIN(m.staff_id) AS staff_id, m.name, COUNT(*) AS reports, COUNT(CASE WHEN e.pay > m.pay THEN 1 END) AS above FROM staff AS m JOIN staff AS e ON e.boss_id = m.staff_id GROUP BY m.name',
          mark: 'group by (?:\\w+ \\. )?name$',
          message: {
            vi: 'Hai quản lý trùng tên đang chung một nhóm. Hãy nhóm theo khóa chính.',
            en: 'Two managers who share a name are in one group. Group by the primary key.',
          },
        },
        {
          sql: 'SELECT m.staff_id, m.name, COUNT(e.staff_id) AS reports, COUNT(CASE WHEN e.pay > m.pay THEN 1 END) AS above FROM staff AS m LEFT JOIN staff AS e ON e.boss_id = m.staff_id GROUP BY m.staff_id, m.name',
          mark: '^(?!.*\\b(?:having|where)\\b).*left (?:outer )?join',
          message: {
            vi: 'LEFT JOIN giữ cả những người không quản lý ai. Đề chỉ cần người có ít nhất một cấp dưới.',
            en: 'LEFT JOIN keeps those who manage nobody. The task asks only for people with at least one report.',
          },
        },
        {
          sql: 'SELECT m.staff_id, m.name, COUNT(*) AS reports, COUNT(e.pay > m.pay) AS above FROM staff AS m JOIN staff AS e ON e.boss_id = m.staff_id GROUP BY m.staff_id, m.name',
          mark: 'count \\( \\w+ \\. pay [<>]',
          message: {
            vi: 'COUNT đếm mọi giá trị khác NULL, mà kết quả sai của phép so cũng là một giá trị.',
            en: 'COUNT counts every value that is not NULL, and a comparison that is false is a value too.',
          },
        },
        {
          sql: 'SELECT m.staff_id, m.name, COUNT(e.pay) AS reports, COUNT(CASE WHEN e.pay > m.pay THEN 1 END) AS above FROM staff AS m JOIN staff AS e ON e.boss_id = m.staff_id GROUP BY m.staff_id, m.name',
          mark: 'count \\( \\w+ \\. pay \\)',
          message: {
            vi: '`COUNT(e.pay)` bỏ qua cấp dưới chưa ghi lương.',
            en: '`COUNT(e.pay)` skips reports whose pay is not recorded.',
          },
        },
        {
          sql: 'SELECT m.staff_id, m.name, COUNT(*) AS reports, COUNT(CASE WHEN e.pay >= m.pay THEN 1 END) AS above FROM staff AS m JOIN staff AS e ON e.boss_id = m.staff_id GROUP BY m.staff_id, m.name',
          mark: 'pay [<>]= ',
          message: {
            vi: '`above` đang đếm cả người có lương bằng quản lý.',
            en: '`above` counts those who earn the same as the manager too.',
          },
        },
        {
          sql: 'SELECT m.staff_id, m.name, COUNT(*) AS reports, SUM(CASE WHEN e.pay > m.pay THEN 1 END) AS above FROM staff AS m JOIN staff AS e ON e.boss_id = m.staff_id GROUP BY m.staff_id, m.name',
          mark: '^(?!.*(?:else 0|coalesce)).*sum \\( case',
          message: {
            vi: 'Không có ELSE thì SUM chỉ gặp NULL khi không ai vượt quản lý, và ra NULL chứ không ra 0.',
            en: 'Without ELSE, SUM meets nothing but NULL where nobody exceeds the manager, and gives NULL, not 0.',
          },
        },
        {
          sql: 'SELECT m.staff_id, m.name, COUNT(DISTINCT e.name) AS reports, COUNT(CASE WHEN e.pay > m.pay THEN 1 END) AS above FROM staff AS m JOIN staff AS e ON e.boss_id = m.staff_id GROUP BY m.staff_id, m.name',
          mark: 'count \\( distinct (?:\\w+ \\. )?name',
          message: {
            vi: 'Đếm tên khác nhau thì hai cấp dưới trùng tên chỉ được tính một lần.',
            en: 'Counting different names counts two reports who share a name only once.',
          },
        },
        {
          sql: 'SELECT m.staff_id, m.name, COUNT(*) AS reports, COUNT(DISTINCT CASE WHEN e.pay > m.pay THEN e.pay END) AS above FROM staff AS m JOIN staff AS e ON e.boss_id = m.staff_id GROUP BY m.staff_id, m.name',
          mark: 'count \\( distinct case .* then (?:\\w+ \\. )?pay',
          message: {
            vi: 'Truy vấn đang đếm mức lương, không đếm người: hai cấp dưới cùng mức lương chỉ được tính một lần.',
            en: 'The query counts amounts, not people: two reports with the same pay are counted once.',
          },
        },
      ],
      compare: { kind: 'result', types: { reports: 'integer', above: 'integer' } },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT DISTINCT "m".staff_id, "m".name, COUNT(*) AS "reports", COUNT(CASE WHEN "e".pay > "m".pay THEN 1 END) AS "above" FROM "staff" AS "m" INNER JOIN "staff" AS "e" ON "e".boss_id = "m".staff_id GROUP BY "m".staff_id, "m".name',
          reason: 'GROUP BY leaves one row for each key, and the key is selected, so no two rows are alike.',
        },
        {
          sql: 'SELECT "m".staff_id, "m".name, COUNT(*) AS "reports", COUNT(CASE WHEN "e".pay > "m".pay THEN 1 END) AS "above" FROM "staff" AS "m" INNER JOIN "staff" AS "e" ON "e".boss_id = "m".staff_id GROUP BY "m".staff_id',
          reason: 'The first key is a primary key, so the second has one value in each group.',
        },
        {
          sql: 'SELECT "m".staff_id, "m".name, COUNT(*) AS "reports", COUNT(CASE WHEN "e".pay > "m".pay THEN 0 END) AS "above" FROM "staff" AS "m" INNER JOIN "staff" AS "e" ON "e".boss_id = "m".staff_id GROUP BY "m".staff_id, "m".name',
          reason: 'COUNT counts every value that is not NULL, whatever it is.',
        },
        {
          sql: 'SELECT "m".staff_id, "m".name, COUNT(*) AS "reports", COUNT(CASE WHEN "e".pay > "m".pay THEN 2 END) AS "above" FROM "staff" AS "m" INNER JOIN "staff" AS "e" ON "e".boss_id = "m".staff_id GROUP BY "m".staff_id, "m".name',
          reason: 'COUNT counts every value that is not NULL, whatever it is.',
        },
        {
          sql: 'SELECT DISTINCT "m".staff_id, "m".name, COUNT(*) AS "reports", SUM(CASE WHEN "e".pay > "m".pay THEN 1 ELSE 0 END) AS "above" FROM "staff" AS "m" INNER JOIN "staff" AS "e" ON "e".boss_id = "m".staff_id GROUP BY "m".staff_id, "m".name',
          reason: 'GROUP BY leaves one row for each key, and the key is selected, so no two rows are alike.',
        },
        {
          sql: 'SELECT "m".staff_id, "m".name, COUNT(*) AS "reports", SUM(CASE WHEN "e".pay > "m".pay THEN 1 ELSE 0 END) AS "above" FROM "staff" AS "m" INNER JOIN "staff" AS "e" ON "e".boss_id = "m".staff_id GROUP BY "m".staff_id',
          reason: 'The first key is a primary key, so the second has one value in each group.',
        },
      ],
    },
    {
      id: 'lc-181-03',
      dataset: 'lc_181',
      prompt: {
        vi: 'Những ai có lương cao hơn cả hai cấp trên gần nhất: quản lý trực tiếp, và quản lý của người quản lý ấy? Nếu quản lý trực tiếp không có ai quản lý thì chỉ cần cao hơn quản lý trực tiếp. Người không có quản lý thì không có trong kết quả. Lương chưa ghi (NULL) thì chưa so được: nếu một trong những mức lương cần so là NULL thì người đó không có trong kết quả. Trả về `staff_id`, `name`, không cần sắp xếp.',
        en: 'Who earns more than both of the two levels above: the direct manager, and that manager’s own manager? If the direct manager has no manager, it is enough to earn more than the direct manager. Whoever has no manager is not in the result. Pay that is not recorded (NULL) cannot be compared: if any pay to be compared is NULL, the person is not in the result. Return `staff_id`, `name`, in any order.',
      },
      starter: 'SELECT e.staff_id, e.name\nFROM staff AS e\n',
      hints: [
        {
          vi: 'Bảng `staff` có ba vai. Vai nào có thể không có hàng nào ghép được mà người đó vẫn phải được giữ lại?',
          en: 'The table `staff` has three roles. For which of them may there be no matching row while the person must stay?',
        },
        {
          vi: 'Sau LEFT JOIN, lương NULL có hai nguyên nhân: không có người ấy, hoặc có mà lương chưa ghi. Cột nào phân biệt được hai trường hợp?',
          en: 'After a LEFT JOIN, NULL as the pay has two causes: there is no such person, or their pay is not recorded. Which column tells the two apart?',
        },
      ],
      solutions: [
        {
          sql: 'SELECT e.staff_id, e.name\nFROM staff AS e\nJOIN staff AS m ON m.staff_id = e.boss_id\nLEFT JOIN staff AS g ON g.staff_id = m.boss_id\nWHERE e.pay > m.pay AND (m.boss_id IS NULL OR e.pay > g.pay);',
        },
        {
          sql: 'SELECT e.staff_id, e.name\nFROM staff AS e\nJOIN staff AS m ON m.staff_id = e.boss_id\nWHERE e.pay > m.pay AND m.boss_id IS NULL\nUNION ALL\nSELECT e.staff_id, e.name\nFROM staff AS e\nJOIN staff AS m ON m.staff_id = e.boss_id\nJOIN staff AS g ON g.staff_id = m.boss_id\nWHERE e.pay > m.pay AND e.pay > g.pay;',
          note: {
            vi: 'Mỗi trường hợp một truy vấn. Không ai thuộc cả hai, nên UNION ALL là đủ.',
            en: 'A query for each case. Nobody is in both, so UNION ALL is enough.',
          },
        },
      ],
      wrong: [
        {
          sql: 'SELECT e.staff_id, e.name FROM staff AS e JOIN staff AS m ON m.staff_id = e.boss_id JOIN staff AS g ON g.staff_id = m.boss_id WHERE e.pay > m.pay AND e.pay > g.pay',
          mark: '^(?!.*\\b(?:left|union|exists|in)\\b).*join .*join',
          message: {
            vi: 'JOIN thứ hai làm mất những người mà quản lý trực tiếp đứng cao nhất.',
            en: 'The second JOIN loses those whose direct manager is at the top.',
          },
        },
        {
          sql: 'SELECT e.staff_id, e.name FROM staff AS e JOIN staff AS m ON m.staff_id = e.boss_id LEFT JOIN staff AS g ON g.staff_id = m.boss_id WHERE e.pay > m.pay AND e.pay > COALESCE(g.pay, 0)',
          mark: 'coalesce|ifnull|\\w+ \\. pay is null',
          message: {
            vi: 'Truy vấn coi “có cấp trên nhưng lương chưa ghi” như “không có cấp trên”. Hai trường hợp ấy có kết quả khác nhau.',
            en: 'The query takes “the person above has no recorded pay” for “there is nobody above”. The two must be treated differently.',
          },
        },
        {
          sql: 'SELECT e.staff_id, e.name FROM staff AS e JOIN staff AS m ON m.staff_id = e.boss_id WHERE e.pay > m.pay',
          mark: '^(?!.*(?:join .*join|select .*select)).*join',
          message: {
            vi: 'Truy vấn mới so với quản lý trực tiếp. Quản lý của người quản lý ấy có thể lĩnh nhiều hơn.',
            en: 'The query compares with the direct manager only. That manager’s own manager may earn more.',
          },
        },
        {
          sql: 'WITH RECURSIVE above AS (SELECT staff_id, name, pay, boss_id AS up_id FROM staff UNION ALL SELECT a.staff_id, a.name, a.pay, s.boss_id FROM above AS a JOIN staff AS s ON s.staff_id = a.up_id) SELECT a.staff_id, a.name FROM above AS a JOIN staff AS u ON u.staff_id = a.up_id GROUP BY a.staff_id, a.name HAVING COUNT(*) = COUNT(CASE WHEN a.pay > u.pay THEN 1 END)',
          mark: 'recursive',
          message: {
            vi: 'Truy vấn so với mọi cấp trên, lên tới người đứng đầu. Đề chỉ hỏi hai bậc gần nhất.',
            en: 'The query compares with everybody above, up to the top. The task asks only for the two nearest levels.',
          },
        },
        {
          sql: 'SELECT e.staff_id, e.name FROM staff AS e JOIN staff AS m ON m.staff_id = e.boss_id LEFT JOIN staff AS g ON g.staff_id = m.boss_id AND e.pay > g.pay WHERE e.pay > m.pay',
          mark: 'left (?:outer )?join (?:\\w+ )*on (?:(?! where ).)*pay [<>]',
          message: {
            vi: 'Điều kiện về lương trong ON của LEFT JOIN không loại ai: người không đạt vẫn được giữ, với NULL ở vai `g`.',
            en: 'A condition on pay in the ON of a LEFT JOIN removes nobody: who fails it stays, with NULL in the role `g`.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT DISTINCT "e".staff_id, "e".name FROM "staff" AS "e" INNER JOIN "staff" AS "m" ON "m".staff_id = "e".boss_id LEFT JOIN "staff" AS "g" ON "g".staff_id = "m".boss_id WHERE "e".pay > "m".pay AND ("m".boss_id IS NULL OR "e".pay > "g".pay)',
          reason: 'staff_id is the primary key and each person meets at most one manager, so no two rows are alike.',
        },
        {
          sql: 'SELECT "e".staff_id, "e".name FROM "staff" AS "e" LEFT JOIN "staff" AS "m" ON "m".staff_id = "e".boss_id LEFT JOIN "staff" AS "g" ON "g".staff_id = "m".boss_id WHERE "e".pay > "m".pay AND ("m".boss_id IS NULL OR "e".pay > "g".pay)',
          reason:
            'A person without a manager has NULL as the pay of the manager, and the condition in WHERE is not TRUE for it.',
        },
        {
          sql: 'SELECT "e".staff_id, "e".name FROM "staff" AS "e" INNER JOIN "staff" AS "m" ON "m".staff_id = "e".boss_id WHERE "e".pay > "m".pay AND "m".boss_id IS NULL UNION SELECT "e".staff_id, "e".name FROM "staff" AS "e" INNER JOIN "staff" AS "m" ON "m".staff_id = "e".boss_id INNER JOIN "staff" AS "g" ON "g".staff_id = "m".boss_id WHERE "e".pay > "m".pay AND "e".pay > "g".pay',
          reason: 'Nobody is in both parts, and no part has a row twice.',
        },
        {
          sql: 'SELECT "e".staff_id, "e".name FROM "staff" AS "e" LEFT JOIN "staff" AS "m" ON "m".staff_id = "e".boss_id WHERE "e".pay > "m".pay AND "m".boss_id IS NULL UNION ALL SELECT "e".staff_id, "e".name FROM "staff" AS "e" INNER JOIN "staff" AS "m" ON "m".staff_id = "e".boss_id INNER JOIN "staff" AS "g" ON "g".staff_id = "m".boss_id WHERE "e".pay > "m".pay AND "e".pay > "g".pay',
          reason:
            'A person without a manager has NULL as the pay of the manager, and the condition in WHERE is not TRUE for it.',
        },
        {
          sql: 'SELECT "e".staff_id, "e".name FROM "staff" AS "e" INNER JOIN "staff" AS "m" ON "m".staff_id = "e".boss_id WHERE "e".pay > "m".pay AND "m".boss_id IS NULL UNION ALL SELECT DISTINCT "e".staff_id, "e".name FROM "staff" AS "e" INNER JOIN "staff" AS "m" ON "m".staff_id = "e".boss_id INNER JOIN "staff" AS "g" ON "g".staff_id = "m".boss_id WHERE "e".pay > "m".pay AND "e".pay > "g".pay',
          reason: 'staff_id is the primary key and each person meets at most one manager, so no two rows are alike.',
        },
        {
          sql: 'SELECT "e".staff_id, "e".name FROM "staff" AS "e" INNER JOIN "staff" AS "m" ON "m".staff_id = "e".boss_id WHERE "e".pay > "m".pay AND "m".boss_id IS NULL UNION ALL SELECT "e".staff_id, "e".name FROM "staff" AS "e" LEFT JOIN "staff" AS "m" ON "m".staff_id = "e".boss_id INNER JOIN "staff" AS "g" ON "g".staff_id = "m".boss_id WHERE "e".pay > "m".pay AND "e".pay > "g".pay',
          reason:
            'A person without a manager has NULL as the pay of the manager, and the condition in WHERE is not TRUE for it.',
        },
        {
          sql: 'SELECT "e".staff_id, "e".name FROM "staff" AS "e" INNER JOIN "staff" AS "m" ON "m".staff_id = "e".boss_id WHERE "e".pay > "m".pay AND "m".boss_id IS NULL UNION ALL SELECT "e".staff_id, "e".name FROM "staff" AS "e" INNER JOIN "staff" AS "m" ON "m".staff_id = "e".boss_id LEFT JOIN "staff" AS "g" ON "g".staff_id = "m".boss_id WHERE "e".pay > "m".pay AND "e".pay > "g".pay',
          reason:
            'A person without a manager has NULL as the pay of the manager, and the condition in WHERE is not TRUE for it.',
        },
      ],
    },
  ];
}
