import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** The follow-ups of problem 176; `shown` are the datasets that the page shows. */
export function followUps(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-176-02',
      dataset: 'lc_176',
      prompt: {
        vi: 'Những ai có mức lương cao thứ hai? Trả về `full_name`, `wage`, mỗi nhân viên như vậy một hàng, không cần sắp xếp. Mức thứ hai được hiểu như trong bài: những người cùng lương tính là một mức, người chưa có lương không được tính. Nếu không có mức thứ hai, kết quả không có hàng nào.',
        en: 'Who earns the second highest wage? Return `full_name`, `wage`, one row for each such employee, in any order. The second wage is meant as before: people with the same wage count as one wage, those without one do not count. If there is no second wage, the result has no row.',
      },
      starter: 'SELECT full_name, wage\nFROM staff\nWHERE ',
      hints: [
        {
          vi: 'Bạn đã tìm được mức thứ hai là bao nhiêu. Giờ cần mọi người có đúng mức ấy.',
          en: 'You have already found how much the second wage is. Now you want everyone with exactly that wage.',
        },
      ],
      solutions: [
        {
          sql: 'SELECT full_name, wage\nFROM staff\nWHERE wage = (\n  SELECT MAX(wage)\n  FROM staff\n  WHERE wage < (SELECT MAX(wage) FROM staff)\n);',
        },
        {
          sql: 'SELECT full_name, wage\nFROM (\n  SELECT full_name, wage,\n         DENSE_RANK() OVER (ORDER BY wage DESC) AS place\n  FROM staff\n  WHERE wage IS NOT NULL\n) AS ranked\nWHERE place = 2;',
          note: {
            vi: 'Cách này đổi được sang mức thứ ba hay thứ tư mà chỉ sửa một con số.',
            en: 'For the third or fourth wage, only one number of this changes.',
          },
        },
        {
          sql: 'SELECT s.full_name, s.wage\nFROM staff AS s\nWHERE (\n  SELECT COUNT(DISTINCT x.wage)\n  FROM staff AS x\n  WHERE x.wage > s.wage\n) = 1;',
          note: {
            vi: 'Mức thứ hai là mức có đúng một mức cao hơn nó. Không mức nào cao hơn NULL, nên người chưa có lương đếm được 0.',
            en: 'The second wage is the one with exactly one wage above it. No wage is above NULL, so people without a wage count 0.',
          },
        },
      ],
      wrong: [
        {
          sql: 'SELECT full_name, wage FROM staff WHERE wage IS NOT NULL ORDER BY wage DESC LIMIT 1 OFFSET 1',
          mark: '^(?!.*\\( select).*(?:limit|offset)',
          message: {
            vi: 'LIMIT 1 chỉ lấy một người, còn OFFSET 1 bỏ qua một người, không phải một mức lương.',
            en: 'LIMIT 1 takes one person only, and OFFSET 1 skips one person, not one wage.',
          },
        },
        {
          sql: 'SELECT full_name, wage FROM (SELECT full_name, wage, RANK() OVER (ORDER BY wage DESC) AS place FROM staff WHERE wage IS NOT NULL) AS ranked WHERE place = 2',
          mark: '[^_]\\brank \\( \\) over',
          message: {
            vi: 'Sau hai người hạng 1, RANK nhảy tới hạng 3, nên không ai có hạng 2.',
            en: 'After two people in place 1, RANK goes on with 3, so nobody has place 2.',
          },
        },
        {
          sql: 'SELECT full_name, wage FROM (SELECT full_name, wage, DENSE_RANK() OVER (ORDER BY wage DESC) AS place FROM staff) AS ranked WHERE place = 2',
          mark: '^(?!.*not null)(?!.*nulls last).*dense_rank',
          engine: 'postgres',
          message: {
            vi: 'PostgreSQL xếp NULL lên đầu khi giảm dần, nên người chưa có lương chiếm hạng 1.',
            en: 'PostgreSQL puts NULL first in descending order, so those without a wage take place 1.',
          },
        },
        {
          sql: 'SELECT full_name, MAX(wage) AS wage FROM staff WHERE wage < (SELECT MAX(wage) FROM staff)',
          mark: '^select (?:\\w+ \\. )?full_name , max \\((?!.*group by)',
          engine: 'sqlite',
          message: {
            vi: 'MAX gộp mọi hàng thành một, nên chỉ còn một người, và khi không có mức thứ hai vẫn còn một hàng có NULL. Hãy so `wage` với mức thứ hai trong WHERE.',
            en: 'MAX makes one row of all, so one person is left, and where there is no second wage there is still a row with NULL. Compare `wage` with the second wage in WHERE.',
          },
        },
        {
          sql: 'SELECT full_name, wage FROM staff WHERE wage < (SELECT MAX(wage) FROM staff)',
          mark: '^(?!.*order by)(?!.*max.*max)(?!.*count).*wage < \\( select max',
          message: {
            vi: 'Đây là mọi người có lương thấp hơn mức cao nhất. Đề chỉ cần những người có mức ngay dưới.',
            en: 'These are all people below the highest wage. The task asks only for those of the wage right below it.',
          },
        },
        {
          sql: 'SELECT DISTINCT full_name, wage FROM staff WHERE wage = (SELECT MAX(wage) FROM staff WHERE wage < (SELECT MAX(wage) FROM staff))',
          mark: '^select distinct',
          message: {
            vi: 'DISTINCT gộp hai người trùng tên thành một hàng. Đề yêu cầu mỗi nhân viên một hàng.',
            en: 'DISTINCT merges two people of the same name into one row. The task asks for a row for each employee.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT full_name, wage FROM (SELECT full_name, wage, DENSE_RANK() OVER (ORDER BY wage DESC NULLS FIRST) AS "place" FROM "staff" WHERE wage IS NOT NULL) AS "ranked" WHERE place = 2',
          reason: 'The condition leaves no NULL to sort.',
        },
      ],
    },
    {
      id: 'lc-176-03',
      dataset: 'lc_176',
      prompt: {
        vi: 'Với mỗi tổ, mức lương cao thứ hai trong tổ đó là bao nhiêu? Trả về `team`, `second_wage`, mỗi tổ có trong `staff` đúng một hàng, không cần sắp xếp. Những người cùng lương tính là một mức, người chưa có lương không được tính. Tổ không có mức thứ hai vẫn có một hàng, với `second_wage` là NULL.',
        en: 'For each team, what is the second highest wage in that team? Return `team`, `second_wage`, exactly one row for each team in `staff`, in any order. People with the same wage count as one wage, those without one do not count. A team without a second wage still has a row, with NULL as its `second_wage`.',
      },
      starter: 'SELECT team,\n        AS second_wage\nFROM staff\n',
      hints: [
        {
          vi: 'Mỗi tổ có một mức cao nhất riêng: “thấp hơn MAX” phải là thấp hơn MAX của chính tổ đó.',
          en: 'Each team has a highest wage of its own: “below MAX” must mean below the MAX of that very team.',
        },
        {
          vi: 'Điều kiện trong WHERE bỏ cả những tổ không còn hàng nào. Có chỗ nào khác để viết điều kiện mà tổ vẫn ở lại?',
          en: 'A condition in WHERE drops the teams that have no row left. Is there another place for the condition, where the team stays?',
        },
      ],
      solutions: [
        {
          sql: 'SELECT team, MAX(CASE WHEN place = 2 THEN wage END) AS second_wage\nFROM (\n  SELECT team, wage,\n         DENSE_RANK() OVER (\n           PARTITION BY team ORDER BY wage DESC NULLS LAST\n         ) AS place\n  FROM staff\n) AS ranked\nGROUP BY team;',
          note: {
            vi: '`NULLS LAST` để người chưa có lương không chiếm hạng 1 trên PostgreSQL.',
            en: '`NULLS LAST` keeps people without a wage from taking place 1 on PostgreSQL.',
          },
        },
        {
          sql: 'SELECT t.team,\n       (SELECT MAX(s.wage)\n        FROM staff AS s\n        WHERE s.team = t.team\n          AND s.wage < (SELECT MAX(x.wage) FROM staff AS x WHERE x.team = t.team)) AS second_wage\nFROM (SELECT DISTINCT team FROM staff) AS t;',
        },
        {
          sql: 'SELECT s.team, MAX(CASE WHEN s.wage < m.top_wage THEN s.wage END) AS second_wage\nFROM staff AS s\nJOIN (\n  SELECT team, MAX(wage) AS top_wage\n  FROM staff\n  GROUP BY team\n) AS m ON m.team = s.team\nGROUP BY s.team;',
        },
      ],
      wrong: [
        {
          sql: 'SELECT team, MAX(wage) AS second_wage FROM staff WHERE wage < (SELECT MAX(wage) FROM staff) GROUP BY team',
          mark: '^(?!.*max.*max.*max)(?!.*join)(?!.*\\bteam = ).*wage < \\( select max \\( (?:\\w+ \\. )?wage \\) from staff(?: as)?(?: \\w+)? \\)',
          message: {
            vi: 'Mỗi mức đang được so với mức cao nhất của cả bảng, nên ở tổ khác bạn nhận mức cao nhất của tổ đó.',
            en: 'Each wage is compared with the highest of the whole table, so for another team you get its highest wage.',
          },
        },
        {
          sql: 'SELECT team, MAX(wage) AS second_wage FROM (SELECT team, wage, DENSE_RANK() OVER (PARTITION BY team ORDER BY wage DESC) AS place FROM staff WHERE wage IS NOT NULL) AS ranked WHERE place = 2 GROUP BY team',
          mark: 'where (?:\\w+ \\. )?place = 2',
          message: {
            vi: 'WHERE bỏ mọi hàng của tổ không có hạng 2, nên tổ đó không còn trong kết quả. Đề yêu cầu tổ ấy có một hàng với NULL.',
            en: 'WHERE drops every row of a team without a place 2, so that team is not in the result. The task asks for a row with NULL.',
          },
        },
        {
          sql: 'SELECT team, MAX(CASE WHEN place = 2 THEN wage END) AS second_wage FROM (SELECT team, wage, RANK() OVER (PARTITION BY team ORDER BY wage DESC NULLS LAST) AS place FROM staff) AS ranked GROUP BY team',
          mark: '[^_]\\brank \\( \\) over',
          message: {
            vi: 'Sau hai người hạng 1 trong một tổ, RANK nhảy tới hạng 3, nên tổ đó không có hạng 2.',
            en: 'After two people in place 1 of a team, RANK goes on with 3, so the team has no place 2.',
          },
        },
        {
          sql: 'SELECT team, MAX(CASE WHEN place = 2 THEN wage END) AS second_wage FROM (SELECT team, wage, DENSE_RANK() OVER (PARTITION BY team ORDER BY wage DESC) AS place FROM staff WHERE wage IS NOT NULL) AS ranked GROUP BY team',
          mark: 'from staff (?:as )?(?:\\w+ )?where (?:\\w+ \\. )?wage is not null',
          message: {
            vi: 'Tổ mà chưa ai có lương bị bỏ cả tổ. Đề yêu cầu mỗi tổ có trong `staff` một hàng.',
            en: 'A team in which nobody has a wage yet is dropped altogether. The task asks for a row for each team in `staff`.',
          },
        },
        {
          sql: 'SELECT team, MAX(CASE WHEN place = 2 THEN wage END) AS second_wage FROM (SELECT team, wage, DENSE_RANK() OVER (PARTITION BY team ORDER BY wage DESC) AS place FROM staff) AS ranked GROUP BY team',
          mark: '^(?!.*not null)(?!.*nulls last).*dense_rank',
          engine: 'postgres',
          message: {
            vi: 'PostgreSQL xếp NULL lên đầu khi giảm dần, nên người chưa có lương chiếm hạng 1 của tổ.',
            en: 'PostgreSQL puts NULL first in descending order, so somebody without a wage takes place 1 of the team.',
          },
        },
        {
          sql: 'SELECT s.team, MAX(CASE WHEN s.wage < m.top_wage THEN s.wage ELSE 0 END) AS second_wage FROM staff AS s JOIN (SELECT team, MAX(wage) AS top_wage FROM staff GROUP BY team) AS m ON m.team = s.team GROUP BY s.team',
          mark: 'else 0 end',
          message: {
            vi: '`ELSE 0` biến “không có mức thứ hai” thành lương 0 đồng. Bỏ ELSE thì CASE trả về NULL.',
            en: '`ELSE 0` turns “no second wage” into a wage of 0 đồng. Without ELSE the CASE is NULL.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT DISTINCT team, MAX(CASE WHEN place = 2 THEN wage END) AS "second_wage" FROM (SELECT team, wage, DENSE_RANK() OVER (PARTITION BY team ORDER BY wage DESC NULLS LAST) AS "place" FROM "staff") AS "ranked" GROUP BY team',
          reason: 'GROUP BY leaves one row for each team, so no two rows are alike.',
        },
        {
          sql: 'SELECT team, MIN(CASE WHEN place = 2 THEN wage END) AS "second_wage" FROM (SELECT team, wage, DENSE_RANK() OVER (PARTITION BY team ORDER BY wage DESC NULLS LAST) AS "place" FROM "staff") AS "ranked" GROUP BY team',
          reason: 'All rows of place 2 in a team have the same wage.',
        },
        {
          sql: 'SELECT team, MAX(CASE WHEN place = 2 THEN wage END) AS "second_wage" FROM (SELECT DISTINCT team, wage, DENSE_RANK() OVER (PARTITION BY team ORDER BY wage DESC NULLS LAST) AS "place" FROM "staff") AS "ranked" GROUP BY team',
          reason: 'MAX over equal wages is that wage, however often it occurs.',
        },
        {
          sql: 'SELECT DISTINCT "s".team, MAX(CASE WHEN "s".wage < "m".top_wage THEN "s".wage END) AS "second_wage" FROM "staff" AS "s" INNER JOIN (SELECT team, MAX(wage) AS "top_wage" FROM "staff" GROUP BY team) AS "m" ON "m".team = "s".team GROUP BY "s".team',
          reason: 'GROUP BY leaves one row for each team, so no two rows are alike.',
        },
        {
          sql: 'SELECT "s".team, MAX(CASE WHEN "s".wage < "m".top_wage THEN "s".wage END) AS "second_wage" FROM "staff" AS "s" LEFT JOIN (SELECT team, MAX(wage) AS "top_wage" FROM "staff" GROUP BY team) AS "m" ON "m".team = "s".team GROUP BY "s".team',
          reason: 'The derived table has a row for each team of staff, so every row has its pair.',
        },
        {
          sql: 'SELECT "s".team, MAX(CASE WHEN "s".wage < "m".top_wage THEN "s".wage END) AS "second_wage" FROM "staff" AS "s" INNER JOIN (SELECT DISTINCT team, MAX(wage) AS "top_wage" FROM "staff" GROUP BY team) AS "m" ON "m".team = "s".team GROUP BY "s".team',
          reason: 'GROUP BY leaves one row for each team, so no two rows are alike.',
        },
      ],
    },
  ];
}
