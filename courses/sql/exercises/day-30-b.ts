import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { rightsOf } from './day-30-setup';

const GRANTS = `CREATE TABLE accounts (account VARCHAR(20) PRIMARY KEY, employee_id INTEGER NOT NULL);
CREATE TABLE table_grants (account VARCHAR(20) NOT NULL REFERENCES accounts (account), table_name VARCHAR(20) NOT NULL, privilege VARCHAR(10) NOT NULL,
  PRIMARY KEY (account, table_name, privilege));
CREATE TABLE allowed (job_title VARCHAR(60) NOT NULL, table_name VARCHAR(20) NOT NULL, privilege VARCHAR(10) NOT NULL,
  PRIMARY KEY (job_title, table_name, privilege));
INSERT INTO accounts SELECT 'linh', employee_id FROM employees WHERE full_name = 'Hồ Thị Mỹ Linh';
INSERT INTO accounts SELECT 'kiet', employee_id FROM employees WHERE full_name = 'Đặng Tuấn Kiệt';
INSERT INTO accounts SELECT 'thuy', employee_id FROM employees WHERE full_name = 'Nguyễn Bích Thủy';
INSERT INTO accounts SELECT 'tam', employee_id FROM employees WHERE full_name = 'Phùng Thanh Tâm';
INSERT INTO accounts VALUES ('cuong', 77);
INSERT INTO allowed VALUES ('Thu ngân', 'books', 'SELECT'), ('Thu ngân', 'books', 'UPDATE'),
  ('Nhân viên bán hàng', 'books', 'SELECT'), ('Nhân viên bán hàng', 'customers', 'SELECT'),
  ('Chăm sóc khách hàng', 'customers', 'SELECT'), ('Chăm sóc khách hàng', 'customers', 'UPDATE');
INSERT INTO table_grants VALUES ('linh', 'books', 'SELECT'), ('linh', 'books', 'UPDATE'), ('linh', 'employees', 'SELECT'),
  ('kiet', 'books', 'SELECT'), ('kiet', 'books', 'UPDATE'), ('thuy', 'books', 'SELECT'), ('thuy', 'customers', 'SELECT'),
  ('tam', 'customers', 'UPDATE'), ('tam', 'books', 'SELECT'), ('cuong', 'books', 'SELECT');`;

const LOG = `CREATE TABLE grant_history (account VARCHAR(20) NOT NULL, table_name VARCHAR(20) NOT NULL,
  granted_on DATE NOT NULL, revoked_on DATE, PRIMARY KEY (account, table_name, granted_on));
CREATE TABLE access_log (log_id INT PRIMARY KEY, account VARCHAR(20) NOT NULL, table_name VARCHAR(20) NOT NULL,
  used_on DATE NOT NULL);
INSERT INTO grant_history VALUES ('linh', 'customers', '2025-01-10', '2025-03-01'), ('linh', 'customers', '2025-05-05', NULL),
  ('kiet', 'customers', '2025-02-01', NULL), ('tam', 'employees', '2025-04-01', '2025-04-15');
INSERT INTO access_log VALUES (3, 'kiet', 'customers', '2025-01-31'), (2, 'linh', 'customers', '2025-03-01'),
  (1, 'linh', 'customers', '2025-01-10'), (4, 'kiet', 'customers', '2025-06-12'), (5, 'kiet', 'employees', '2025-06-12'),
  (6, 'tam', 'employees', '2025-04-14'), (7, 'tam', 'employees', '2025-06-20'), (8, 'linh', 'customers', '2025-04-20'),
  (9, 'linh', 'customers', '2025-06-02'), (10, 'thuy', 'customers', '2025-06-21');`;

