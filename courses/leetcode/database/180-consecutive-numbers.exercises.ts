import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { followUps } from './180-consecutive-numbers.followUps';

const STEPS =
  'WITH steps AS (\n  SELECT degrees,\n         LAG(degrees) OVER (ORDER BY reading_no) AS previous,\n         LAG(degrees, 2) OVER (ORDER BY reading_no) AS second_previous\n  FROM readings\n)\n';

/** The attempt and the follow-ups of problem 180; `shown` are the datasets that the page shows. */
export function exercises(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-180-01',
      dataset: 'lc_180',
      prompt: {
        vi: 'Những nhiệt độ nào được ghi trong ít nhất ba lần đo liên tiếp? Các lần đo theo thứ tự của `reading_no`; hai lần đo là liên tiếp khi trong bảng không có lần đo nào ở giữa, dù số của chúng không liền nhau. Lần đo hỏng (`degrees` là NULL) vẫn là một lần đo, nên nó cắt đứt chuỗi; NULL không phải là một nhiệt độ. Trả về một cột `degrees`, mỗi nhiệt độ một hàng, không cần sắp xếp. Không có nhiệt độ nào như vậy thì không có hàng nào.',
        en: 'Which temperatures were recorded in at least three consecutive readings? Readings are in the order of `reading_no`; two readings are consecutive if the table has none between them, even if their numbers do not follow one another. A failed reading (`degrees` is NULL) is still a reading, so it ends a run; NULL is no temperature. Return one column `degrees`, one row for each temperature, in any order; no rows if there is no such temperature.',
      },
      starter: 'SELECT \nFROM readings\n',
      hints: [
        {
          vi: 'Số của lần đo có thể thiếu. Làm sao để một hàng biết giá trị của hàng ngay trước nó mà không cần tính số ấy?',
          en: 'Numbers of readings may be missing. How can a row learn the value of the row right before it without computing that number?',
        },
        {
          vi: 'Chuỗi bốn lần đo chứa hai bộ ba. Đề cần mỗi nhiệt độ một hàng.',
          en: 'A run of four readings contains two triples. The task asks for one row for each temperature.',
        },
      ],
      solutions: [
        { sql: `${STEPS}SELECT DISTINCT degrees\nFROM steps\nWHERE degrees = previous AND degrees = second_previous;` },
        {
          sql: 'WITH numbered AS (\n  SELECT degrees, ROW_NUMBER() OVER (ORDER BY reading_no) AS place\n  FROM readings\n)\nSELECT DISTINCT a.degrees\nFROM numbered AS a\nJOIN numbered AS b ON b.place = a.place + 1 AND b.degrees = a.degrees\nJOIN numbered AS c ON c.place = a.place + 2 AND c.degrees = a.degrees;',
        },
        {
          sql: 'WITH numbered AS (\n  SELECT degrees,\n         ROW_NUMBER() OVER (ORDER BY reading_no) AS place,\n         ROW_NUMBER() OVER (\n           PARTITION BY degrees ORDER BY reading_no\n         ) AS place_of_degrees\n  FROM readings\n)\nSELECT DISTINCT degrees\nFROM numbered\nWHERE degrees IS NOT NULL\nGROUP BY degrees, place - place_of_degrees\nHAVING COUNT(*) >= 3;',
        },
      ],
      wrong: [
        {
          sql: 'SELECT DISTINCT a.degrees FROM readings AS a JOIN readings AS b ON b.reading_no = a.reading_no + 1 JOIN readings AS c ON c.reading_no = a.reading_no + 2 WHERE a.degrees = b.degrees AND b.degrees = c.degrees',
          mark: 'reading_no [-+] [12]|reading_no - \\w+ \\. reading_no',
          message: {
            vi: 'Cộng 1 vào `reading_no` chỉ ra lần đo liền sau khi không thiếu số nào. Sau số 5 có thể là số 8.',
            en: 'Adding 1 to `reading_no` gives the next reading only where no number is missing. After 5 may come 8.',
          },
        },
        {
          sql: 'WITH steps AS (SELECT degrees, LAG(degrees) OVER (ORDER BY reading_no) AS previous, LAG(degrees, 2) OVER (ORDER BY reading_no) AS second_previous FROM readings) SELECT degrees FROM steps WHERE degrees = previous AND degrees = second_previous',
          mark: '^(?!.*(?:distinct|group by|union (?!all))).*over',
          message: {
            vi: 'Chuỗi dài hơn ba lần, hay hai chuỗi cùng nhiệt độ, đang tạo ra nhiều hàng giống nhau. Đề cần mỗi nhiệt độ một hàng.',
            en: 'A run longer than three, or two runs of one temperature, give several equal rows. The task asks for one row each.',
          },
        },
        {
          sql: 'SELECT degrees FROM readings GROUP BY degrees HAVING COUNT(*) >= 3',
          mark: '^(?!.*\\b(?:over|join|exists)\\b).*having',
          message: {
            vi: 'Truy vấn đang đếm mọi lần đo của một nhiệt độ, dù chúng có liên tiếp hay không.',
            en: 'The query counts all readings of a temperature, whether they are consecutive or not.',
          },
        },
        {
          sql: 'WITH steps AS (SELECT degrees, LAG(degrees) OVER (ORDER BY reading_no) AS previous, LAG(degrees, 2) OVER (ORDER BY reading_no) AS second_previous FROM readings WHERE degrees IS NOT NULL) SELECT DISTINCT degrees FROM steps WHERE degrees = previous AND degrees = second_previous',
          mark: 'from readings (?:(?:as )?\\w+ )?where (?:\\w+ \\. )?degrees is not null',
          message: {
            vi: 'WHERE lọc trước khi hàm cửa sổ chạy, nên lần đo hỏng biến mất và hai đoạn hai bên nó dính vào nhau.',
            en: 'WHERE filters before the window function runs, so a failed reading vanishes and the readings on its two sides become neighbours.',
          },
        },
        {
          sql: 'WITH windows AS (SELECT degrees, MIN(degrees) OVER (ORDER BY reading_no ROWS 2 PRECEDING) AS lowest, MAX(degrees) OVER (ORDER BY reading_no ROWS 2 PRECEDING) AS highest, COUNT(*) OVER (ORDER BY reading_no ROWS 2 PRECEDING) AS times FROM readings) SELECT DISTINCT degrees FROM windows WHERE lowest = highest AND times = 3 AND degrees IS NOT NULL',
          mark: '^(?!.*count \\( (?:\\w+ \\. )?degrees \\)).*2 (?:preceding|following)',
          message: {
            vi: 'MIN và MAX bỏ qua NULL, nên 25, NULL, 25 cũng có giá trị nhỏ nhất bằng giá trị lớn nhất.',
            en: 'MIN and MAX skip NULL, so in 25, NULL, 25 the smallest value equals the greatest as well.',
          },
        },
        {
          sql: 'WITH steps AS (SELECT degrees, LAG(degrees) OVER (ORDER BY reading_no) AS previous FROM readings) SELECT DISTINCT degrees FROM steps WHERE degrees = previous',
          mark: '^(?!.*(?:lead|row_number|, 2 \\)|lag .* lag )).*lag \\(',
          message: {
            vi: 'Một lần so sánh chỉ chứng minh hai lần đo liên tiếp bằng nhau. Đề cần ba.',
            en: 'One comparison proves that two consecutive readings are equal. The task asks for three.',
          },
        },
        {
          sql: 'WITH numbered AS (SELECT degrees, ROW_NUMBER() OVER (ORDER BY reading_no) - ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY reading_no) AS run FROM readings) SELECT DISTINCT degrees FROM numbered GROUP BY degrees, run HAVING COUNT(*) >= 3',
          mark: '^(?!.*(?:not null|count \\( (?:\\w+ \\. )?degrees)).*over.*having',
          message: {
            vi: 'GROUP BY gom các NULL vào một nhóm, nên ba lần hỏng liền nhau ra một hàng NULL. NULL không phải là một nhiệt độ.',
            en: 'GROUP BY puts NULLs into one group, so three failures in a row give a row with NULL. NULL is no temperature.',
          },
        },
        {
          sql: 'WITH numbered AS (SELECT degrees, ROW_NUMBER() OVER (ORDER BY reading_no) - ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY reading_no) AS run FROM readings) SELECT DISTINCT degrees FROM numbered WHERE degrees IS NOT NULL GROUP BY degrees, run HAVING COUNT(*) = 3',
          mark: 'count \\( (?:\\*|1|\\w+) \\) = 3',
          message: {
            vi: 'Điều kiện đang giữ những chuỗi dài đúng ba. Chuỗi dài hơn cũng được tính.',
            en: 'The condition keeps runs of exactly three. Longer runs count too.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'WITH "steps" AS (SELECT DISTINCT degrees, LAG(degrees) OVER (ORDER BY reading_no ASC) AS "previous", LAG(degrees, 2) OVER (ORDER BY reading_no ASC) AS "second_previous" FROM "readings") SELECT DISTINCT degrees FROM "steps" WHERE degrees = previous AND degrees = second_previous',
          reason: 'The outer DISTINCT removes repeated rows anyway.',
        },
        {
          sql: 'WITH "steps" AS (SELECT degrees, LAG(degrees) OVER () AS "previous", LAG(degrees, 2) OVER (ORDER BY reading_no ASC) AS "second_previous" FROM "readings") SELECT DISTINCT degrees FROM "steps" WHERE degrees = previous AND degrees = second_previous',
          reason: 'SQLite has sorted the rows by reading_no for the other window, so this one sees them in that order.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT degrees, ROW_NUMBER() OVER (ORDER BY reading_no ASC) AS "place" FROM "readings") SELECT DISTINCT "a".degrees FROM "numbered" AS "a" INNER JOIN "numbered" AS "b" ON "b".place = "a".place + 1 INNER JOIN "numbered" AS "c" ON "c".place = "a".place + 2 AND "c".degrees = "a".degrees WHERE "b".degrees = "a".degrees',
          reason: 'With inner joins a condition filters alike in ON and in WHERE.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT degrees, ROW_NUMBER() OVER (ORDER BY reading_no ASC) AS "place" FROM "readings") SELECT DISTINCT "a".degrees FROM "numbered" AS "a" INNER JOIN "numbered" AS "b" ON "b".place = "a".place + 1 AND "b".degrees = "a".degrees INNER JOIN "numbered" AS "c" ON "c".place = "a".place + 2 WHERE "c".degrees = "a".degrees',
          reason: 'With inner joins a condition filters alike in ON and in WHERE.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT DISTINCT degrees, ROW_NUMBER() OVER (ORDER BY reading_no ASC) AS "place" FROM "readings") SELECT DISTINCT "a".degrees FROM "numbered" AS "a" INNER JOIN "numbered" AS "b" ON "b".place = "a".place + 1 AND "b".degrees = "a".degrees INNER JOIN "numbered" AS "c" ON "c".place = "a".place + 2 AND "c".degrees = "a".degrees',
          reason: 'place is different in each row, so no two rows are alike.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT degrees, RANK() OVER (ORDER BY reading_no ASC) AS "place" FROM "readings") SELECT DISTINCT "a".degrees FROM "numbered" AS "a" INNER JOIN "numbered" AS "b" ON "b".place = "a".place + 1 AND "b".degrees = "a".degrees INNER JOIN "numbered" AS "c" ON "c".place = "a".place + 2 AND "c".degrees = "a".degrees',
          reason: 'reading_no is the primary key, so no two rows tie.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT degrees, DENSE_RANK() OVER (ORDER BY reading_no ASC) AS "place" FROM "readings") SELECT DISTINCT "a".degrees FROM "numbered" AS "a" INNER JOIN "numbered" AS "b" ON "b".place = "a".place + 1 AND "b".degrees = "a".degrees INNER JOIN "numbered" AS "c" ON "c".place = "a".place + 2 AND "c".degrees = "a".degrees',
          reason: 'reading_no is the primary key, so no two rows tie.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT degrees, ROW_NUMBER() OVER (ORDER BY reading_no DESC) AS "place" FROM "readings") SELECT DISTINCT "a".degrees FROM "numbered" AS "a" INNER JOIN "numbered" AS "b" ON "b".place = "a".place + 1 AND "b".degrees = "a".degrees INNER JOIN "numbered" AS "c" ON "c".place = "a".place + 2 AND "c".degrees = "a".degrees',
          reason: 'Read backwards, a run of three is still a run of three.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT DISTINCT degrees, ROW_NUMBER() OVER (ORDER BY reading_no ASC) AS "place", ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "place_of_degrees" FROM "readings") SELECT DISTINCT degrees FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, place - place_of_degrees HAVING COUNT(*) >= 3',
          reason: 'place is different in each row, so no two rows are alike.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT degrees, RANK() OVER (ORDER BY reading_no ASC) AS "place", ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "place_of_degrees" FROM "readings") SELECT DISTINCT degrees FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, place - place_of_degrees HAVING COUNT(*) >= 3',
          reason: 'reading_no is the primary key, so no two rows tie.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT degrees, DENSE_RANK() OVER (ORDER BY reading_no ASC) AS "place", ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "place_of_degrees" FROM "readings") SELECT DISTINCT degrees FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, place - place_of_degrees HAVING COUNT(*) >= 3',
          reason: 'reading_no is the primary key, so no two rows tie.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT degrees, ROW_NUMBER() OVER (ORDER BY reading_no ASC) AS "place", RANK() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "place_of_degrees" FROM "readings") SELECT DISTINCT degrees FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, place - place_of_degrees HAVING COUNT(*) >= 3',
          reason: 'reading_no is the primary key, so no two rows tie.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT degrees, ROW_NUMBER() OVER (ORDER BY reading_no ASC) AS "place", DENSE_RANK() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "place_of_degrees" FROM "readings") SELECT DISTINCT degrees FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, place - place_of_degrees HAVING COUNT(*) >= 3',
          reason: 'reading_no is the primary key, so no two rows tie.',
        },
      ],
    },
    ...followUps(shown),
  ];
}
