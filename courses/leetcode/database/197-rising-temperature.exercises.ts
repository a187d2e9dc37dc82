import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { followUps } from './197-rising-temperature.followUps';

/** The attempt and the follow-ups of problem 197; `shown` are the datasets that the page shows. */
export function exercises(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-197-01',
      dataset: 'lc_197',
      prompt: {
        vi: 'Những ngày nào nóng hơn ngày liền trước theo lịch? Trả về một cột `id`: mã của mỗi ngày có `celsius` cao hơn `celsius` của ngày hôm trước (bằng nhau không tính), mỗi mã một hàng, không cần sắp xếp. Ngày hôm trước không có trong bảng, hoặc một trong hai ngày có `celsius` là NULL, thì không trả về ngày đó. Bảng có thể thiếu ngày, và `id` có thể không theo thứ tự ngày.',
        en: 'Which days were warmer than the calendar day before? Return one column `id`: that of each day whose `celsius` is higher than the `celsius` of the day before (equal does not count), one row for each, in any order. Where the day before is not in the table, or either of the two has NULL as its `celsius`, the day is not returned. Days may be missing, and the `id`s may not be in the order of the days.',
      },
      starter: 'SELECT \nFROM readings AS today\n',
      hints: [
        {
          vi: 'Mỗi hàng phải được so với một hàng khác của cùng bảng. Làm sao để nhận ra hàng đó?',
          en: 'Each row is compared with another row of the same table. How do you recognize that row?',
        },
        {
          vi: "Cộng trừ một ngày: SQLite có `DATE(ngày, '-1 day')`, PostgreSQL có `ngày - 1`.",
          en: "To go back one day, SQLite has `DATE(day, '-1 day')` and PostgreSQL has `day - 1`.",
        },
      ],
      solutions: [
        {
          engine: 'sqlite',
          sql: "SELECT today.id\nFROM readings AS today\nJOIN readings AS yesterday\n  ON yesterday.measured_on = DATE(today.measured_on, '-1 day')\nWHERE today.celsius > yesterday.celsius;",
        },
        {
          engine: 'postgres',
          sql: 'SELECT today.id\nFROM readings AS today\nJOIN readings AS yesterday\n  ON yesterday.measured_on = today.measured_on - 1\nWHERE today.celsius > yesterday.celsius;',
        },
        {
          engine: 'sqlite',
          sql: "SELECT id\nFROM readings AS today\nWHERE celsius > (\n  SELECT yesterday.celsius\n  FROM readings AS yesterday\n  WHERE yesterday.measured_on = DATE(today.measured_on, '-1 day')\n);",
        },
        {
          engine: 'postgres',
          sql: 'SELECT id\nFROM readings AS today\nWHERE celsius > (\n  SELECT yesterday.celsius\n  FROM readings AS yesterday\n  WHERE yesterday.measured_on = today.measured_on - 1\n);',
        },
        {
          engine: 'sqlite',
          sql: "WITH days AS (\n  SELECT id, measured_on, celsius,\n         LAG(measured_on) OVER (ORDER BY measured_on) AS last_day,\n         LAG(celsius) OVER (ORDER BY measured_on) AS last_celsius\n  FROM readings\n)\nSELECT id\nFROM days\nWHERE celsius > last_celsius\n  AND last_day = DATE(measured_on, '-1 day');",
        },
        {
          engine: 'postgres',
          sql: 'WITH days AS (\n  SELECT id, measured_on, celsius,\n         LAG(measured_on) OVER (ORDER BY measured_on) AS last_day,\n         LAG(celsius) OVER (ORDER BY measured_on) AS last_celsius\n  FROM readings\n)\nSELECT id\nFROM days\nWHERE celsius > last_celsius\n  AND last_day = measured_on - 1;',
        },
        {
          engine: 'sqlite',
          sql: 'SELECT today.id\nFROM readings AS today\nJOIN readings AS yesterday\n  ON JULIANDAY(today.measured_on) - JULIANDAY(yesterday.measured_on) = 1\nWHERE today.celsius > yesterday.celsius;',
          note: {
            vi: 'So hiệu của hai ngày với 1, thay cho việc tính ra ngày cần tìm.',
            en: 'Compares the difference of two days with 1 instead of computing the day to find.',
          },
        },
      ],
      wrong: [
        {
          sql: 'WITH days AS (SELECT id, celsius, LAG(celsius) OVER (ORDER BY measured_on) AS last_celsius FROM readings) SELECT id FROM days WHERE celsius > last_celsius',
          mark: '^(?!.*(?:lag \\( (?:\\w+ \\. )?measured_on|julianday)).*lag \\(',
          message: {
            vi: '`LAG` lấy hàng liền trước, mà hàng ấy chưa chắc là ngày hôm trước: bảng có thể thiếu ngày.',
            en: '`LAG` takes the row before, which need not be that of the day before: days may be missing.',
          },
        },
        {
          sql: 'SELECT today.id FROM readings AS today JOIN readings AS yesterday ON today.id = yesterday.id + 1 WHERE today.celsius > yesterday.celsius',
          mark: '\\bid [+-] 1\\b|\\bid - \\w+ \\. id\\b|lag \\( [^)]*\\) over \\( order by id',
          message: {
            vi: '`id` liền nhau không có nghĩa là ngày liền nhau. Hãy ghép theo `measured_on`.',
            en: 'Neighbouring `id`s do not mean neighbouring days. Join by `measured_on`.',
          },
        },
        {
          engine: 'sqlite',
          sql: 'SELECT today.id FROM readings AS today JOIN readings AS yesterday ON today.measured_on - yesterday.measured_on = 1 WHERE today.celsius > yesterday.celsius',
          mark: '\\bmeasured_on - \\w+ \\. measured_on = 1\\b',
          message: {
            vi: 'Trên SQLite, ngày là chuỗi: phép trừ chỉ lấy phần năm, nên hai ngày cùng năm luôn có hiệu bằng 0.',
            en: 'On SQLite a day is a string: the subtraction takes the year alone, so two days of one year always differ by 0.',
          },
        },
        {
          engine: 'sqlite',
          sql: "SELECT today.id FROM readings AS today JOIN readings AS yesterday ON yesterday.measured_on = DATE(today.measured_on, '-1 day') WHERE today.celsius >= yesterday.celsius",
          mark: 'celsius (?:>=|<=) ',
          message: {
            vi: 'Bằng nhau thì chưa phải nóng hơn: hãy bỏ dấu `=` trong phép so sánh nhiệt độ.',
            en: 'Equal is not warmer: leave out the `=` in the comparison of the temperatures.',
          },
        },
        {
          engine: 'postgres',
          sql: 'SELECT today.id FROM readings AS today JOIN readings AS yesterday ON yesterday.measured_on = today.measured_on - 1 WHERE today.celsius >= yesterday.celsius',
          mark: 'celsius (?:>=|<=) ',
          message: {
            vi: 'Bằng nhau thì chưa phải nóng hơn: hãy bỏ dấu `=` trong phép so sánh nhiệt độ.',
            en: 'Equal is not warmer: leave out the `=` in the comparison of the temperatures.',
          },
        },
        {
          engine: 'sqlite',
          sql: "SELECT today.id FROM readings AS today JOIN readings AS yesterday ON yesterday.measured_on = DATE(today.measured_on, '-1 day') WHERE COALESCE(today.celsius, 0) > COALESCE(yesterday.celsius, 99)",
          mark: '(?:coalesce|ifnull) \\( (?:\\w+ \\. )?celsius',
          message: {
            vi: 'Ngày máy đo hỏng không phải ngày 0 độ: COALESCE làm cho nó nóng hơn một ngày âm độ.',
            en: 'A day on which the sensor failed is not a day of 0 degrees: COALESCE makes it warmer than a day below zero.',
          },
        },
        {
          engine: 'postgres',
          sql: 'SELECT today.id FROM readings AS today JOIN readings AS yesterday ON yesterday.measured_on = today.measured_on - 1 WHERE COALESCE(today.celsius, 0) > COALESCE(yesterday.celsius, 99)',
          mark: '(?:coalesce|ifnull) \\( (?:\\w+ \\. )?celsius',
          message: {
            vi: 'Ngày máy đo hỏng không phải ngày 0 độ: COALESCE làm cho nó nóng hơn một ngày âm độ.',
            en: 'A day on which the sensor failed is not a day of 0 degrees: COALESCE makes it warmer than a day below zero.',
          },
        },
        {
          engine: 'sqlite',
          sql: "SELECT yesterday.id FROM readings AS today JOIN readings AS yesterday ON yesterday.measured_on = DATE(today.measured_on, '-1 day') WHERE today.celsius > yesterday.celsius",
          mark: '^select yesterday \\. id|^select y \\. id|^select prev\\w* \\. id',
          message: {
            vi: 'Truy vấn đang trả về mã của ngày hôm trước. Đề cần mã của ngày nóng hơn.',
            en: 'This returns the id of the day before. The task asks for that of the warmer day.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT DISTINCT "today".id FROM "readings" AS "today" INNER JOIN "readings" AS "yesterday" ON "yesterday".measured_on = DATE("today".measured_on, \'-1 day\') WHERE "today".celsius > "yesterday".celsius',
          reason: 'id is the primary key and measured_on is unique, so each day meets at most one day before.',
        },
        {
          sql: 'SELECT "today".id FROM "readings" AS "today" LEFT JOIN "readings" AS "yesterday" ON "yesterday".measured_on = DATE("today".measured_on, \'-1 day\') WHERE "today".celsius > "yesterday".celsius',
          reason: 'Without a day before, its temperature is NULL, and the comparison in WHERE is not TRUE.',
        },
        {
          sql: 'SELECT id FROM "readings" AS "today" WHERE celsius > (SELECT DISTINCT "yesterday".celsius FROM "readings" AS "yesterday" WHERE "yesterday".measured_on = DATE("today".measured_on, \'-1 day\'))',
          reason: 'measured_on is unique, so the subquery has one row at most.',
        },
        {
          sql: 'WITH "days" AS (SELECT id, measured_on, celsius, LAG(measured_on) OVER (ORDER BY measured_on ASC) AS "last_day", LAG(celsius) OVER (ORDER BY measured_on ASC) AS "last_celsius" FROM "readings") SELECT DISTINCT id FROM "days" WHERE celsius > last_celsius AND last_day = DATE(measured_on, \'-1 day\')',
          reason: 'id is the primary key, and a window function leaves every row as it is, once.',
        },
        {
          sql: 'WITH "days" AS (SELECT id, measured_on, celsius, LAG(measured_on) OVER () AS "last_day", LAG(celsius) OVER (ORDER BY measured_on ASC) AS "last_celsius" FROM "readings") SELECT id FROM "days" WHERE celsius > last_celsius AND last_day = DATE(measured_on, \'-1 day\')',
          reason:
            'SQLite computes the other window first, and the rows reach this one in its order, that of measured_on.',
        },
        {
          sql: 'SELECT DISTINCT "today".id FROM "readings" AS "today" INNER JOIN "readings" AS "yesterday" ON JULIANDAY("today".measured_on) - JULIANDAY("yesterday".measured_on) = 1 WHERE "today".celsius > "yesterday".celsius',
          reason: 'id is the primary key and measured_on is unique, so each day meets at most one day before.',
        },
        {
          sql: 'SELECT "today".id FROM "readings" AS "today" LEFT JOIN "readings" AS "yesterday" ON JULIANDAY("today".measured_on) - JULIANDAY("yesterday".measured_on) = 1 WHERE "today".celsius > "yesterday".celsius',
          reason: 'Without a day before, its temperature is NULL, and the comparison in WHERE is not TRUE.',
        },
      ],
    },
    ...followUps(shown),
  ];
}
