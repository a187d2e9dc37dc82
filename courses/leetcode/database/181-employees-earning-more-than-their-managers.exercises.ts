import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { followUps } from './181-employees-earning-more-than-their-managers.followUps';

/** The attempt and the follow-ups of problem 181; `shown` are the datasets that the page shows. */
export function exercises(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-181-01',
      dataset: 'lc_181',
      prompt: {
        vi: 'Những nhân viên nào có lương cao hơn quản lý trực tiếp của mình? Lương bằng nhau không tính. Người không có quản lý thì không có trong kết quả. Khi một trong hai mức lương chưa ghi (NULL), người đó cũng không có trong kết quả. Trả về một cột `name`, mỗi nhân viên như vậy một hàng, kể cả khi trùng tên, không cần sắp xếp. Không có ai thì không có hàng nào.',
        en: 'Which employees earn more than their direct manager? Equal pay does not count. Whoever has no manager is not in the result, nor is anyone whose own pay or whose manager’s pay is not recorded (NULL). Return one column `name`, one row for each such employee, even if two share a name, in any order; no rows if there is nobody.',
      },
      starter: 'SELECT \nFROM staff AS e\n',
      hints: [
        {
          vi: 'Lương của quản lý nằm ở một hàng khác của chính bảng `staff`. Cột nào chỉ tới hàng đó?',
          en: 'The pay of the manager is in another row of the same table. Which column points to that row?',
        },
        {
          vi: 'Khi đọc `staff` hai lần, hãy đặt cho mỗi lần một bí danh theo vai, và viết bí danh trước mọi tên cột.',
          en: 'If you read `staff` twice, give each reading an alias by its role, and write the alias before every column.',
        },
      ],
      solutions: [
        {
          sql: 'SELECT e.name\nFROM staff AS e\nJOIN staff AS m ON m.staff_id = e.boss_id\nWHERE e.pay > m.pay;',
        },
        {
          sql: 'SELECT e.name\nFROM staff AS e\nWHERE EXISTS (\n  SELECT 1 FROM staff AS m\n  WHERE m.staff_id = e.boss_id AND m.pay < e.pay\n);',
        },
        {
          sql: 'SELECT e.name\nFROM staff AS e\nWHERE e.pay > (\n  SELECT m.pay FROM staff AS m WHERE m.staff_id = e.boss_id\n);',
        },
      ],
      wrong: [
        {
          sql: 'SELECT DISTINCT e.name FROM staff AS e JOIN staff AS m ON m.staff_id = e.boss_id WHERE e.pay > m.pay',
          mark: 'select distinct|group by|\\bunion (?!all)|\\bintersect\\b',
          message: {
            vi: 'Hai người trùng tên đang bị gộp thành một hàng. Mỗi nhân viên có nhiều nhất một quản lý, nên không có hàng lặp nào để bỏ.',
            en: 'Two people who share a name become one row. Each employee has at most one manager, so there is no repeated row to remove.',
          },
        },
        {
          sql: 'SELECT e.name FROM staff AS e JOIN staff AS m ON m.staff_id = e.boss_id WHERE e.pay >= m.pay',
          mark: '>=|<=',
          message: {
            vi: 'Kết quả đang có cả người có lương bằng quản lý. Đề cần cao hơn.',
            en: 'The result includes those who earn the same as their manager. The task asks for more.',
          },
        },
        {
          sql: 'SELECT e.name FROM staff AS e LEFT JOIN staff AS m ON m.staff_id = e.boss_id WHERE e.pay > COALESCE(m.pay, 0)',
          mark: 'coalesce|ifnull|else 0',
          message: {
            vi: 'Khi không có quản lý hoặc lương quản lý chưa ghi, số 0 thế vào chỗ NULL, nên ai cũng “cao hơn”.',
            en: 'Where there is no manager, or the pay of the manager is not recorded, 0 takes the place of NULL, so everybody “earns more”.',
          },
        },
        {
          sql: 'SELECT e.name FROM staff AS e WHERE NOT EXISTS (SELECT 1 FROM staff AS m WHERE m.staff_id = e.boss_id AND m.pay >= e.pay)',
          mark: 'not exists',
          message: {
            vi: '“Không có quản lý nào lĩnh bằng hoặc hơn” cũng đúng với người không có quản lý, và khi lương chưa ghi.',
            en: '“No manager earns as much or more” is also true of those without a manager, and where pay is not recorded.',
          },
        },
        {
          engine: 'postgres',
          sql: 'SELECT e.name FROM staff AS e WHERE e.pay > ALL (SELECT m.pay FROM staff AS m WHERE m.staff_id = e.boss_id)',
          mark: '> all \\( select',
          message: {
            vi: 'Khi truy vấn con không có hàng nào, `> ALL` là TRUE, nên người không có quản lý cũng lọt vào.',
            en: 'Where the subquery has no row, `> ALL` is TRUE, so those without a manager get in.',
          },
        },
        {
          sql: 'SELECT name FROM staff WHERE pay > (SELECT MIN(pay) FROM staff WHERE staff_id IN (SELECT boss_id FROM staff))',
          mark: '^(?!.*= (?:\\w+ \\. )?(?:boss_id|staff_id)).*min \\(',
          message: {
            vi: 'Truy vấn so với quản lý có lương thấp nhất, chứ không phải với quản lý của chính người đó.',
            en: 'The query compares with the manager who earns least, not with that employee’s own manager.',
          },
        },
        {
          sql: 'SELECT e.name FROM staff AS e WHERE e.pay > (SELECT m.pay FROM staff AS m WHERE m.staff_id = boss_id)',
          mark: '\\( select .*(?:staff_id = boss_id|(?<!\\. )boss_id = (?:\\w+ \\. )?staff_id)',
          certain: true,
          message: {
            vi: 'Tên `boss_id` không có bí danh được hiểu là cột của bảng trong truy vấn con. Truy vấn đang hỏi ai tự quản lý mình.',
            en: 'Without an alias, `boss_id` is read as a column of the table in the subquery. The query asks who manages themselves.',
          },
        },
        {
          sql: 'SELECT e.name FROM staff AS e JOIN staff AS m ON m.boss_id = e.staff_id WHERE e.pay > m.pay',
          mark: '^select (\\w+) \\. .* (?!\\1 )\\w+ \\. boss_id = |^select (\\w+) \\. .* = (?!\\2 )\\w+ \\. boss_id',
          message: {
            vi: 'ON đang ghép người trong kết quả với cấp dưới của họ, nên truy vấn tìm quản lý có lương cao hơn một cấp dưới của mình. Hãy đổi hai vai trong ON.',
            en: 'ON joins the person in the result with their reports, so the query finds managers who earn more than one of their reports. Swap the two roles in ON.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT "e".name FROM "staff" AS "e" LEFT JOIN "staff" AS "m" ON "m".staff_id = "e".boss_id WHERE "e".pay > "m".pay',
          reason:
            'An employee without a manager has NULL as the pay of the manager, and the condition in WHERE is not TRUE for it.',
        },
        {
          sql: 'SELECT "e".name FROM "staff" AS "e" WHERE "e".pay > (SELECT DISTINCT "m".pay FROM "staff" AS "m" WHERE "m".staff_id = "e".boss_id)',
          reason: 'staff_id is the primary key, so the subquery gives at most one row.',
        },
      ],
    },
    ...followUps(shown),
  ];
}
