import type { HiddenCase, SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

/** The follow-ups of problem 178; `shown` are the datasets that the page shows. */
export function followUps(shown: readonly HiddenCase[]): readonly SqlExercise[] {
  return [
    {
      id: 'lc-178-02',
      dataset: 'lc_178',
      prompt: {
        vi: 'Ban tổ chức muốn xếp hạng như trong thể thao: hạng của một bài bằng 1 cộng số bài có điểm cao hơn, nên sau ba bài hạng 1 là hạng 4. Bài chưa chấm vẫn có trong danh sách, với `place` là NULL. Trả về `id`, `player`, `points`, `place`, mỗi bài một hàng. Sắp xếp theo `points` giảm dần, bài chưa chấm ở cuối; những bài bằng điểm, và những bài chưa chấm, theo `id` tăng dần.',
        en: 'The organizers want places as in sports: the place of an entry is 1 plus the number of entries with more points, so after three entries in place 1 comes place 4. Entries that are not marked are still listed, with NULL as their `place`. Return `id`, `player`, `points`, `place`, one row for each entry. Sort by `points` from high to low, entries that are not marked at the end; entries with equal points, and entries that are not marked, by `id` from low to high.',
      },
      starter: 'SELECT id, player, points,\n        AS place\nFROM results\n',
      hints: [
        {
          vi: 'Hàm xếp hạng vẫn đánh số cho hàng có NULL. Biểu thức nào đổi số ấy thành NULL?',
          en: 'A ranking function numbers rows with NULL too. Which expression turns that number into NULL?',
        },
        {
          vi: 'Với NULL, thứ tự giảm dần của SQLite và của PostgreSQL khác nhau. Hãy viết rõ bạn muốn NULL ở đâu.',
          en: 'SQLite and PostgreSQL place NULL differently in descending order. Say where you want it.',
        },
      ],
      solutions: [
        {
          sql: 'SELECT id, player, points,\n       CASE WHEN points IS NOT NULL\n            THEN RANK() OVER (ORDER BY points DESC NULLS LAST)\n       END AS place\nFROM results\nORDER BY points DESC NULLS LAST, id;',
        },
        {
          sql: 'SELECT r.id, r.player, r.points,\n       CASE WHEN r.points IS NOT NULL\n            THEN (SELECT COUNT(*) FROM results AS x WHERE x.points > r.points) + 1\n       END AS place\nFROM results AS r\nORDER BY r.points IS NULL, r.points DESC, r.id;',
          note: {
            vi: 'Viết đúng định nghĩa của hạng bằng truy vấn con. `r.points IS NULL` làm khóa sắp xếp đầu tiên, nên không cần `NULLS LAST`.',
            en: 'Writes the definition of the place as a subquery. `r.points IS NULL` is the first sort key, so `NULLS LAST` is not needed.',
          },
        },
        {
          sql: 'WITH marked AS (\n  SELECT id, RANK() OVER (ORDER BY points DESC) AS place\n  FROM results\n  WHERE points IS NOT NULL\n)\nSELECT r.id, r.player, r.points, m.place\nFROM results AS r\nLEFT JOIN marked AS m ON m.id = r.id\nORDER BY r.points IS NULL, r.points DESC, r.id;',
          note: {
            vi: 'Chỉ xếp hạng bài đã chấm, rồi ghép lại bằng LEFT JOIN.',
            en: 'Ranks only the marked entries, then joins them with LEFT JOIN.',
          },
        },
      ],
      wrong: [
        {
          sql: 'SELECT id, player, points, CASE WHEN points IS NOT NULL THEN DENSE_RANK() OVER (ORDER BY points DESC NULLS LAST) END AS place FROM results ORDER BY points DESC NULLS LAST, id',
          mark: 'dense_rank',
          message: {
            vi: 'DENSE_RANK đếm số mức điểm cao hơn. Lần này đề yêu cầu đếm số bài cao điểm hơn.',
            en: 'DENSE_RANK counts the different results above. This time the task asks for the number of entries above.',
          },
        },
        {
          sql: 'SELECT id, player, points, RANK() OVER (ORDER BY points DESC NULLS LAST) AS place FROM results ORDER BY points DESC NULLS LAST, id',
          mark: '^(?!.*case)(?!.*join)(?!.*filter)(?!.*nullif)(?!.*union).*[^_]\\brank \\( \\)',
          message: {
            vi: 'Bài chưa chấm cũng nhận một hạng. Đề yêu cầu `place` của chúng là NULL.',
            en: 'Entries that are not marked get a place too. The task asks for NULL as their `place`.',
          },
        },
        {
          sql: 'SELECT id, player, points, RANK() OVER (ORDER BY points DESC) AS place FROM results WHERE points IS NOT NULL ORDER BY points DESC, id',
          mark: '^(?!.*join)(?!.*union).*from results (?:as )?(?:\\w+ )?where (?:\\w+ \\. )?points is not null',
          message: {
            vi: 'Truy vấn đang bỏ những bài chưa chấm. Đề yêu cầu chúng vẫn có trong danh sách.',
            en: 'The query leaves out the entries that are not marked. The task asks to list them.',
          },
        },
        {
          sql: 'SELECT id, player, points, CASE WHEN points IS NOT NULL THEN RANK() OVER (ORDER BY points DESC) END AS place FROM results ORDER BY points DESC, id',
          mark: '^(?!.*nulls last)(?!.*join)(?!.*partition by).*over \\( order by',
          engine: 'postgres',
          message: {
            vi: 'PostgreSQL xếp NULL lên đầu khi giảm dần: bài chưa chấm đứng đầu danh sách và đẩy mọi hạng khác xuống.',
            en: 'PostgreSQL puts NULL first in descending order: entries that are not marked lead the list and push every other place down.',
          },
        },
        {
          sql: 'SELECT id, player, points, CASE WHEN points IS NOT NULL THEN RANK() OVER (ORDER BY points DESC NULLS LAST, id) END AS place FROM results ORDER BY points DESC NULLS LAST, id',
          mark: '[^_]\\brank \\( \\) over \\( order by [^()]*, (?:\\w+ \\. )?id\\b',
          message: {
            vi: 'Có `id` trong OVER thì không còn bài nào bằng nhau, nên bài bằng điểm nhận hạng khác nhau. `id` chỉ dùng để sắp xếp kết quả.',
            en: 'With `id` in OVER no two entries tie, so equal points get different places. `id` is only for sorting the result.',
          },
        },
        {
          sql: 'SELECT id, player, points, CASE WHEN points IS NOT NULL THEN ROW_NUMBER() OVER (ORDER BY points DESC NULLS LAST, id) END AS place FROM results ORDER BY points DESC NULLS LAST, id',
          mark: 'row_number \\(',
          message: {
            vi: 'ROW_NUMBER đánh hai số khác nhau cho hai bài bằng điểm. Đề yêu cầu chúng cùng hạng.',
            en: 'ROW_NUMBER gives two entries with equal points different numbers. They must have the same place.',
          },
        },
        {
          sql: 'SELECT id, player, points, CASE WHEN points IS NOT NULL THEN RANK() OVER (ORDER BY points DESC NULLS LAST) ELSE 0 END AS place FROM results ORDER BY points DESC NULLS LAST, id',
          mark: 'else 0 end',
          message: {
            vi: 'Bài chưa chấm không có hạng 0 mà chưa có hạng: `place` phải là NULL.',
            en: 'An entry that is not marked is not in place 0, it has no place yet: `place` must be NULL.',
          },
        },
      ],
      compare: { kind: 'result', order: true },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'SELECT "r".id, "r".player, "r".points, CASE WHEN "r".points IS NOT NULL THEN (SELECT COUNT(*) FROM "results" AS "x" WHERE "x".points > "r".points) + 1 END AS "place" FROM "results" AS "r" ORDER BY "r".points DESC, "r".id ASC',
          reason: 'SQLite sorts NULL last in descending order anyway.',
        },
        {
          sql: 'SELECT "r".id, "r".player, "r".points, CASE WHEN "r".points IS NOT NULL THEN (SELECT COUNT(*) FROM "results" AS "x" WHERE "x".points > "r".points) + 1 END AS "place" FROM "results" AS "r" ORDER BY "r".points DESC, "r".points IS NULL ASC, "r".id ASC',
          reason: 'SQLite sorts NULL last in descending order anyway.',
        },
        {
          sql: 'SELECT "r".id, "r".player, "r".points, CASE WHEN "r".points IS NOT NULL THEN (SELECT COUNT(*) FROM "results" AS "x" WHERE "x".points > "r".points) + 1 END AS "place" FROM "results" AS "r" ORDER BY "r".points IS NULL ASC, "r".points DESC NULLS FIRST, "r".id ASC',
          reason: 'All rows that are equal in the first key have points, or none has.',
        },
        {
          sql: 'SELECT "r".id, "r".player, "r".points, CASE WHEN "r".points IS NOT NULL THEN (SELECT COUNT(points) FROM "results" AS "x" WHERE "x".points > "r".points) + 1 END AS "place" FROM "results" AS "r" ORDER BY "r".points IS NULL ASC, "r".points DESC, "r".id ASC',
          reason: 'The condition keeps no row in which points is NULL.',
        },
        {
          sql: 'WITH "marked" AS (SELECT id, RANK() OVER (ORDER BY points DESC) AS "place" FROM "results" WHERE points IS NOT NULL) SELECT DISTINCT "r".id, "r".player, "r".points, "m".place FROM "results" AS "r" LEFT JOIN "marked" AS "m" ON "m".id = "r".id ORDER BY "r".points IS NULL ASC, "r".points DESC, "r".id ASC',
          reason: 'id is the primary key, so no two rows are alike.',
        },
        {
          sql: 'WITH "marked" AS (SELECT id, RANK() OVER (ORDER BY points DESC) AS "place" FROM "results" WHERE points IS NOT NULL) SELECT "r".id, "r".player, "r".points, "m".place FROM "results" AS "r" LEFT JOIN "marked" AS "m" ON "m".id = "r".id ORDER BY "r".points DESC, "r".id ASC',
          reason: 'SQLite sorts NULL last in descending order anyway.',
        },
        {
          sql: 'WITH "marked" AS (SELECT id, RANK() OVER (ORDER BY points DESC) AS "place" FROM "results" WHERE points IS NOT NULL) SELECT "r".id, "r".player, "r".points, "m".place FROM "results" AS "r" LEFT JOIN "marked" AS "m" ON "m".id = "r".id ORDER BY "r".points DESC, "r".points IS NULL ASC, "r".id ASC',
          reason: 'SQLite sorts NULL last in descending order anyway.',
        },
        {
          sql: 'WITH "marked" AS (SELECT id, RANK() OVER (ORDER BY points DESC) AS "place" FROM "results" WHERE points IS NOT NULL) SELECT "r".id, "r".player, "r".points, "m".place FROM "results" AS "r" LEFT JOIN "marked" AS "m" ON "m".id = "r".id ORDER BY "r".points IS NULL ASC, "r".points DESC NULLS FIRST, "r".id ASC',
          reason: 'All rows that are equal in the first key have points, or none has.',
        },
        {
          sql: 'WITH "marked" AS (SELECT id, RANK() OVER (ORDER BY points DESC NULLS FIRST) AS "place" FROM "results" WHERE points IS NOT NULL) SELECT "r".id, "r".player, "r".points, "m".place FROM "results" AS "r" LEFT JOIN "marked" AS "m" ON "m".id = "r".id ORDER BY "r".points IS NULL ASC, "r".points DESC, "r".id ASC',
          reason: 'The condition leaves no NULL to sort.',
        },
      ],
    },
    {
      id: 'lc-178-03',
      dataset: 'lc_178',
      prompt: {
        vi: 'Hãy tóm tắt bảng điểm theo từng mức. Trả về `points`, `place`, `players`, `ahead`, mỗi mức điểm khác nhau đúng một hàng, sắp xếp theo `points` giảm dần. `place` là hạng của mức, không bỏ qua số nào. `players` là số bài có đúng mức điểm đó. `ahead` là số bài có điểm cao hơn, và bằng 0 ở mức cao nhất. Bài chưa chấm không được tính.',
        en: 'Summarize the results by level. Return `points`, `place`, `players`, `ahead`, exactly one row for each different number of points, sorted by `points` from high to low. `place` is the place of the level, without a skipped number. `players` is the number of entries with exactly these points. `ahead` is the number of entries with more points, and 0 for the highest level. Entries that are not marked do not count.',
      },
      starter: 'SELECT points,\n        AS place,\n        AS players,\n        AS ahead\nFROM results\n',
      hints: [
        {
          vi: 'Mỗi mức một hàng: đó là việc của mệnh đề nào? Hàm cửa sổ được tính sau mệnh đề ấy.',
          en: 'One row for each level: which clause does that? Window functions are computed after it.',
        },
        {
          vi: '`ahead` là tổng của `players` ở những mức phía trên.',
          en: '`ahead` is the sum of `players` over the levels above.',
        },
      ],
      solutions: [
        {
          sql: 'WITH levels AS (\n  SELECT points, COUNT(*) AS players\n  FROM results\n  WHERE points IS NOT NULL\n  GROUP BY points\n)\nSELECT points,\n       DENSE_RANK() OVER (ORDER BY points DESC) AS place,\n       players,\n       SUM(players) OVER (ORDER BY points DESC) - players AS ahead\nFROM levels\nORDER BY points DESC;',
        },
        {
          sql: 'SELECT r.points,\n       DENSE_RANK() OVER (ORDER BY r.points DESC) AS place,\n       COUNT(*) AS players,\n       (SELECT COUNT(*) FROM results AS x WHERE x.points > r.points) AS ahead\nFROM results AS r\nWHERE r.points IS NOT NULL\nGROUP BY r.points\nORDER BY r.points DESC;',
          note: {
            vi: 'Hàm cửa sổ được tính sau GROUP BY, nên DENSE_RANK xếp hạng các mức.',
            en: 'Window functions are computed after GROUP BY, so DENSE_RANK ranks the levels.',
          },
        },
      ],
      wrong: [
        {
          sql: 'WITH levels AS (SELECT points, COUNT(*) AS players FROM results WHERE points IS NOT NULL GROUP BY points) SELECT points, ROW_NUMBER() OVER (ORDER BY points DESC) AS place, players, SUM(players) OVER (ORDER BY points DESC) AS ahead FROM levels ORDER BY points DESC',
          mark: 'sum \\( (?:\\w+ \\. )?players \\) over \\( order by (?:\\w+ \\. )?points desc \\) (?:as )?ahead',
          message: {
            vi: 'Tổng cộng dồn gồm cả những bài của chính mức đó. `ahead` chỉ tính những bài cao điểm hơn.',
            en: 'The running total includes the entries of the level itself. `ahead` counts only entries with more points.',
          },
        },
        {
          sql: 'SELECT r.points, RANK() OVER (ORDER BY r.points DESC) AS place, COUNT(*) AS players, RANK() OVER (ORDER BY r.points DESC) - 1 AS ahead FROM results AS r WHERE r.points IS NOT NULL GROUP BY r.points ORDER BY r.points DESC',
          mark: 'rank \\( \\) over \\( [^)]*\\) - 1 (?:as )?ahead from results (?:as )?(?:\\w+ )?where [^)]*group by',
          message: {
            vi: 'Sau GROUP BY, mỗi mức chỉ còn một hàng, nên RANK đếm số mức cao hơn, không phải số bài.',
            en: 'After GROUP BY each level is a single row, so RANK counts the levels above, not the entries.',
          },
        },
        {
          sql: 'WITH levels AS (SELECT points, COUNT(*) AS players FROM results WHERE points IS NOT NULL GROUP BY points) SELECT points, ROW_NUMBER() OVER (ORDER BY points DESC) AS place, players, LAG(players) OVER (ORDER BY points DESC) AS ahead FROM levels ORDER BY points DESC',
          mark: 'lag \\(',
          message: {
            vi: 'LAG chỉ lấy số bài của mức ngay phía trên. `ahead` là tổng của mọi mức phía trên, và bằng 0 ở mức cao nhất.',
            en: 'LAG takes only the entries of the level right above. `ahead` is the total of all levels above, and 0 for the highest.',
          },
        },
        {
          sql: 'WITH levels AS (SELECT points, COUNT(*) AS players FROM results WHERE points IS NOT NULL GROUP BY points) SELECT points, ROW_NUMBER() OVER (ORDER BY points DESC) AS place, players, SUM(players) OVER (ORDER BY points DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS ahead FROM levels ORDER BY points DESC',
          mark: '^(?!.*coalesce)(?!.*ifnull).*unbounded preceding and 1 preceding',
          message: {
            vi: 'Ở mức cao nhất, khung cửa sổ không có hàng nào nên SUM là NULL. Đề yêu cầu số 0.',
            en: 'For the highest level the frame has no row, so SUM is NULL. The task asks for 0.',
          },
        },
        {
          sql: 'WITH levels AS (SELECT points, COUNT(*) AS players FROM results GROUP BY points) SELECT points, ROW_NUMBER() OVER (ORDER BY points DESC) AS place, players, SUM(players) OVER (ORDER BY points DESC) - players AS ahead FROM levels ORDER BY points DESC',
          mark: '^(?!.*is not null)',
          message: {
            vi: 'GROUP BY gom các bài chưa chấm thành một mức riêng, có `points` là NULL. Hãy bỏ chúng trước khi gom nhóm.',
            en: 'GROUP BY makes a level of the entries that are not marked, with NULL as its `points`. Leave them out before grouping.',
          },
        },
        {
          sql: 'WITH levels AS (SELECT points, COUNT(points) AS players FROM results GROUP BY points) SELECT points, ROW_NUMBER() OVER (ORDER BY points DESC) AS place, players, SUM(players) OVER (ORDER BY points DESC) - players AS ahead FROM levels ORDER BY points DESC',
          mark: '^(?!.*is not null)',
          message: {
            vi: 'GROUP BY gom các bài chưa chấm thành một mức riêng, có `points` là NULL. Hãy bỏ chúng trước khi gom nhóm.',
            en: 'GROUP BY makes a level of the entries that are not marked, with NULL as its `points`. Leave them out before grouping.',
          },
        },
      ],
      compare: { kind: 'result', order: true },
      hidden: [...shown],
      equivalent: [
        {
          sql: 'WITH "levels" AS (SELECT points, COUNT(*) AS "players" FROM "results" WHERE points IS NOT NULL GROUP BY points) SELECT DISTINCT points, DENSE_RANK() OVER (ORDER BY points DESC) AS "place", players, SUM(players) OVER (ORDER BY points DESC) - players AS "ahead" FROM "levels" ORDER BY points DESC',
          reason: 'GROUP BY leaves one row for each level, so no two rows are alike.',
        },
        {
          sql: 'WITH "levels" AS (SELECT points, COUNT(*) AS "players" FROM "results" WHERE points IS NOT NULL GROUP BY points) SELECT points, DENSE_RANK() OVER (ORDER BY points DESC) AS "place", players, SUM(players) OVER (ORDER BY points DESC) - players AS "ahead" FROM "levels"',
          reason: 'SQLite computes the window function over rows sorted by points DESC and returns them in that order.',
        },
        {
          sql: 'WITH "levels" AS (SELECT points, COUNT(*) AS "players" FROM "results" WHERE points IS NOT NULL GROUP BY points) SELECT points, DENSE_RANK() OVER (ORDER BY points DESC) AS "place", players, SUM(players) OVER (ORDER BY points DESC) - players AS "ahead" FROM "levels" ORDER BY points DESC NULLS FIRST',
          reason: 'The condition leaves no NULL to sort.',
        },
        {
          sql: 'WITH "levels" AS (SELECT DISTINCT points, COUNT(*) AS "players" FROM "results" WHERE points IS NOT NULL GROUP BY points) SELECT points, DENSE_RANK() OVER (ORDER BY points DESC) AS "place", players, SUM(players) OVER (ORDER BY points DESC) - players AS "ahead" FROM "levels" ORDER BY points DESC',
          reason: 'GROUP BY leaves one row for each level, so no two rows are alike.',
        },
        {
          sql: 'WITH "levels" AS (SELECT points, COUNT(points) AS "players" FROM "results" WHERE points IS NOT NULL GROUP BY points) SELECT points, DENSE_RANK() OVER (ORDER BY points DESC) AS "place", players, SUM(players) OVER (ORDER BY points DESC) - players AS "ahead" FROM "levels" ORDER BY points DESC',
          reason: 'The condition keeps no row in which points is NULL.',
        },
        {
          sql: 'WITH "levels" AS (SELECT points, COUNT(*) AS "players" FROM "results" WHERE points IS NOT NULL GROUP BY points) SELECT points, RANK() OVER (ORDER BY points DESC) AS "place", players, SUM(players) OVER (ORDER BY points DESC) - players AS "ahead" FROM "levels" ORDER BY points DESC',
          reason: 'GROUP BY leaves one row for each level, so no two rows tie.',
        },
        {
          sql: 'WITH "levels" AS (SELECT points, COUNT(*) AS "players" FROM "results" WHERE points IS NOT NULL GROUP BY points) SELECT points, ROW_NUMBER() OVER (ORDER BY points DESC) AS "place", players, SUM(players) OVER (ORDER BY points DESC) - players AS "ahead" FROM "levels" ORDER BY points DESC',
          reason: 'GROUP BY leaves one row for each level, so no two rows tie.',
        },
        {
          sql: 'WITH "levels" AS (SELECT points, COUNT(*) AS "players" FROM "results" WHERE points IS NOT NULL GROUP BY points) SELECT points, DENSE_RANK() OVER (ORDER BY points DESC NULLS FIRST) AS "place", players, SUM(players) OVER (ORDER BY points DESC) - players AS "ahead" FROM "levels" ORDER BY points DESC',
          reason: 'The condition leaves no NULL to sort.',
        },
        {
          sql: 'WITH "levels" AS (SELECT points, COUNT(*) AS "players" FROM "results" WHERE points IS NOT NULL GROUP BY points) SELECT points, DENSE_RANK() OVER (ORDER BY points DESC) AS "place", players, SUM(players) OVER (ORDER BY points DESC NULLS FIRST) - players AS "ahead" FROM "levels" ORDER BY points DESC',
          reason: 'The condition leaves no NULL to sort.',
        },
        {
          sql: 'SELECT DISTINCT "r".points, DENSE_RANK() OVER (ORDER BY "r".points DESC) AS "place", COUNT(*) AS "players", (SELECT COUNT(*) FROM "results" AS "x" WHERE "x".points > "r".points) AS "ahead" FROM "results" AS "r" WHERE "r".points IS NOT NULL GROUP BY "r".points ORDER BY "r".points DESC',
          reason: 'GROUP BY leaves one row for each level, so no two rows are alike.',
        },
        {
          sql: 'SELECT "r".points, DENSE_RANK() OVER (ORDER BY "r".points DESC) AS "place", COUNT(*) AS "players", (SELECT COUNT(*) FROM "results" AS "x" WHERE "x".points > "r".points) AS "ahead" FROM "results" AS "r" WHERE "r".points IS NOT NULL GROUP BY "r".points',
          reason: 'SQLite computes the window function over rows sorted by points DESC and returns them in that order.',
        },
        {
          sql: 'SELECT "r".points, DENSE_RANK() OVER (ORDER BY "r".points DESC) AS "place", COUNT(*) AS "players", (SELECT COUNT(*) FROM "results" AS "x" WHERE "x".points > "r".points) AS "ahead" FROM "results" AS "r" WHERE "r".points IS NOT NULL GROUP BY "r".points ORDER BY "r".points DESC NULLS FIRST',
          reason: 'The condition leaves no NULL to sort.',
        },
        {
          sql: 'SELECT "r".points, RANK() OVER (ORDER BY "r".points DESC) AS "place", COUNT(*) AS "players", (SELECT COUNT(*) FROM "results" AS "x" WHERE "x".points > "r".points) AS "ahead" FROM "results" AS "r" WHERE "r".points IS NOT NULL GROUP BY "r".points ORDER BY "r".points DESC',
          reason: 'GROUP BY leaves one row for each level, so no two rows tie.',
        },
        {
          sql: 'SELECT "r".points, ROW_NUMBER() OVER (ORDER BY "r".points DESC) AS "place", COUNT(*) AS "players", (SELECT COUNT(*) FROM "results" AS "x" WHERE "x".points > "r".points) AS "ahead" FROM "results" AS "r" WHERE "r".points IS NOT NULL GROUP BY "r".points ORDER BY "r".points DESC',
          reason: 'GROUP BY leaves one row for each level, so no two rows tie.',
        },
        {
          sql: 'SELECT "r".points, DENSE_RANK() OVER (ORDER BY "r".points DESC NULLS FIRST) AS "place", COUNT(*) AS "players", (SELECT COUNT(*) FROM "results" AS "x" WHERE "x".points > "r".points) AS "ahead" FROM "results" AS "r" WHERE "r".points IS NOT NULL GROUP BY "r".points ORDER BY "r".points DESC',
          reason: 'The condition leaves no NULL to sort.',
        },
        {
          sql: 'SELECT "r".points, DENSE_RANK() OVER (ORDER BY "r".points DESC) AS "place", COUNT(points) AS "players", (SELECT COUNT(*) FROM "results" AS "x" WHERE "x".points > "r".points) AS "ahead" FROM "results" AS "r" WHERE "r".points IS NOT NULL GROUP BY "r".points ORDER BY "r".points DESC',
          reason: 'The condition keeps no row in which points is NULL.',
        },
        {
          sql: 'SELECT "r".points, DENSE_RANK() OVER (ORDER BY "r".points DESC) AS "place", COUNT(*) AS "players", (SELECT COUNT(points) FROM "results" AS "x" WHERE "x".points > "r".points) AS "ahead" FROM "results" AS "r" WHERE "r".points IS NOT NULL GROUP BY "r".points ORDER BY "r".points DESC',
          reason: 'The condition keeps no row in which points is NULL.',
        },
      ],
    },
  ];
}
