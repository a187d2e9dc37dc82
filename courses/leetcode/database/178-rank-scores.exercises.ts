import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { followUps } from './178-rank-scores.followUps';

/** The attempt and the follow-ups of problem 178; `shown` are the datasets that the page shows. */
export function exercises(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-178-01',
      dataset: 'lc_178',
      prompt: {
        vi: 'Hãy xếp hạng các bài đã chấm theo điểm, điểm cao nhất là hạng 1. Những bài bằng điểm có cùng hạng, và hạng tiếp theo không bỏ qua số nào: sau ba bài hạng 1 là hạng 2. Trả về `points`, `place` (hạng), mỗi bài đã chấm một hàng, sắp xếp theo `points` giảm dần. Bài chưa chấm (`points` là NULL) không có trong kết quả.',
        en: 'Rank the entries that are marked by their points, the most points being place 1. Entries with equal points have the same place, and the next place skips no number: after three entries in place 1 comes place 2. Return `points`, `place`, one row for each marked entry, sorted by `points` from high to low. Entries that are not marked (`points` is NULL) are not in the result.',
      },
      starter: 'SELECT points,\n        AS place\nFROM results\n',
      hints: [
        {
          vi: 'Hạng của một bài phụ thuộc vào số bài cao điểm hơn, hay số mức điểm cao hơn?',
          en: 'Does the place of an entry depend on the number of entries above it, or on the number of different results above it?',
        },
        {
          vi: 'Hai bài bằng điểm cho ra hai hàng giống hệt nhau. Cả hai đều phải có trong kết quả.',
          en: 'Two entries with equal points give two rows that are exactly alike. Both must be in the result.',
        },
      ],
      solutions: [
        {
          sql: 'SELECT points, DENSE_RANK() OVER (ORDER BY points DESC) AS place\nFROM results\nWHERE points IS NOT NULL\nORDER BY points DESC;',
        },
        {
          sql: 'WITH levels AS (\n  SELECT points, ROW_NUMBER() OVER (ORDER BY points DESC) AS place\n  FROM results\n  WHERE points IS NOT NULL\n  GROUP BY points\n)\nSELECT r.points, l.place\nFROM results AS r\nJOIN levels AS l ON l.points = r.points\nORDER BY r.points DESC;',
        },
        {
          sql: 'SELECT r.points,\n       (SELECT COUNT(DISTINCT x.points)\n        FROM results AS x\n        WHERE x.points >= r.points) AS place\nFROM results AS r\nWHERE r.points IS NOT NULL\nORDER BY r.points DESC;',
        },
      ],
      wrong: [
        {
          sql: 'SELECT points, RANK() OVER (ORDER BY points DESC) AS place FROM results WHERE points IS NOT NULL ORDER BY points DESC',
          mark: '[^_]\\brank \\( \\) over',
          message: {
            vi: 'RANK đếm số bài cao điểm hơn, nên sau hai bài hạng 1 là hạng 3. Đề yêu cầu không bỏ qua số nào.',
            en: 'RANK counts the entries with more points, so after two entries in place 1 comes place 3. The task asks to skip no number.',
          },
        },
        {
          sql: 'SELECT points, ROW_NUMBER() OVER (ORDER BY points DESC) AS place FROM results WHERE points IS NOT NULL ORDER BY points DESC',
          mark: '^(?!.*group by)(?!.*distinct).*row_number',
          message: {
            vi: 'ROW_NUMBER đánh hai số khác nhau cho hai bài bằng điểm. Đề yêu cầu chúng cùng hạng.',
            en: 'ROW_NUMBER gives two entries with equal points different numbers. The task asks for the same place.',
          },
        },
        {
          sql: 'SELECT DISTINCT points, DENSE_RANK() OVER (ORDER BY points DESC) AS place FROM results WHERE points IS NOT NULL ORDER BY points DESC',
          mark: '^select distinct',
          message: {
            vi: 'DISTINCT gộp những bài bằng điểm thành một hàng. Đề yêu cầu mỗi bài đã chấm một hàng.',
            en: 'DISTINCT merges the entries with equal points into one row. The task asks for a row for each marked entry.',
          },
        },
        {
          sql: 'SELECT r.points, (SELECT COUNT(DISTINCT x.points) FROM results AS x WHERE x.points > r.points) AS place FROM results AS r WHERE r.points IS NOT NULL ORDER BY r.points DESC',
          mark: '^(?!.*\\+ 1)(?!.*1 \\+).*count \\( distinct.*points (?:> (?:\\w+ \\. )?points)',
          message: {
            vi: 'Truy vấn con đếm những mức cao hơn hẳn, nên bài cao nhất được 0. Hạng bắt đầu từ 1.',
            en: 'The subquery counts the levels that are strictly higher, so the best entry gets 0. Places start at 1.',
          },
        },
        {
          sql: 'SELECT r.points, (SELECT COUNT(*) FROM results AS x WHERE x.points >= r.points) AS place FROM results AS r WHERE r.points IS NOT NULL ORDER BY r.points DESC',
          mark: '^(?!.*distinct)(?!.*group by).*count \\( .*points >= ',
          message: {
            vi: 'Truy vấn con đang đếm số bài, không phải số mức điểm. Những bài bằng điểm chỉ được tính một lần.',
            en: 'The subquery counts entries, not levels. Entries with equal points must count once.',
          },
        },
        {
          sql: 'SELECT points, DENSE_RANK() OVER (ORDER BY points) AS place FROM results WHERE points IS NOT NULL ORDER BY points DESC',
          mark: 'over \\( order by (?:\\w+ \\. )?points (?:asc )?\\)',
          message: {
            vi: 'ORDER BY trong OVER đang tăng dần, nên hạng 1 là bài thấp điểm nhất.',
            en: 'ORDER BY in OVER goes from low to high, so place 1 is the entry with the fewest points.',
          },
        },
        {
          sql: 'SELECT points, DENSE_RANK() OVER (ORDER BY points DESC) AS place FROM results ORDER BY points DESC',
          mark: '^(?!.*is not null)(?!.*join)(?!.*points >= 0).*dense_rank',
          message: {
            vi: 'Bài chưa chấm vẫn còn trong kết quả; trên PostgreSQL, nếu không có NULLS LAST, chúng còn chiếm hạng 1. Hãy bỏ chúng trước khi xếp hạng.',
            en: 'Entries that are not marked are still in the result; on PostgreSQL, without NULLS LAST, they even take place 1. Leave them out before ranking.',
          },
        },
      ],
      compare: { kind: 'result', order: true },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT points, DENSE_RANK() OVER (ORDER BY points DESC) AS "place" FROM "results" WHERE points IS NOT NULL',
          reason: 'SQLite computes the window function over rows sorted by points DESC and returns them in that order.',
        },
        {
          sql: 'SELECT points, DENSE_RANK() OVER (ORDER BY points DESC) AS "place" FROM "results" WHERE points IS NOT NULL ORDER BY points DESC NULLS FIRST',
          reason: 'NULL does not come as far as this sort: the condition, or the join, leaves none.',
        },
        {
          sql: 'SELECT points, DENSE_RANK() OVER (ORDER BY points DESC NULLS FIRST) AS "place" FROM "results" WHERE points IS NOT NULL ORDER BY points DESC',
          reason: 'NULL does not come as far as this sort: the condition, or the join, leaves none.',
        },
        {
          sql: 'WITH "levels" AS (SELECT points, ROW_NUMBER() OVER (ORDER BY points DESC) AS "place" FROM "results" WHERE points IS NOT NULL GROUP BY points) SELECT "r".points, "l".place FROM "results" AS "r" INNER JOIN "levels" AS "l" ON "l".points = "r".points ORDER BY "r".points DESC NULLS FIRST',
          reason: 'NULL does not come as far as this sort: the condition, or the join, leaves none.',
        },
        {
          sql: 'WITH "levels" AS (SELECT points, ROW_NUMBER() OVER (ORDER BY points DESC) AS "place" FROM "results" GROUP BY points) SELECT "r".points, "l".place FROM "results" AS "r" INNER JOIN "levels" AS "l" ON "l".points = "r".points ORDER BY "r".points DESC',
          reason: 'A level of NULL is numbered last in SQLite, and no row joins it.',
        },
        {
          sql: 'WITH "levels" AS (SELECT DISTINCT points, ROW_NUMBER() OVER (ORDER BY points DESC) AS "place" FROM "results" WHERE points IS NOT NULL GROUP BY points) SELECT "r".points, "l".place FROM "results" AS "r" INNER JOIN "levels" AS "l" ON "l".points = "r".points ORDER BY "r".points DESC',
          reason: 'GROUP BY leaves one row for each level, so no two rows are alike.',
        },
        {
          sql: 'WITH "levels" AS (SELECT points, RANK() OVER (ORDER BY points DESC) AS "place" FROM "results" WHERE points IS NOT NULL GROUP BY points) SELECT "r".points, "l".place FROM "results" AS "r" INNER JOIN "levels" AS "l" ON "l".points = "r".points ORDER BY "r".points DESC',
          reason: 'GROUP BY leaves one row for each level, so no two rows tie.',
        },
        {
          sql: 'WITH "levels" AS (SELECT points, DENSE_RANK() OVER (ORDER BY points DESC) AS "place" FROM "results" WHERE points IS NOT NULL GROUP BY points) SELECT "r".points, "l".place FROM "results" AS "r" INNER JOIN "levels" AS "l" ON "l".points = "r".points ORDER BY "r".points DESC',
          reason: 'GROUP BY leaves one row for each level, so no two rows tie.',
        },
        {
          sql: 'WITH "levels" AS (SELECT points, ROW_NUMBER() OVER (ORDER BY points DESC NULLS FIRST) AS "place" FROM "results" WHERE points IS NOT NULL GROUP BY points) SELECT "r".points, "l".place FROM "results" AS "r" INNER JOIN "levels" AS "l" ON "l".points = "r".points ORDER BY "r".points DESC',
          reason: 'NULL does not come as far as this sort: the condition, or the join, leaves none.',
        },
        {
          sql: 'SELECT "r".points, (SELECT COUNT(DISTINCT "x".points) FROM "results" AS "x" WHERE "x".points >= "r".points) AS "place" FROM "results" AS "r" WHERE "r".points IS NOT NULL ORDER BY "r".points DESC NULLS FIRST',
          reason: 'NULL does not come as far as this sort: the condition, or the join, leaves none.',
        },
      ],
    },
    ...followUps(shown),
  ];
}
