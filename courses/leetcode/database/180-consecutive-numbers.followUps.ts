import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

const NUMBERED =
  'WITH numbered AS (\n  SELECT reading_no, degrees,\n         ROW_NUMBER() OVER (ORDER BY reading_no)\n         - ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY reading_no) AS run\n  FROM readings\n)';

/** The follow-ups of problem 180; `shown` are the datasets that the page shows. */
export function followUps(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-180-02',
      dataset: 'lc_180',
      prompt: {
        vi: 'Chuỗi là những lần đo liên tiếp (như ở bài trên) có cùng một nhiệt độ, lấy dài hết mức; một lần đo đứng riêng là chuỗi dài 1, lần đo hỏng không thuộc chuỗi nào. Chuỗi nào dài nhất? Trả về `degrees`, `first_no`, `last_no` (số của lần đo đầu và lần đo cuối), `times` (số lần đo trong chuỗi). Nếu nhiều chuỗi cùng dài nhất thì trả về tất cả, không cần sắp xếp. Không có nhiệt độ nào thì không có hàng nào.',
        en: 'A run is a stretch of consecutive readings (as above) with one temperature, as long as it can be; a reading that stands alone is a run of 1, and a failed reading belongs to no run. Which run is the longest? Return `degrees`, `first_no`, `last_no` (the numbers of its first and last reading), `times` (how many readings it has). If several runs share the greatest length, return all of them, in any order; no rows if there is no temperature at all.',
      },
      starter: 'WITH numbered AS (\n  SELECT reading_no, degrees\n  FROM readings\n)\nSELECT \nFROM numbered\n',
      hints: [
        {
          vi: 'Trước hết hãy biến mỗi chuỗi thành một nhóm: mọi hàng của chuỗi cần chung một giá trị mà chuỗi khác không có.',
          en: 'First turn each run into a group: all its rows need a value in common that no other run has.',
        },
        {
          vi: 'Khi mỗi chuỗi đã là một hàng, hãy so độ dài của nó với độ dài lớn nhất.',
          en: 'Once each run is a row, compare its length with the greatest one.',
        },
      ],
      solutions: [
        {
          sql: `${NUMBERED},\nruns AS (\n  SELECT degrees, MIN(reading_no) AS first_no, MAX(reading_no) AS last_no,\n         COUNT(*) AS times\n  FROM numbered\n  WHERE degrees IS NOT NULL\n  GROUP BY degrees, run\n)\nSELECT degrees, first_no, last_no, times\nFROM runs\nWHERE times = (SELECT MAX(times) FROM runs);`,
        },
        {
          sql: `${NUMBERED},\nranked AS (\n  SELECT degrees, MIN(reading_no) AS first_no, MAX(reading_no) AS last_no,\n         COUNT(*) AS times,\n         RANK() OVER (ORDER BY COUNT(*) DESC) AS place\n  FROM numbered\n  WHERE degrees IS NOT NULL\n  GROUP BY degrees, run\n)\nSELECT degrees, first_no, last_no, times\nFROM ranked\nWHERE place = 1;`,
          note: {
            vi: 'RANK xếp hạng các nhóm, sau khi GROUP BY đã gộp mỗi chuỗi thành một hàng.',
            en: 'RANK ranks the groups, after GROUP BY has made one row of each run.',
          },
        },
      ],
      wrong: [
        {
          sql: `${NUMBERED} SELECT degrees, MIN(reading_no) AS first_no, MAX(reading_no) AS last_no, COUNT(*) AS times FROM numbered WHERE degrees IS NOT NULL GROUP BY degrees, run ORDER BY COUNT(*) DESC, MIN(reading_no) LIMIT 1`,
          mark: 'limit 1$|fetch (?:first|next)|row_number \\( \\) over \\( order by (?:count|times)',
          message: {
            vi: 'Truy vấn chỉ giữ một hàng, nên mất những chuỗi khác cũng dài như vậy.',
            en: 'The query keeps one row only, so other runs of the same length are lost.',
          },
        },
        {
          sql: `${NUMBERED}, runs AS (SELECT degrees, MIN(reading_no) AS first_no, MAX(reading_no) AS last_no, COUNT(*) AS times FROM numbered WHERE degrees IS NOT NULL GROUP BY degrees, run), ranked AS (SELECT degrees, first_no, last_no, times, ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY times DESC, first_no) AS place FROM runs) SELECT degrees, first_no, last_no, times FROM ranked WHERE place = 1 AND times = (SELECT MAX(times) FROM runs)`,
          mark: 'partition by (?:\\w+ \\. )?degrees order by (?:count|(?:\\w+ \\. )?times)',
          message: {
            vi: 'Truy vấn giữ mỗi nhiệt độ một chuỗi. Một nhiệt độ có thể có hai chuỗi cùng dài nhất.',
            en: 'The query keeps one run for each temperature. One temperature can have two of the longest runs.',
          },
        },
        {
          sql: 'WITH runs AS (SELECT degrees, MIN(reading_no) AS first_no, MAX(reading_no) AS last_no, COUNT(*) AS times FROM readings WHERE degrees IS NOT NULL GROUP BY degrees) SELECT degrees, first_no, last_no, times FROM runs WHERE times = (SELECT MAX(times) FROM runs)',
          mark: '^(?!.*\\bover\\b).*group by (?:\\w+ \\. )?degrees \\)',
          message: {
            vi: 'Nhóm theo `degrees` gom mọi lần đo của một nhiệt độ, kể cả khi chúng nằm ở nhiều chuỗi.',
            en: 'Grouping by `degrees` takes all readings of a temperature together, even if they lie in several runs.',
          },
        },
        {
          sql: `${NUMBERED}, runs AS (SELECT degrees, MIN(reading_no) AS first_no, MAX(reading_no) AS last_no, COUNT(*) AS times FROM numbered GROUP BY degrees, run) SELECT degrees, first_no, last_no, times FROM runs WHERE times = (SELECT MAX(times) FROM runs)`,
          mark: '^(?!.*not null)',
          message: {
            vi: 'Những lần đo hỏng liền nhau đang được tính như một chuỗi. NULL không phải là một nhiệt độ.',
            en: 'Failed readings in a row count as a run here. NULL is no temperature.',
          },
        },
        {
          sql: `${NUMBERED}, runs AS (SELECT degrees, MIN(reading_no) AS first_no, MAX(reading_no) AS last_no, COUNT(*) AS times FROM numbered GROUP BY degrees, run) SELECT degrees, first_no, last_no, times FROM runs WHERE times = (SELECT MAX(times) FROM runs) AND degrees IS NOT NULL`,
          mark: '^(?!.*not null.*not null).*(?:\\) and (?:\\w+ \\. )?degrees is not null|degrees is not null and (?:\\w+ \\. )?(?:times|place) = )',
          message: {
            vi: 'Độ dài lớn nhất được tính trên mọi nhóm, kể cả nhóm của những lần đo hỏng. Khi nhóm ấy dài nhất, không chuỗi nào có nhiệt độ dài bằng nó. Hãy bỏ NULL trước khi tìm độ dài lớn nhất.',
            en: 'The greatest length is taken over all groups, that of the failed readings included. Where that group is the longest, no run of a temperature is as long. Leave NULL out before you look for the greatest length.',
          },
        },
        {
          sql: `${NUMBERED}, runs AS (SELECT degrees, MIN(reading_no) AS first_no, MAX(reading_no) AS last_no, MAX(reading_no) - MIN(reading_no) + 1 AS times FROM numbered WHERE degrees IS NOT NULL GROUP BY degrees, run) SELECT degrees, first_no, last_no, times FROM runs WHERE times = (SELECT MAX(times) FROM runs)`,
          mark: 'last_no - |max \\( (?:\\w+ \\. )?reading_no \\) - ',
          message: {
            vi: 'Hiệu của hai số tính cả những số bị thiếu. Hãy đếm các lần đo có trong bảng.',
            en: 'The difference of the two numbers includes missing ones. Count the readings that are in the table.',
          },
        },
        {
          sql: 'WITH numbered AS (SELECT reading_no, degrees, reading_no - ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY reading_no) AS run FROM readings), runs AS (SELECT degrees, MIN(reading_no) AS first_no, MAX(reading_no) AS last_no, COUNT(*) AS times FROM numbered WHERE degrees IS NOT NULL GROUP BY degrees, run) SELECT degrees, first_no, last_no, times FROM runs WHERE times = (SELECT MAX(times) FROM runs)',
          mark: 'reading_no - row_number|reading_no - (?:\\w+ \\. )?\\w+ ',
          message: {
            vi: 'Hiệu này đổi ở mỗi chỗ thiếu số, nên một chuỗi bị cắt làm hai. Hãy trừ hai số thứ tự cho nhau, đừng trừ từ `reading_no`.',
            en: 'This difference changes wherever a number is missing, so a run is cut in two. Subtract one row number from the other, not from `reading_no`.',
          },
        },
        {
          sql: `${NUMBERED} SELECT degrees, MIN(reading_no) AS first_no, MAX(reading_no) AS last_no, COUNT(*) AS times FROM numbered WHERE degrees IS NOT NULL GROUP BY degrees, run HAVING COUNT(*) >= 3`,
          mark: '>= 3|> 2',
          message: {
            vi: 'Truy vấn giữ mọi chuỗi dài ít nhất ba. Đề cần chuỗi dài nhất, và chuỗi dài nhất có thể ngắn hơn ba.',
            en: 'The query keeps all runs of at least three. The task asks for the longest, which may be shorter than three.',
          },
        },
      ],
      compare: { kind: 'result', types: { times: 'integer' } },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'WITH "numbered" AS (SELECT reading_no, degrees, ROW_NUMBER() OVER (ORDER BY reading_no ASC) - ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "run" FROM "readings"), "runs" AS (SELECT degrees, MIN(reading_no) AS "first_no", MAX(reading_no) AS "last_no", COUNT(*) AS "times" FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, run) SELECT DISTINCT degrees, first_no, last_no, times FROM "runs" WHERE times = (SELECT MAX(times) FROM "runs")',
          reason: 'first_no is different in each row, so no two rows are alike.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT reading_no, degrees, RANK() OVER (ORDER BY reading_no ASC) - ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "run" FROM "readings"), "runs" AS (SELECT degrees, MIN(reading_no) AS "first_no", MAX(reading_no) AS "last_no", COUNT(*) AS "times" FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, run) SELECT degrees, first_no, last_no, times FROM "runs" WHERE times = (SELECT MAX(times) FROM "runs")',
          reason: 'reading_no is the primary key, so no two rows tie.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT reading_no, degrees, DENSE_RANK() OVER (ORDER BY reading_no ASC) - ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "run" FROM "readings"), "runs" AS (SELECT degrees, MIN(reading_no) AS "first_no", MAX(reading_no) AS "last_no", COUNT(*) AS "times" FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, run) SELECT degrees, first_no, last_no, times FROM "runs" WHERE times = (SELECT MAX(times) FROM "runs")',
          reason: 'reading_no is the primary key, so no two rows tie.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT reading_no, degrees, ROW_NUMBER() OVER (ORDER BY reading_no ASC) - RANK() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "run" FROM "readings"), "runs" AS (SELECT degrees, MIN(reading_no) AS "first_no", MAX(reading_no) AS "last_no", COUNT(*) AS "times" FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, run) SELECT degrees, first_no, last_no, times FROM "runs" WHERE times = (SELECT MAX(times) FROM "runs")',
          reason: 'reading_no is the primary key, so no two rows tie.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT reading_no, degrees, ROW_NUMBER() OVER (ORDER BY reading_no ASC) - DENSE_RANK() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "run" FROM "readings"), "runs" AS (SELECT degrees, MIN(reading_no) AS "first_no", MAX(reading_no) AS "last_no", COUNT(*) AS "times" FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, run) SELECT degrees, first_no, last_no, times FROM "runs" WHERE times = (SELECT MAX(times) FROM "runs")',
          reason: 'reading_no is the primary key, so no two rows tie.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT reading_no, degrees, ROW_NUMBER() OVER (ORDER BY reading_no ASC) - ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "run" FROM "readings"), "runs" AS (SELECT DISTINCT degrees, MIN(reading_no) AS "first_no", MAX(reading_no) AS "last_no", COUNT(*) AS "times" FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, run) SELECT degrees, first_no, last_no, times FROM "runs" WHERE times = (SELECT MAX(times) FROM "runs")',
          reason: 'first_no is different in each row, so no two rows are alike.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT reading_no, degrees, ROW_NUMBER() OVER (ORDER BY reading_no ASC) - ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "run" FROM "readings"), "ranked" AS (SELECT degrees, MIN(reading_no) AS "first_no", MAX(reading_no) AS "last_no", COUNT(*) AS "times", RANK() OVER (ORDER BY COUNT(*) DESC) AS "place" FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, run) SELECT DISTINCT degrees, first_no, last_no, times FROM "ranked" WHERE place = 1',
          reason: 'first_no is different in each row, so no two rows are alike.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT reading_no, degrees, RANK() OVER (ORDER BY reading_no ASC) - ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "run" FROM "readings"), "ranked" AS (SELECT degrees, MIN(reading_no) AS "first_no", MAX(reading_no) AS "last_no", COUNT(*) AS "times", RANK() OVER (ORDER BY COUNT(*) DESC) AS "place" FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, run) SELECT degrees, first_no, last_no, times FROM "ranked" WHERE place = 1',
          reason: 'reading_no is the primary key, so no two rows tie.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT reading_no, degrees, DENSE_RANK() OVER (ORDER BY reading_no ASC) - ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "run" FROM "readings"), "ranked" AS (SELECT degrees, MIN(reading_no) AS "first_no", MAX(reading_no) AS "last_no", COUNT(*) AS "times", RANK() OVER (ORDER BY COUNT(*) DESC) AS "place" FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, run) SELECT degrees, first_no, last_no, times FROM "ranked" WHERE place = 1',
          reason: 'reading_no is the primary key, so no two rows tie.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT reading_no, degrees, ROW_NUMBER() OVER (ORDER BY reading_no ASC) - RANK() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "run" FROM "readings"), "ranked" AS (SELECT degrees, MIN(reading_no) AS "first_no", MAX(reading_no) AS "last_no", COUNT(*) AS "times", RANK() OVER (ORDER BY COUNT(*) DESC) AS "place" FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, run) SELECT degrees, first_no, last_no, times FROM "ranked" WHERE place = 1',
          reason: 'reading_no is the primary key, so no two rows tie.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT reading_no, degrees, ROW_NUMBER() OVER (ORDER BY reading_no ASC) - DENSE_RANK() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "run" FROM "readings"), "ranked" AS (SELECT degrees, MIN(reading_no) AS "first_no", MAX(reading_no) AS "last_no", COUNT(*) AS "times", RANK() OVER (ORDER BY COUNT(*) DESC) AS "place" FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, run) SELECT degrees, first_no, last_no, times FROM "ranked" WHERE place = 1',
          reason: 'reading_no is the primary key, so no two rows tie.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT reading_no, degrees, ROW_NUMBER() OVER (ORDER BY reading_no ASC) - ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "run" FROM "readings"), "ranked" AS (SELECT DISTINCT degrees, MIN(reading_no) AS "first_no", MAX(reading_no) AS "last_no", COUNT(*) AS "times", RANK() OVER (ORDER BY COUNT(*) DESC) AS "place" FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, run) SELECT degrees, first_no, last_no, times FROM "ranked" WHERE place = 1',
          reason: 'first_no is different in each row, so no two rows are alike.',
        },
        {
          sql: 'WITH "numbered" AS (SELECT reading_no, degrees, ROW_NUMBER() OVER (ORDER BY reading_no ASC) - ROW_NUMBER() OVER (PARTITION BY degrees ORDER BY reading_no ASC) AS "run" FROM "readings"), "ranked" AS (SELECT degrees, MIN(reading_no) AS "first_no", MAX(reading_no) AS "last_no", COUNT(*) AS "times", DENSE_RANK() OVER (ORDER BY COUNT(*) DESC) AS "place" FROM "numbered" WHERE degrees IS NOT NULL GROUP BY degrees, run) SELECT degrees, first_no, last_no, times FROM "ranked" WHERE place = 1',
          reason: 'The first place is the same in both.',
        },
      ],
    },
    {
      id: 'lc-180-03',
      dataset: 'lc_180',
      prompt: {
        vi: 'Những số nào bị thiếu? Hãy trả về mỗi khoảng số bị thiếu nằm giữa hai lần đo có trong bảng: `first_missing` (số thiếu đầu tiên của khoảng), `last_missing` (số thiếu cuối cùng), `missing_count` (khoảng có bao nhiêu số). Lần đo hỏng vẫn có trong bảng, nên số của nó không thiếu. Những số trước lần đo đầu và sau lần đo cuối không tính. Không cần sắp xếp; không thiếu số nào thì không có hàng nào.',
        en: 'Which numbers are missing? Return each range of missing numbers between two readings in the table: `first_missing` (its first missing number), `last_missing` (its last one), `missing_count` (how many numbers it has). A failed reading is in the table, so its number is not missing. Numbers before the first and after the last reading do not count. Any order; no rows if nothing is missing.',
      },
      starter: 'SELECT  AS first_missing,\n        AS last_missing,\n        AS missing_count\nFROM readings\n',
      hints: [
        {
          vi: 'Một khoảng thiếu nằm ngay sau một lần đo và ngay trước lần đo kế tiếp. Hàm nào cho biết số của lần đo kế tiếp?',
          en: 'A range lies right after one reading and right before the next. Which function gives the number of the next reading?',
        },
        {
          vi: 'Nếu hai số là 5 và 8 thì thiếu 6 và 7: hãy thử công thức của bạn với cặp này.',
          en: 'With 5 and 8, the missing numbers are 6 and 7: try your formulas on this pair.',
        },
      ],
      solutions: [
        {
          sql: 'WITH steps AS (\n  SELECT reading_no, LEAD(reading_no) OVER (ORDER BY reading_no) AS next_no\n  FROM readings\n)\nSELECT reading_no + 1 AS first_missing,\n       next_no - 1 AS last_missing,\n       next_no - reading_no - 1 AS missing_count\nFROM steps\nWHERE next_no > reading_no + 1;',
        },
        {
          sql: 'WITH steps AS (\n  SELECT r.reading_no,\n         (SELECT MIN(later.reading_no) FROM readings AS later\n          WHERE later.reading_no > r.reading_no) AS next_no\n  FROM readings AS r\n)\nSELECT reading_no + 1 AS first_missing,\n       next_no - 1 AS last_missing,\n       next_no - reading_no - 1 AS missing_count\nFROM steps\nWHERE next_no > reading_no + 1;',
          note: {
            vi: 'Số kế tiếp là số nhỏ nhất trong những số lớn hơn; cách này không cần hàm cửa sổ.',
            en: 'The next number is the smallest of the greater ones; this needs no window function.',
          },
        },
      ],
      wrong: [
        {
          sql: 'WITH steps AS (SELECT reading_no, LEAD(reading_no) OVER (ORDER BY reading_no) AS next_no FROM readings WHERE degrees IS NOT NULL) SELECT reading_no + 1 AS first_missing, next_no - 1 AS last_missing, next_no - reading_no - 1 AS missing_count FROM steps WHERE next_no > reading_no + 1',
          mark: 'degrees is not null',
          message: {
            vi: 'Số của lần đo hỏng vẫn có trong bảng. Ở bài này `degrees` không liên quan.',
            en: 'The number of a failed reading is in the table. Here `degrees` does not matter.',
          },
        },
        {
          sql: 'WITH steps AS (SELECT reading_no, LEAD(reading_no) OVER (ORDER BY reading_no) AS next_no FROM readings) SELECT reading_no + 1 AS first_missing, next_no - 1 AS last_missing, next_no - reading_no AS missing_count FROM steps WHERE next_no > reading_no + 1',
          mark: 'next_no - (?:\\w+ \\. )?reading_no as missing_count',
          message: {
            vi: 'Từ 5 đến 8 hiệu là 3, nhưng chỉ thiếu hai số: 6 và 7.',
            en: 'From 5 to 8 the difference is 3, but only two numbers are missing: 6 and 7.',
          },
        },
        {
          sql: 'WITH steps AS (SELECT reading_no, LEAD(reading_no) OVER (ORDER BY reading_no) AS next_no FROM readings) SELECT reading_no AS first_missing, next_no AS last_missing, next_no - reading_no - 1 AS missing_count FROM steps WHERE next_no > reading_no + 1',
          mark: '(?:reading_no|previous_no) as first_missing , (?:\\w+ \\. )?(?:reading_no|next_no) as',
          message: {
            vi: '`first_missing` và `last_missing` đang là hai lần đo có trong bảng, ở hai bên khoảng thiếu.',
            en: '`first_missing` and `last_missing` are the two readings in the table on both sides of the range.',
          },
        },
        {
          sql: 'WITH steps AS (SELECT reading_no, LEAD(reading_no) OVER (ORDER BY reading_no) AS next_no FROM readings) SELECT reading_no + 1 AS first_missing, next_no - 1 AS last_missing, next_no - reading_no - 1 AS missing_count FROM steps WHERE next_no > reading_no',
          mark: 'next_no > (?:\\w+ \\. )?reading_no(?! \\+)|next_no is not null$',
          message: {
            vi: 'Hai số liền nhau không có khoảng thiếu nào ở giữa, nhưng vẫn đang ra một hàng với số 0.',
            en: 'Two numbers that follow one another have nothing missing between them, and still give a row with 0.',
          },
        },
        {
          sql: 'SELECT r.reading_no + 1 AS first_missing, r.reading_no + 1 AS last_missing, 1 AS missing_count FROM readings AS r WHERE NOT EXISTS (SELECT 1 FROM readings AS o WHERE o.reading_no = r.reading_no + 1)',
          mark: 'not exists|not in \\(',
          message: {
            vi: 'Truy vấn chỉ thấy số thiếu đầu tiên của mỗi khoảng, và coi số sau lần đo cuối cùng cũng là thiếu.',
            en: 'The query sees only the first missing number of each range, and takes the number after the last reading for missing.',
          },
        },
      ],
      compare: { kind: 'result', types: { missing_count: 'integer' } },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'WITH "steps" AS (SELECT reading_no, LEAD(reading_no) OVER (ORDER BY reading_no ASC) AS "next_no" FROM "readings") SELECT DISTINCT reading_no + 1 AS "first_missing", next_no - 1 AS "last_missing", next_no - reading_no - 1 AS "missing_count" FROM "steps" WHERE next_no > reading_no + 1',
          reason: 'first_missing is different in each row, so no two rows are alike.',
        },
        {
          sql: 'WITH "steps" AS (SELECT "r".reading_no, (SELECT MIN("later".reading_no) FROM "readings" AS "later" WHERE "later".reading_no > "r".reading_no) AS "next_no" FROM "readings" AS "r") SELECT DISTINCT reading_no + 1 AS "first_missing", next_no - 1 AS "last_missing", next_no - reading_no - 1 AS "missing_count" FROM "steps" WHERE next_no > reading_no + 1',
          reason: 'first_missing is different in each row, so no two rows are alike.',
        },
      ],
    },
  ];
}