/** REVOKE, and privileges as data to query. */
export const DAY_30_B: readonly SqlExercise[] = [
  {
    id: 'sql-30-04',
    dataset: 'nha_sach',
    engine: 'postgres',
    setup: `CREATE ROLE staff;\nCREATE ROLE cashier;\nGRANT SELECT ON employees, categories TO staff;\nGRANT SELECT ON books, categories, employees TO cashier;\nGRANT staff TO cashier;\n${rightsOf('cashier', 'staff')}`,
    prompt: {
      vi: 'Ở bài này, vai trò `cashier` đọc được `books`, `categories` và `employees`, và còn là thành viên của vai trò `staff`, vai trò đọc được `employees` và `categories`. Hãy thu hồi quyền để `cashier` không đọc được `employees` bằng bất cứ cách nào, kể cả khi chuyển sang `staff`. `cashier` vẫn phải đọc được `books` và `categories`, còn quyền của `staff` giữ nguyên.',
      en: 'In this exercise the role `cashier` can read `books`, `categories` and `employees`, and it is also a member of the role `staff`, which can read `employees` and `categories`. Revoke what it takes so that `cashier` cannot read `employees` in any way, not even by switching to `staff`. `cashier` must still be able to read `books` and `categories`, and the rights of `staff` stay as they are.',
    },
    starter: 'REVOKE \n',
    hints: [
      {
        vi: '`SELECT * FROM rights;` cho xem mỗi vai trò đang đọc được gì. Hãy xem lại sau mỗi câu REVOKE.',
        en: '`SELECT * FROM rights;` shows what each role can read. Look again after every REVOKE.',
      },
      {
        vi: 'Quyền có thể đến từ hai nơi: cấp trực tiếp cho vai trò, và qua một vai trò khác mà nó là thành viên.',
        en: 'A right can come from two places: granted to the role itself, and through another role that it is a member of.',
      },
    ],
    solutions: [
      { sql: 'REVOKE SELECT ON employees FROM cashier;\nREVOKE staff FROM cashier;' },
      { sql: 'REVOKE staff FROM cashier;\nREVOKE ALL ON employees FROM cashier;' },
    ],
    wrong: [
      {
        sql: 'REVOKE SELECT ON employees FROM cashier',
        mark: '^(?!.*revoke staff).*\\brevoke\\b.*on employees from cashier',
        certain: true,
        message: {
          vi: '`cashier` vẫn đọc được `employees` qua vai trò `staff`.',
          en: '`cashier` can still read `employees` through the role `staff`.',
        },
      },
      {
        sql: 'REVOKE staff FROM cashier',
        mark: '^(?!.*employees).*staff from cashier',
        message: {
          vi: '`cashier` còn quyền đọc `employees` được cấp trực tiếp.',
          en: '`cashier` still has the right to read `employees` that was granted to it directly.',
        },
      },
      {
        sql: 'REVOKE SELECT ON employees FROM cashier, staff',
        mark: 'from (?:cashier , staff|staff , cashier)',
        message: {
          vi: 'Câu này lấy quyền của cả `staff`, tức là của mọi thành viên khác.',
          en: 'This takes the right away from `staff` too, and with it from every other member.',
        },
      },
      {
        sql: 'REVOKE SELECT ON employees FROM PUBLIC; REVOKE staff FROM cashier',
        mark: 'from public',
        message: {
          vi: 'Quyền không được cấp cho PUBLIC, nên thu hồi của PUBLIC không thay đổi gì và cũng không báo gì.',
          en: 'The right was not granted to PUBLIC, so revoking it from PUBLIC changes nothing, and says nothing.',
        },
      },
      {
        sql: 'REVOKE ALL ON ALL TABLES IN SCHEMA public FROM cashier; REVOKE staff FROM cashier',
        mark: 'all tables',
        message: {
          vi: 'Câu này thu hồi quá nhiều: `cashier` không còn đọc được `books` và `categories`.',
          en: 'This revokes too much: `cashier` can no longer read `books` and `categories`.',
        },
      },
      {
        sql: 'REVOKE SELECT ON employees FROM cashier; REVOKE SELECT ON employees FROM staff',
        mark: 'employees from staff',
        message: {
          vi: 'Quyền của `staff` phải giữ nguyên. Thứ phải thu hồi là việc `cashier` là thành viên của `staff`.',
          en: 'The rights of `staff` must stay. What has to be revoked is that `cashier` is a member of `staff`.',
        },
      },
      {
        sql: 'REVOKE SELECT (salary) ON employees FROM cashier; REVOKE staff FROM cashier',
        mark: 'select \\(',
        message: {
          vi: 'Quyền SELECT được cấp trên cả bảng, nên thu hồi trên một cột không thay đổi gì.',
          en: 'SELECT was granted on the whole table, so revoking it on one column changes nothing.',
        },
      },
    ],
    compare: { kind: 'state' },
    equivalent: [
      {
        sql: 'REVOKE ALL ON "employees" FROM CASHIER;\nREVOKE staff FROM cashier',
        reason: 'SELECT is the only right on `employees` that `cashier` holds.',
      },
    ],
  },
  {
    id: 'sql-30-05',
    dataset: 'nha_sach',
    setup: GRANTS,
    prompt: {
      vi: 'Bài này có thêm ba bảng. `accounts(account, employee_id)` cho biết tài khoản của ai. `table_grants(account, table_name, privilege)` là các quyền đã cấp. `allowed(job_title, table_name, privilege)` là chính sách: mỗi chức danh được có những quyền nào. Tìm các quyền đã cấp mà chính sách không cho phép chức danh của chủ tài khoản có. Tài khoản của người không còn trong `employees` thì mọi quyền đều là thừa. Trả về `account`, `full_name` (NULL nếu không còn trong `employees`), `table_name`, `privilege`; không cần sắp xếp.',
      en: 'This exercise has three more tables. `accounts(account, employee_id)` says whose account it is. `table_grants(account, table_name, privilege)` holds the rights granted. `allowed(job_title, table_name, privilege)` is the policy: which rights each job title may have. Find the rights granted that the policy does not allow to the job title of the owner. Where the owner is no longer in `employees`, every right is one too many. Return `account`, `full_name` (NULL if no longer in `employees`), `table_name`, `privilege`; any order will do.',
    },
    starter: 'SELECT \nFROM table_grants AS g\n',
    hints: [
      {
        vi: 'Đi từ quyền sang tài khoản, rồi từ tài khoản sang nhân viên. Phép ghép nào giữ lại tài khoản của người đã nghỉ?',
        en: 'Go from the right to the account, and from the account to the employee. Which join keeps the account of somebody who has left?',
      },
      {
        vi: 'Một quyền là thừa khi KHÔNG có hàng nào của `allowed` trùng cả chức danh, bảng lẫn quyền.',
        en: 'A right is one too many when there is NO row in `allowed` with the same job title, table and privilege.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT g.account, e.full_name, g.table_name, g.privilege\nFROM table_grants AS g\nJOIN accounts AS a ON a.account = g.account\nLEFT JOIN employees AS e ON e.employee_id = a.employee_id\nWHERE NOT EXISTS (\n  SELECT 1\n  FROM allowed AS p\n  WHERE p.job_title = e.job_title\n    AND p.table_name = g.table_name\n    AND p.privilege = g.privilege\n);',
      },
    ],
    wrong: [
      {
        sql: 'SELECT g.account, e.full_name, g.table_name, g.privilege FROM table_grants AS g JOIN accounts AS a ON a.account = g.account JOIN employees AS e ON e.employee_id = a.employee_id WHERE NOT EXISTS (SELECT 1 FROM allowed AS p WHERE p.job_title = e.job_title AND p.table_name = g.table_name AND p.privilege = g.privilege)',
        mark: '^(?!.*left (?:outer )?join (?:")?employees).*join (?:")?employees',
        message: {
          vi: 'Kết nối trong với `employees` bỏ mất tài khoản của người đã nghỉ, đúng tài khoản đáng lo nhất.',
          en: 'The inner join with `employees` drops the account of somebody who has left, the very account to worry about.',
        },
      },
      {
        sql: 'SELECT g.account, e.full_name, g.table_name, g.privilege FROM table_grants AS g JOIN accounts AS a ON a.account = g.account LEFT JOIN employees AS e ON e.employee_id = a.employee_id WHERE NOT EXISTS (SELECT 1 FROM allowed AS p WHERE p.job_title = e.job_title AND p.table_name = g.table_name)',
        mark: '^(?!.*privilege = )',
        message: {
          vi: 'Truy vấn chưa so sánh `privilege`: được đọc một bảng chưa phải là được sửa bảng đó.',
          en: 'The query does not compare `privilege`: being allowed to read a table is not being allowed to change it.',
        },
      },
      {
        sql: 'SELECT g.account, e.full_name, g.table_name, g.privilege FROM table_grants AS g JOIN accounts AS a ON a.account = g.account LEFT JOIN employees AS e ON e.employee_id = a.employee_id WHERE NOT EXISTS (SELECT 1 FROM allowed AS p WHERE p.table_name = g.table_name AND p.privilege = g.privilege)',
        mark: '^(?!.*job_title = )',
        message: {
          vi: 'Truy vấn chưa so sánh chức danh: quyền của chức danh khác không cho phép người này.',
          en: 'The query does not compare the job title: what another job allows does not allow this person.',
        },
      },
      {
        sql: 'SELECT g.account, e.full_name, g.table_name, g.privilege FROM table_grants AS g JOIN accounts AS a ON a.account = g.account LEFT JOIN employees AS e ON e.employee_id = a.employee_id WHERE EXISTS (SELECT 1 FROM allowed AS p WHERE p.job_title = e.job_title AND p.table_name = g.table_name AND p.privilege = g.privilege)',
        mark: 'where exists',
        message: {
          vi: 'Truy vấn đang trả về các quyền được phép. Đề hỏi các quyền thừa.',
          en: 'The query returns the rights that are allowed. The task asks for those that are not.',
        },
      },
      {
        sql: 'SELECT g.account, e.full_name, g.table_name, g.privilege FROM table_grants AS g JOIN accounts AS a ON a.account = g.account LEFT JOIN employees AS e ON e.employee_id = a.employee_id WHERE NOT EXISTS (SELECT 1 FROM allowed AS p WHERE p.job_title = e.job_title AND p.privilege = g.privilege)',
        mark: '^(?!.*table_name = )',
        message: {
          vi: 'Truy vấn chưa so sánh `table_name`: được đọc một bảng chưa phải là được đọc bảng khác.',
          en: 'The query does not compare `table_name`: being allowed to read one table is not being allowed to read another.',
        },
      },
      {
        sql: 'SELECT g.account, e.full_name, g.table_name, g.privilege FROM table_grants AS g JOIN accounts AS a ON a.account = g.account LEFT JOIN employees AS e ON e.employee_id = a.employee_id JOIN allowed AS p ON p.job_title = e.job_title WHERE p.table_name <> g.table_name OR p.privilege <> g.privilege',
        mark: 'join (?:")?allowed.*(?:<>|!=)',
        message: {
          vi: 'Truy vấn so sánh từng hàng của `allowed`: chỉ cần có một hàng khác là quyền bị coi là thừa. Phải không có hàng nào trùng thì quyền mới thừa.',
          en: 'The query compares row by row of `allowed`: a single row that differs is enough for it. A right is one too many only when no row matches.',
        },
      },
      {
        sql: 'SELECT g.account, e.full_name, g.table_name, g.privilege FROM table_grants AS g JOIN accounts AS a ON a.account = g.account LEFT JOIN employees AS e ON e.employee_id = a.employee_id WHERE (e.job_title, g.table_name, g.privilege) NOT IN (SELECT job_title, table_name, privilege FROM allowed)',
        mark: '\\) not in \\(',
        message: {
          vi: 'Người đã nghỉ có `job_title` là NULL. Khi `allowed` có hàng cùng bảng và cùng quyền, NOT IN so với NULL nên không ra TRUE: quyền đó của tài khoản bị bỏ mất.',
          en: 'Somebody who has left has NULL for a `job_title`. Where `allowed` has a row with the same table and right, NOT IN compares with NULL and does not come to TRUE: that right of the account is lost.',
        },
      },
    ],
    compare: { kind: 'result' },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "g".account, "e".full_name, "g".table_name, "g".privilege FROM "table_grants" AS "g" INNER JOIN "accounts" AS "a" ON "a".account = "g".account LEFT JOIN "employees" AS "e" ON "e".employee_id = "a".employee_id WHERE NOT EXISTS (SELECT 1 FROM "allowed" AS "p" WHERE "p".job_title = "e".job_title AND "p".table_name = "g".table_name AND "p".privilege = "g".privilege)',
        reason: 'The three columns of `table_grants` are its primary key.',
      },
      {
        sql: 'SELECT "g".account, "e".full_name, "g".table_name, "g".privilege FROM "table_grants" AS "g" LEFT JOIN "accounts" AS "a" ON "a".account = "g".account LEFT JOIN "employees" AS "e" ON "e".employee_id = "a".employee_id WHERE NOT EXISTS (SELECT 1 FROM "allowed" AS "p" WHERE "p".job_title = "e".job_title AND "p".table_name = "g".table_name AND "p".privilege = "g".privilege)',
        reason: 'Every account of `table_grants` is in `accounts`: a foreign key sees to it.',
      },
    ],
  },
  {
    id: 'sql-30-06',
    dataset: 'nha_sach',
    setup: LOG,
    prompt: {
      vi: 'Có người dùng dữ liệu khi chưa có quyền, hoặc khi quyền đã bị thu hồi. Bài này có thêm hai bảng. `grant_history(account, table_name, granted_on, revoked_on)` cho biết quyền đọc có hiệu lực trong những ngày nào: kể từ ngày `granted_on` (tính cả ngày đó) đến trước ngày `revoked_on`; `revoked_on` là NULL thì quyền vẫn còn. Một tài khoản có thể được cấp lại quyền. `access_log(log_id, account, table_name, used_on)` ghi các lần đọc. Tìm những lần đọc mà vào ngày đó tài khoản không có quyền đọc bảng đó. Trả về `log_id`, `account`, `table_name`, `used_on`, xếp theo `log_id`.',
      en: 'Somebody used data before having the right to, or after it was revoked. This exercise has two more tables. `grant_history(account, table_name, granted_on, revoked_on)` says when the right to read holds: from the day `granted_on` (that day included) until before the day `revoked_on`; where `revoked_on` is NULL the right still holds. An account can be granted a right again. `access_log(log_id, account, table_name, used_on)` records each reading. Find the readings on a day when the account had no right to read that table. Return `log_id`, `account`, `table_name`, `used_on`, ordered by `log_id`.',
    },
    starter: 'SELECT l.log_id, l.account, l.table_name, l.used_on\nFROM access_log AS l\n',
    hints: [
      {
        vi: 'Viết trước điều kiện “quyền này phủ lần đọc này”: cùng tài khoản, cùng bảng, đúng khoảng ngày. Sau đó tìm những lần đọc không có quyền nào phủ.',
        en: 'First write the condition “this grant covers this reading”: same account, same table, within the days. Then find the readings that no grant covers.',
      },
      {
        vi: '`used_on < revoked_on` không bao giờ đúng khi `revoked_on` là NULL.',
        en: '`used_on < revoked_on` is never true where `revoked_on` is NULL.',
      },
    ],
    solutions: [
      {
        sql: 'SELECT l.log_id, l.account, l.table_name, l.used_on\nFROM access_log AS l\nWHERE NOT EXISTS (\n  SELECT 1\n  FROM grant_history AS g\n  WHERE g.account = l.account\n    AND g.table_name = l.table_name\n    AND g.granted_on <= l.used_on\n    AND (g.revoked_on IS NULL OR l.used_on < g.revoked_on)\n)\nORDER BY l.log_id;',
      },
      {
        sql: 'SELECT l.log_id, l.account, l.table_name, l.used_on\nFROM access_log AS l\nLEFT JOIN grant_history AS g ON g.account = l.account\n                            AND g.table_name = l.table_name\n                            AND g.granted_on <= l.used_on\n                            AND (g.revoked_on IS NULL OR l.used_on < g.revoked_on)\nWHERE g.account IS NULL\nORDER BY l.log_id;',
      },
    ],
    wrong: [
      {
        sql: 'SELECT l.log_id, l.account, l.table_name, l.used_on FROM access_log AS l WHERE NOT EXISTS (SELECT 1 FROM grant_history AS g WHERE g.account = l.account AND g.table_name = l.table_name AND g.granted_on <= l.used_on AND l.used_on < g.revoked_on) ORDER BY l.log_id',
        mark: '^(?!.*null).*revoked_on',
        message: {
          vi: 'Quyền vẫn còn có `revoked_on` là NULL, và so sánh với NULL không bao giờ đúng: mọi lần đọc nhờ quyền đó đều bị coi là trái phép.',
          en: 'A right that still holds has NULL in `revoked_on`, and a comparison with NULL is never true: every reading by such a right counts as forbidden.',
        },
      },
      {
        sql: 'SELECT l.log_id, l.account, l.table_name, l.used_on FROM access_log AS l WHERE NOT EXISTS (SELECT 1 FROM grant_history AS g WHERE g.account = l.account AND g.table_name = l.table_name) ORDER BY l.log_id',
        mark: '^(?!.*(?:granted_on|revoked_on))',
        message: {
          vi: 'Truy vấn chưa xét ngày: từng có quyền chưa phải là có quyền vào ngày đọc.',
          en: 'The query does not look at the days: to have had the right once is not to have it on the day of the reading.',
        },
      },
      {
        sql: 'SELECT l.log_id, l.account, l.table_name, l.used_on FROM access_log AS l WHERE NOT EXISTS (SELECT 1 FROM grant_history AS g WHERE g.account = l.account AND g.table_name = l.table_name AND g.granted_on <= l.used_on AND (g.revoked_on IS NULL OR l.used_on <= g.revoked_on)) ORDER BY l.log_id',
        mark: '(?:used_on <= (?:\\w+ \\. )?revoked_on|revoked_on >= |between)',
        message: {
          vi: 'Vào đúng ngày `revoked_on`, quyền không còn nữa.',
          en: 'On the very day `revoked_on` the right no longer holds.',
        },
      },
      {
        sql: 'SELECT l.log_id, l.account, l.table_name, l.used_on FROM access_log AS l JOIN grant_history AS g ON g.account = l.account AND g.table_name = l.table_name WHERE l.used_on < g.granted_on OR l.used_on >= g.revoked_on ORDER BY l.log_id',
        mark: '^(?!.*(?:left|exists|not in|except|having)).*join',
        message: {
          vi: 'Lần đọc nằm ngoài một khoảng vẫn có thể nằm trong khoảng khác, và lần đọc của tài khoản chưa từng được cấp quyền thì không ghép được với hàng nào.',
          en: 'A reading outside one period may lie inside another, and a reading by an account that never had the right joins with no row at all.',
        },
      },
      {
        sql: 'SELECT l.log_id, l.account, l.table_name, l.used_on FROM access_log AS l LEFT JOIN grant_history AS g ON g.account = l.account AND g.table_name = l.table_name WHERE g.account IS NULL OR l.used_on < g.granted_on OR l.used_on >= g.revoked_on ORDER BY l.log_id',
        mark: 'where.* or .*granted_on',
        message: {
          vi: 'Truy vấn xét từng lần cấp quyền riêng: lần đọc nằm ngoài một khoảng vẫn có thể nằm trong khoảng khác.',
          en: 'The query looks at each grant by itself: a reading outside one period may lie inside another.',
        },
      },
      {
        sql: 'SELECT l.log_id, l.account, l.table_name, l.used_on FROM access_log AS l WHERE NOT EXISTS (SELECT 1 FROM grant_history AS g WHERE g.account = l.account AND g.table_name = l.table_name AND g.granted_on < l.used_on AND (g.revoked_on IS NULL OR l.used_on < g.revoked_on)) ORDER BY l.log_id',
        mark: '(?:granted_on < (?:"?\\w+"? \\. )?"?used_on|used_on"? > )',
        message: {
          vi: 'Ngày `granted_on` cũng được tính: vào đúng ngày đó tài khoản đã có quyền.',
          en: 'The day `granted_on` counts: on that very day the account has the right.',
        },
      },
      {
        sql: 'SELECT l.log_id, l.account, l.table_name, l.used_on FROM access_log AS l WHERE NOT EXISTS (SELECT 1 FROM grant_history AS g WHERE g.account = l.account AND g.granted_on <= l.used_on AND (g.revoked_on IS NULL OR l.used_on < g.revoked_on)) ORDER BY l.log_id',
        mark: '^(?!.*table_name = )',
        message: {
          vi: 'Truy vấn chưa so sánh `table_name`: quyền đọc bảng này không phải là quyền đọc bảng khác.',
          en: 'The query does not compare `table_name`: the right to read one table is not the right to read another.',
        },
      },
    ],
    compare: { kind: 'result', order: true },
    equivalent: [
      {
        sql: 'SELECT DISTINCT "l".log_id, "l".account, "l".table_name, "l".used_on FROM "access_log" AS "l" WHERE NOT EXISTS (SELECT 1 FROM "grant_history" AS "g" WHERE "g".account = "l".account AND "g".table_name = "l".table_name AND "g".granted_on <= "l".used_on AND ("g".revoked_on IS NULL OR "l".used_on < "g".revoked_on)) ORDER BY "l".log_id ASC',
        reason: '`log_id` is the primary key of the readings.',
      },
      {
        sql: 'SELECT "l".log_id, "l".account, "l".table_name, "l".used_on FROM "access_log" AS "l" WHERE NOT EXISTS (SELECT 1 FROM "grant_history" AS "g" WHERE "g".account = "l".account AND "g".table_name = "l".table_name AND "g".granted_on <= "l".used_on AND ("g".revoked_on IS NULL OR "l".used_on < "g".revoked_on)) ORDER BY "l".log_id ASC NULLS LAST',
        reason: 'A primary key is never NULL.',
      },
      {
        sql: 'SELECT DISTINCT "l".log_id, "l".account, "l".table_name, "l".used_on FROM "access_log" AS "l" LEFT JOIN "grant_history" AS "g" ON "g".account = "l".account AND "g".table_name = "l".table_name AND "g".granted_on <= "l".used_on AND ("g".revoked_on IS NULL OR "l".used_on < "g".revoked_on) WHERE "g".account IS NULL ORDER BY "l".log_id ASC',
        reason: '`log_id` is the primary key of the readings.',
      },
      {
        sql: 'SELECT "l".log_id, "l".account, "l".table_name, "l".used_on FROM "access_log" AS "l" LEFT JOIN "grant_history" AS "g" ON "g".account = "l".account AND "g".table_name = "l".table_name AND "g".granted_on <= "l".used_on AND ("g".revoked_on IS NULL OR "l".used_on < "g".revoked_on) WHERE "g".account IS NULL ORDER BY "l".log_id ASC NULLS LAST',
        reason: 'A primary key is never NULL.',
      },
    ],
  },
  {
    id: 'sql-30-07',
    dataset: 'nha_sach',
    setup: "UPDATE books SET title = 'Hà Nội ''75' WHERE book_id = 3;",
    prompt: {
      vi: "Ở bài này, một đầu sách có tên `Hà Nội '75`, với một dấu nháy trong tên. Hãy viết nốt điều kiện để tìm đúng đầu sách có tên đó. Trả về `book_id` và `price`. Câu trả lời phải chạy được trên cả SQLite và PostgreSQL.",
      en: "In this exercise a title is called `Hà Nội '75`, with a quote in its name. Complete the condition so that it finds exactly the book with that title. Return `book_id` and `price`. The answer must run on SQLite and PostgreSQL.",
    },
    starter: 'SELECT book_id, price\nFROM books\nWHERE title = ;',
    hints: [
      {
        vi: 'Chuỗi nằm giữa hai dấu nháy đơn; dấu nháy đơn bên trong chuỗi được viết hai lần.',
        en: 'A string stands between two single quotes; a single quote inside it is written twice.',
      },
    ],
    solutions: [{ sql: "SELECT book_id, price\nFROM books\nWHERE title = 'Hà Nội ''75';" }],
    wrong: [
      {
        sql: "SELECT book_id, price FROM books WHERE title = 'Hà Nội 75'",
        mark: "'Hà Nội 75'",
        message: {
          vi: 'Chuỗi này thiếu dấu nháy của tên sách, nên không tìm thấy đầu sách nào. Hãy viết dấu nháy đó hai lần.',
          en: 'This string lacks the quote of the title, so no book is found. Write that quote twice.',
        },
        certain: true,
      },
      {
        sql: "SELECT book_id, price FROM books WHERE title LIKE 'Hà Nội%'",
        mark: 'title like',
        message: {
          vi: 'LIKE lấy cả những tên khác bắt đầu giống vậy. Hãy so sánh bằng `=` với cả tên.',
          en: 'LIKE also takes other titles that begin like this. Compare with the whole title, using `=`.',
        },
      },
      {
        sql: 'SELECT book_id, price FROM books WHERE title = "Hà Nội \'75"',
        mark: '"Hà Nội',
        engine: 'postgres',
        message: {
          vi: 'PostgreSQL hiểu chữ trong nháy kép là tên cột, và `books` không có cột nào tên như vậy. Chuỗi nằm trong nháy đơn.',
          en: 'PostgreSQL takes what stands in double quotes for the name of a column, and `books` has no column of that name. A string stands in single quotes.',
        },
      },
    ],
    compare: { kind: 'result', portable: true },
    hidden: [
      {
        about: {
          vi: 'Những đầu sách khác có tên gần giống vậy.',
          en: 'Other titles are almost the same.',
        },
        sql: "UPDATE books SET title = 'hà nội ''75' WHERE book_id = 6; UPDATE books SET title = 'Hà Nội ''75 ' WHERE book_id = 8;",
      },
    ],
  },
];
