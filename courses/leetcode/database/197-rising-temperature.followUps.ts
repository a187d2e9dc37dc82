import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** The follow-ups of problem 197; `shown` are the datasets that the page shows. */
export function followUps(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-197-02',
      dataset: 'lc_197',
      prompt: {
        vi: 'Những ngày nào là đỉnh nhiệt: `celsius` cao hơn cả ngày liền trước lẫn ngày liền sau theo lịch (bằng nhau không tính)? Trả về `measured_on` và `celsius`, không cần sắp xếp. Nếu một trong hai ngày bên cạnh không có trong bảng hoặc có `celsius` là NULL thì không trả về ngày đó.',
        en: 'Which days are peaks: `celsius` is higher than on the calendar day before and than on the calendar day after (equal does not count)? Return `measured_on` and `celsius`, in any order. Where either neighbour is not in the table, or has NULL as its `celsius`, the day is not returned.',
      },
      starter: 'SELECT today.measured_on, today.celsius\nFROM readings AS today\n',
      hints: [
        {
          vi: 'Ngày đang xét cần hai hàng bên cạnh, mỗi hàng một vai.',
          en: 'The day needs two neighbours, each in a role of its own.',
        },
        {
          vi: 'Ngày cuối cùng của bảng có phải là đỉnh không, khi chưa biết ngày mai?',
          en: 'Is the last day of the table a peak, as long as tomorrow is unknown?',
        },
      ],
      solutions: [
        {
          engine: 'sqlite',
          sql: "SELECT today.measured_on, today.celsius\nFROM readings AS today\nJOIN readings AS yesterday\n  ON yesterday.measured_on = DATE(today.measured_on, '-1 day')\nJOIN readings AS tomorrow\n  ON tomorrow.measured_on = DATE(today.measured_on, '+1 day')\nWHERE today.celsius > yesterday.celsius\n  AND today.celsius > tomorrow.celsius;",
        },
        {
          engine: 'postgres',
          sql: 'SELECT today.measured_on, today.celsius\nFROM readings AS today\nJOIN readings AS yesterday\n  ON yesterday.measured_on = today.measured_on - 1\nJOIN readings AS tomorrow\n  ON tomorrow.measured_on = today.measured_on + 1\nWHERE today.celsius > yesterday.celsius\n  AND today.celsius > tomorrow.celsius;',
        },
      ],
      wrong: [
        {
          sql: 'WITH days AS (SELECT measured_on, celsius, LAG(celsius) OVER (ORDER BY measured_on) AS last_celsius, LEAD(celsius) OVER (ORDER BY measured_on) AS next_celsius FROM readings) SELECT measured_on, celsius FROM days WHERE celsius > last_celsius AND celsius > next_celsius',
          mark: '^(?!.*(?:lag \\( (?:\\w+ \\. )?measured_on|julianday)).*lag \\(',
          message: {
            vi: '`LAG` và `LEAD` lấy hàng bên cạnh, mà hàng ấy chưa chắc là ngày bên cạnh.',
            en: '`LAG` and `LEAD` take the neighbouring rows, which need not be those of the neighbouring days.',
          },
        },
        {
          engine: 'sqlite',
          sql: "WITH days AS (SELECT measured_on, celsius, LAG(celsius) OVER (ORDER BY measured_on) AS last_celsius, LEAD(celsius) OVER (ORDER BY measured_on) AS next_celsius, LAG(measured_on) OVER (ORDER BY measured_on) AS last_day FROM readings) SELECT measured_on, celsius FROM days WHERE celsius > last_celsius AND celsius > next_celsius AND last_day = DATE(measured_on, '-1 day')",
          mark: '^(?!.*lead \\( (?:\\w+ \\. )?measured_on).*lag \\( (?:\\w+ \\. )?measured_on',
          message: {
            vi: 'Truy vấn mới kiểm tra ngày của hàng trước. Hàng sau cũng có thể không phải là ngày hôm sau.',
            en: 'The query checks the day of the row before only. The row after need not be that of the next day either.',
          },
        },
        {
          engine: 'sqlite',
          sql: "WITH days AS (SELECT measured_on, celsius, LAG(celsius) OVER (ORDER BY measured_on) AS last_celsius, LEAD(celsius) OVER (ORDER BY measured_on) AS next_celsius, LEAD(measured_on) OVER (ORDER BY measured_on) AS next_day FROM readings) SELECT measured_on, celsius FROM days WHERE celsius > last_celsius AND celsius > next_celsius AND next_day = DATE(measured_on, '+1 day')",
          mark: '^(?!.*lag \\( (?:\\w+ \\. )?measured_on).*lead \\( (?:\\w+ \\. )?measured_on',
          message: {
            vi: 'Truy vấn mới kiểm tra ngày của hàng sau. Hàng trước cũng có thể không phải là ngày hôm trước.',
            en: 'The query checks the day of the row after only. The row before need not be that of the day before either.',
          },
        },
        {
          engine: 'sqlite',
          sql: "SELECT today.measured_on, today.celsius FROM readings AS today JOIN readings AS yesterday ON yesterday.measured_on = DATE(today.measured_on, '-1 day') LEFT JOIN readings AS tomorrow ON tomorrow.measured_on = DATE(today.measured_on, '+1 day') WHERE today.celsius > yesterday.celsius AND (tomorrow.celsius IS NULL OR today.celsius > tomorrow.celsius)",
          mark: 'left (?:outer )?join.*(?:is null|coalesce|ifnull)',
          message: {
            vi: 'Ngày mai chưa biết thì chưa gọi là đỉnh: đề bỏ những ngày thiếu một trong hai ngày bên cạnh.',
            en: 'With tomorrow unknown a day is no peak yet: the task leaves out days that lack a neighbour.',
          },
        },
        {
          engine: 'sqlite',
          sql: "SELECT today.measured_on, today.celsius FROM readings AS today JOIN readings AS yesterday ON yesterday.measured_on = DATE(today.measured_on, '-1 day') JOIN readings AS tomorrow ON tomorrow.measured_on = DATE(today.measured_on, '+1 day') WHERE today.celsius >= yesterday.celsius AND today.celsius >= tomorrow.celsius",
          mark: 'celsius (?:>=|<=) ',
          message: {
            vi: 'Bằng ngày bên cạnh thì chưa phải đỉnh: hãy bỏ mọi dấu `=` trong các phép so sánh nhiệt độ.',
            en: 'A day that equals its neighbour is no peak: leave out every `=` in the comparisons of the temperatures.',
          },
        },
        {
          sql: 'SELECT today.measured_on, today.celsius FROM readings AS today JOIN readings AS yesterday ON yesterday.id = today.id - 1 JOIN readings AS tomorrow ON tomorrow.id = today.id + 1 WHERE today.celsius > yesterday.celsius AND today.celsius > tomorrow.celsius',
          mark: '\\bid [+-] 1\\b',
          message: {
            vi: '`id` liền nhau không có nghĩa là ngày liền nhau. Hãy ghép theo `measured_on`.',
            en: 'Neighbouring `id`s do not mean neighbouring days. Join by `measured_on`.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT DISTINCT "today".measured_on, "today".celsius FROM "readings" AS "today" INNER JOIN "readings" AS "yesterday" ON "yesterday".measured_on = DATE("today".measured_on, \'-1 day\') INNER JOIN "readings" AS "tomorrow" ON "tomorrow".measured_on = DATE("today".measured_on, \'+1 day\') WHERE "today".celsius > "yesterday".celsius AND "today".celsius > "tomorrow".celsius',
          reason: 'measured_on is unique, so each day meets at most one day before and one day after.',
        },
        {
          sql: 'SELECT "today".measured_on, "today".celsius FROM "readings" AS "today" LEFT JOIN "readings" AS "yesterday" ON "yesterday".measured_on = DATE("today".measured_on, \'-1 day\') INNER JOIN "readings" AS "tomorrow" ON "tomorrow".measured_on = DATE("today".measured_on, \'+1 day\') WHERE "today".celsius > "yesterday".celsius AND "today".celsius > "tomorrow".celsius',
          reason: 'Without a day before, its temperature is NULL, and the comparison in WHERE is not TRUE.',
        },
        {
          sql: 'SELECT "today".measured_on, "today".celsius FROM "readings" AS "today" INNER JOIN "readings" AS "yesterday" ON "yesterday".measured_on = DATE("today".measured_on, \'-1 day\') LEFT JOIN "readings" AS "tomorrow" ON "tomorrow".measured_on = DATE("today".measured_on, \'+1 day\') WHERE "today".celsius > "yesterday".celsius AND "today".celsius > "tomorrow".celsius',
          reason: 'Without a day after, its temperature is NULL, and the comparison in WHERE is not TRUE.',
        },
        {
          sql: 'SELECT "today".measured_on, "today".celsius FROM "readings" AS "today" INNER JOIN "readings" AS "yesterday" ON "yesterday".measured_on = DATE("today".measured_on, \'-1 day\') INNER JOIN "readings" AS "tomorrow" ON "tomorrow".measured_on = DATE("today".measured_on, \'1 day\') WHERE "today".celsius > "yesterday".celsius AND "today".celsius > "tomorrow".celsius',
          reason: 'A modifier of DATE without a sign adds, as one with a plus does.',
        },
      ],
    },
    {
      id: 'lc-197-03',
      dataset: 'lc_197',
      prompt: {
        vi: 'Lần này hãy so mỗi ngày với lần đo gần nhất trước đó: ngày gần nhất trước ngày ấy có `celsius` khác NULL, cách bao nhiêu ngày cũng được. Trả về `id` và `rise` (số độ tăng so với lần đo ấy) của những ngày nóng hơn lần đo ấy (bằng nhau không tính), không cần sắp xếp. Ngày có `celsius` là NULL và ngày không có lần đo nào trước đó thì không trả về.',
        en: 'This time compare each day with the last reading before it: the nearest earlier day whose `celsius` is not NULL, however many days ago. Return `id` and `rise` (by how many degrees it is warmer than that reading) for the days that were warmer (equal does not count), in any order. A day with NULL as its `celsius` and a day without any earlier reading are not returned.',
      },
      starter: 'SELECT id,\n        AS rise\nFROM readings\n',
      hints: [
        {
          vi: 'Nếu hàng liền trước có NULL thì `LAG` trả về NULL. Làm sao để những hàng đó không tham gia?',
          en: 'Where the row before has NULL, `LAG` returns NULL. How do you keep such rows out?',
        },
        {
          vi: 'Điều kiện trong WHERE được xét trước khi hàm cửa sổ chạy. Còn kết quả của hàm cửa sổ thì phải lọc ở bên ngoài.',
          en: 'The condition in WHERE is checked before the window function runs. Its own result has to be filtered outside.',
        },
      ],
      solutions: [
        {
          sql: 'WITH changes AS (\n  SELECT id, celsius - LAG(celsius) OVER (ORDER BY measured_on) AS rise\n  FROM readings\n  WHERE celsius IS NOT NULL\n)\nSELECT id, rise\nFROM changes\nWHERE rise > 0;',
        },
        {
          sql: 'WITH changes AS (\n  SELECT today.id,\n         today.celsius - (\n           SELECT earlier.celsius\n           FROM readings AS earlier\n           WHERE earlier.measured_on < today.measured_on\n             AND earlier.celsius IS NOT NULL\n           ORDER BY earlier.measured_on DESC\n           LIMIT 1\n         ) AS rise\n  FROM readings AS today\n)\nSELECT id, rise\nFROM changes\nWHERE rise > 0;',
          note: {
            vi: 'Không cần hàm cửa sổ: truy vấn con lấy lần đo muộn nhất trong những ngày trước đó.',
            en: 'No window function: the subquery takes the latest reading of the days before.',
          },
        },
      ],
      wrong: [
        {
          sql: 'WITH changes AS (SELECT id, celsius - LAG(celsius) OVER (ORDER BY measured_on) AS rise FROM readings) SELECT id, rise FROM changes WHERE rise > 0',
          mark: '^(?!.*is not null).*lag \\(',
          message: {
            vi: 'Sau một ngày máy đo hỏng, `LAG` trả về NULL và ngày đó bị bỏ qua. Hãy loại những hàng có NULL trước khi dùng `LAG`.',
            en: 'After a day on which the sensor failed, `LAG` returns NULL and the day is skipped. Leave out rows with NULL before `LAG`.',
          },
        },
        {
          sql: 'WITH changes AS (SELECT id, celsius - COALESCE(LAG(celsius) OVER (ORDER BY measured_on), LAG(celsius, 2) OVER (ORDER BY measured_on)) AS rise FROM readings) SELECT id, rise FROM changes WHERE rise > 0',
          mark: 'lag \\( (?:\\w+ \\. )?celsius , 2 \\)',
          message: {
            vi: 'Lùi thêm một hàng chỉ đủ khi máy hỏng một ngày. Hỏng hai ngày liền thì cả hai hàng đều là NULL.',
            en: 'Going back one more row is enough where the sensor failed for one day. After two such days both rows are NULL.',
          },
        },
        {
          sql: 'WITH changes AS (SELECT id, celsius - COALESCE(LAG(celsius) OVER (ORDER BY measured_on), 0) AS rise FROM readings WHERE celsius IS NOT NULL) SELECT id, rise FROM changes WHERE rise > 0',
          mark: '(?:coalesce|ifnull) \\( lag|lag \\( celsius , 1 , 0 \\)',
          message: {
            vi: 'Lần đo đầu tiên đang được so với 0 độ, mà trước nó không có lần đo nào.',
            en: 'The first reading is compared with 0 degrees, though there is none before it.',
          },
        },
        {
          sql: 'WITH changes AS (SELECT id, celsius - LAG(celsius) OVER (ORDER BY id) AS rise FROM readings WHERE celsius IS NOT NULL) SELECT id, rise FROM changes WHERE rise > 0',
          mark: 'over \\( order by id',
          message: {
            vi: '`id` không theo thứ tự ngày. Hãy sắp xếp theo `measured_on`.',
            en: 'The `id`s are not in the order of the days. Sort by `measured_on`.',
          },
        },
        {
          sql: 'WITH changes AS (SELECT id, celsius - LAG(celsius) OVER (ORDER BY measured_on) AS rise FROM readings WHERE celsius IS NOT NULL) SELECT id, rise FROM changes WHERE rise >= 0',
          mark: 'rise >= 0',
          message: {
            vi: 'Tăng 0 độ thì chưa nóng hơn: hãy dùng `>`.',
            en: 'A rise of 0 degrees is not warmer: use `>`.',
          },
        },
        {
          sql: 'WITH changes AS (SELECT today.id, today.celsius - (SELECT MAX(earlier.celsius) FROM readings AS earlier WHERE earlier.measured_on < today.measured_on) AS rise FROM readings AS today) SELECT id, rise FROM changes WHERE rise > 0',
          mark: 'max \\( (?:\\w+ \\. )?celsius',
          message: {
            vi: 'Truy vấn con lấy nhiệt độ cao nhất từng đo, không phải lần đo gần nhất.',
            en: 'The subquery takes the highest temperature so far, not the last reading.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'WITH "changes" AS (SELECT id, celsius - LAG(celsius) OVER (ORDER BY measured_on ASC) AS "rise" FROM "readings" WHERE celsius IS NOT NULL) SELECT DISTINCT id, rise FROM "changes" WHERE rise > 0',
          reason: 'id is the primary key, and a window function leaves every row as it is, once.',
        },
        {
          sql: 'WITH "changes" AS (SELECT "today".id, "today".celsius - (SELECT "earlier".celsius FROM "readings" AS "earlier" WHERE "earlier".measured_on < "today".measured_on AND "earlier".celsius IS NOT NULL ORDER BY "earlier".measured_on DESC LIMIT 1) AS "rise" FROM "readings" AS "today") SELECT DISTINCT id, rise FROM "changes" WHERE rise > 0',
          reason: 'id is the primary key of readings, and each of its rows is there once.',
        },
        {
          sql: 'WITH "changes" AS (SELECT "today".id, "today".celsius - (SELECT "earlier".celsius FROM "readings" AS "earlier" WHERE "earlier".measured_on < "today".measured_on AND "earlier".celsius IS NOT NULL ORDER BY "earlier".measured_on DESC) AS "rise" FROM "readings" AS "today") SELECT id, rise FROM "changes" WHERE rise > 0',
          reason: 'SQLite takes the first row of a scalar subquery, whatever comes after it.',
        },
        {
          sql: 'WITH "changes" AS (SELECT "today".id, "today".celsius - (SELECT DISTINCT "earlier".celsius FROM "readings" AS "earlier" WHERE "earlier".measured_on < "today".measured_on AND "earlier".celsius IS NOT NULL ORDER BY "earlier".measured_on DESC LIMIT 1) AS "rise" FROM "readings" AS "today") SELECT id, rise FROM "changes" WHERE rise > 0',
          reason:
            'SQLite reads the days from the latest on by the index of measured_on, and the first row stays the first.',
        },
        {
          sql: 'WITH "changes" AS (SELECT "today".id, "today".celsius - (SELECT "earlier".celsius FROM "readings" AS "earlier" WHERE "earlier".measured_on < "today".measured_on AND "earlier".celsius IS NOT NULL ORDER BY "earlier".measured_on DESC LIMIT 2) AS "rise" FROM "readings" AS "today") SELECT id, rise FROM "changes" WHERE rise > 0',
          reason: 'SQLite takes the first row of a scalar subquery, whatever comes after it.',
        },
      ],
    },
  ];
}
