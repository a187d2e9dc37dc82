import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { followUps } from './176-second-highest-salary.followUps';

/** The attempt and the follow-ups of problem 176; `shown` are the datasets that the page shows. */
export function exercises(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-176-01',
      dataset: 'lc_176',
      prompt: {
        vi: 'Mức lương cao thứ hai trong bảng `staff` là bao nhiêu? Những người cùng lương tính là một mức; người chưa có lương (`wage` là NULL) không được tính. Luôn trả về đúng một hàng với một cột `second_wage`. Nếu không có mức thứ hai, cột đó là NULL.',
        en: 'What is the second highest wage in the table `staff`? People with the same wage count as one wage; those without one (`wage` is NULL) do not count. Always return exactly one row with one column `second_wage`. If there is no second wage, the column is NULL.',
      },
      starter: 'SELECT  AS second_wage\nFROM staff;',
      hints: [
        {
          vi: 'Nếu hai người cùng có lương cao nhất thì mức thứ hai là lương của ai?',
          en: 'If two people share the highest wage, whose wage is the second?',
        },
        {
          vi: 'Khi không có mức thứ hai, truy vấn của bạn trả về không hàng nào, hay một hàng có NULL? Hai kết quả đó khác nhau.',
          en: 'Where there is no second wage, does your query return no row, or one row with NULL? These are two different results.',
        },
      ],
      solutions: [
        {
          sql: 'SELECT MAX(wage) AS second_wage\nFROM staff\nWHERE wage < (SELECT MAX(wage) FROM staff);',
        },
        {
          sql: 'SELECT (\n  SELECT DISTINCT wage\n  FROM staff\n  WHERE wage IS NOT NULL\n  ORDER BY wage DESC\n  LIMIT 1 OFFSET 1\n) AS second_wage;',
        },
        {
          sql: 'SELECT MAX(wage) AS second_wage\nFROM (\n  SELECT wage, DENSE_RANK() OVER (ORDER BY wage DESC) AS place\n  FROM staff\n  WHERE wage IS NOT NULL\n) AS ranked\nWHERE place = 2;',
        },
      ],
      wrong: [
        {
          sql: 'SELECT DISTINCT wage AS second_wage FROM staff WHERE wage IS NOT NULL ORDER BY wage DESC LIMIT 1 OFFSET 1',
          mark: '^(?!.*max \\()select (?:distinct .*|.*group by .*)(?:offset|limit 1 , 1)',
          message: {
            vi: 'Khi chỉ có một mức lương, OFFSET bỏ qua hàng duy nhất và kết quả không có hàng nào. Đề yêu cầu một hàng có NULL.',
            en: 'With a single wage, OFFSET skips the only row and the result has no row. The task asks for one row with NULL.',
          },
        },
        {
          sql: 'SELECT wage AS second_wage FROM staff WHERE wage < (SELECT MAX(wage) FROM staff) ORDER BY wage DESC LIMIT 1',
          mark: '^select (?:distinct )?(?:\\w+ \\. )?wage .*wage (?:<|<>|!=) \\( select max .*(?:limit 1|fetch)',
          message: {
            vi: 'Khi không có mức nào thấp hơn mức cao nhất, WHERE không giữ hàng nào và kết quả không có hàng nào. Đề yêu cầu một hàng có NULL.',
            en: 'Where no wage is below the highest, WHERE keeps no row and the result has none. The task asks for one row with NULL.',
          },
        },
        {
          sql: 'SELECT MIN(wage) AS second_wage FROM (SELECT DISTINCT wage FROM staff WHERE wage IS NOT NULL ORDER BY wage DESC LIMIT 2) AS top_two',
          mark: '^select min \\( (?:\\w+ \\. )?wage \\) .*limit 2',
          message: {
            vi: 'Khi chỉ có một mức lương, bảng dẫn xuất có một hàng, và MIN của nó là mức cao nhất. Đề yêu cầu NULL.',
            en: 'With a single wage, the derived table has one row, and its MIN is the highest wage. The task asks for NULL.',
          },
        },
        {
          sql: 'SELECT (SELECT wage FROM staff WHERE wage IS NOT NULL ORDER BY wage DESC LIMIT 1 OFFSET 1) AS second_wage',
          mark: '^(?!.*distinct)(?!.*group by).*\\( select (?:\\w+ \\. )?wage .*(?:limit|offset)',
          message: {
            vi: 'OFFSET bỏ qua một hàng, không phải một mức lương. Khi hai người cùng có lương cao nhất, hàng thứ hai vẫn là mức cao nhất.',
            en: 'OFFSET skips a row, not a wage. When two people share the highest wage, the second row still has the highest wage.',
          },
        },
        {
          sql: 'SELECT MAX(wage) AS second_wage FROM (SELECT wage, RANK() OVER (ORDER BY wage DESC) AS place FROM staff WHERE wage IS NOT NULL) AS ranked WHERE place = 2',
          mark: '[^_]\\brank \\( \\) over',
          message: {
            vi: 'Sau hai người hạng 1, RANK nhảy tới hạng 3, nên không có hạng 2. Cần một hàm xếp hạng không bỏ qua số nào.',
            en: 'After two people in place 1, RANK goes on with 3, so there is no place 2. You need a ranking function that skips no number.',
          },
        },
        {
          sql: 'SELECT MAX(wage) AS second_wage FROM (SELECT wage, ROW_NUMBER() OVER (ORDER BY wage DESC, id) AS place FROM staff WHERE wage IS NOT NULL) AS ranked WHERE place = 2',
          mark: '^(?!.*distinct)(?!.*group by).*row_number',
          message: {
            vi: 'ROW_NUMBER đánh số từng người. Khi hai người cùng có lương cao nhất, người số 2 vẫn có mức cao nhất.',
            en: 'ROW_NUMBER numbers people. When two of them share the highest wage, number 2 still has the highest wage.',
          },
        },
        {
          sql: 'SELECT MAX(wage) AS second_wage FROM staff WHERE wage <= (SELECT MAX(wage) FROM staff)',
          mark: 'wage <= \\( select max',
          message: {
            vi: '`<=` giữ cả mức cao nhất, nên MAX lại là chính nó.',
            en: '`<=` keeps the highest wage too, so MAX is that wage again.',
          },
        },
        {
          sql: 'SELECT wage AS second_wage FROM (SELECT wage, DENSE_RANK() OVER (ORDER BY wage DESC) AS place FROM staff WHERE wage IS NOT NULL) AS ranked WHERE place = 2',
          mark: '^(?:with .*\\) )?select (?:distinct )?(?:\\w+ \\. )?wage .*dense_rank',
          message: {
            vi: 'Hai người cùng hạng 2 thành hai hàng, và khi không có hạng 2 thì kết quả không có hàng nào. Đề yêu cầu luôn có đúng một hàng.',
            en: 'Two people in place 2 become two rows, and without a place 2 the result has no row. The task asks for exactly one row, always.',
          },
        },
        {
          sql: 'SELECT (SELECT DISTINCT wage FROM staff ORDER BY wage DESC LIMIT 1 OFFSET 1) AS second_wage',
          mark: '^(?!.*not null)(?!.*nulls last).*\\( select distinct (?:\\w+ \\. )?wage .*(?:limit|offset)',
          engine: 'postgres',
          message: {
            vi: 'Khi sắp xếp giảm dần, PostgreSQL xếp NULL lên đầu, nên hàng thứ hai là mức cao nhất. Hãy bỏ những người chưa có lương.',
            en: 'In descending order PostgreSQL puts NULL first, so the second row is the highest wage. Leave out the people without a wage.',
          },
        },
      ],
      compare: { kind: 'result' },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT DISTINCT (SELECT DISTINCT wage FROM "staff" WHERE wage IS NOT NULL ORDER BY wage DESC LIMIT 1 OFFSET 1) AS "second_wage"',
          reason: 'The result has a single row.',
        },
        {
          sql: 'SELECT (SELECT DISTINCT wage FROM "staff" ORDER BY wage DESC LIMIT 1 OFFSET 1) AS "second_wage"',
          reason:
            'SQLite sorts NULL last in descending order: where NULL is the second value, the result is NULL either way.',
        },
        {
          sql: 'SELECT (SELECT DISTINCT wage FROM "staff" WHERE wage IS NOT NULL ORDER BY wage DESC NULLS FIRST LIMIT 1 OFFSET 1) AS "second_wage"',
          reason: 'The condition leaves no NULL to sort.',
        },
        {
          sql: 'SELECT (SELECT DISTINCT wage FROM "staff" WHERE wage IS NOT NULL ORDER BY wage DESC LIMIT 2 OFFSET 1) AS "second_wage"',
          reason: 'SQLite takes the first row of a scalar subquery.',
        },
        {
          sql: 'SELECT MIN(wage) AS "second_wage" FROM (SELECT wage, DENSE_RANK() OVER (ORDER BY wage DESC) AS "place" FROM "staff" WHERE wage IS NOT NULL) AS "ranked" WHERE place = 2',
          reason: 'All rows of place 2 have the same wage.',
        },
        {
          sql: 'SELECT MAX(wage) AS "second_wage" FROM (SELECT wage, DENSE_RANK() OVER (ORDER BY wage DESC) AS "place" FROM "staff") AS "ranked" WHERE place = 2',
          reason:
            'SQLite sorts NULL last in descending order: where NULL is the second value, the result is NULL either way.',
        },
        {
          sql: 'SELECT MAX(wage) AS "second_wage" FROM (SELECT DISTINCT wage, DENSE_RANK() OVER (ORDER BY wage DESC) AS "place" FROM "staff" WHERE wage IS NOT NULL) AS "ranked" WHERE place = 2',
          reason: 'MAX over equal wages is that wage, however often it occurs.',
        },
        {
          sql: 'SELECT MAX(wage) AS "second_wage" FROM (SELECT wage, DENSE_RANK() OVER (ORDER BY wage DESC NULLS FIRST) AS "place" FROM "staff" WHERE wage IS NOT NULL) AS "ranked" WHERE place = 2',
          reason: 'The condition leaves no NULL to sort.',
        },
      ],
    },
    ...followUps(shown),
  ];
}
