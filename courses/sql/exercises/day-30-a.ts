import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';
import { rightsOf } from './day-30-setup';

/** GRANT, views and row-level security. */
export const DAY_30_A: readonly SqlExercise[] = [
  {
    id: 'sql-30-01',
    dataset: 'nha_sach',
    engine: 'postgres',
    setup: `CREATE ROLE cashier;\nCREATE ROLE visitor;\n${rightsOf('cashier', 'visitor')}`,
    prompt: {
      vi: 'Bài này có sẵn hai vai trò chưa có quyền nào: `cashier` và `visitor`. Hãy cấp quyền để `cashier` đọc được mọi cột của `books`, và sửa được đúng một cột của bảng đó là `stock`. `cashier` không được có quyền nào khác, không được cấp lại quyền cho người khác, và `visitor` vẫn không có quyền nào. `SELECT * FROM rights;` cho xem các quyền đang có.',
      en: 'This exercise comes with two roles that have no rights yet: `cashier` and `visitor`. Let `cashier` read every column of `books` and change exactly one column of that table, `stock`. `cashier` must have no other right and must not be able to hand its rights on, and `visitor` must still have none. `SELECT * FROM rights;` shows the rights there are.',
    },
    starter: 'GRANT \n',
    hints: [
      {
        vi: 'GRANT nhận nhiều quyền, cách nhau bằng dấu phẩy. Tên cột đứng trong ngoặc, ngay sau quyền của nó.',
        en: 'GRANT takes several rights, with commas between them. The name of a column stands in brackets, right after its privilege.',
      },
    ],
    solutions: [
      { sql: 'GRANT SELECT, UPDATE (stock) ON books TO cashier;' },
      {
        sql: 'GRANT SELECT ON books TO cashier;\nGRANT UPDATE (stock) ON books TO cashier;',
        note: {
          vi: 'Hai câu GRANT cộng thêm quyền cho nhau, không câu nào thay câu kia.',
          en: 'The two GRANTs add up; neither replaces the other.',
        },
      },
    ],
    wrong: [
      {
        sql: 'GRANT SELECT, UPDATE ON books TO cashier',
        mark: 'update on',
        message: {
          vi: 'UPDATE không kèm tên cột là quyền sửa mọi cột, kể cả `price`.',
          en: 'UPDATE without a column is the right to change every column, `price` among them.',
        },
      },
      {
        sql: 'GRANT ALL ON books TO cashier',
        mark: 'grant all',
        message: {
          vi: 'ALL gồm cả INSERT, DELETE và TRUNCATE. Hãy kể từng quyền mà thu ngân cần.',
          en: 'ALL includes INSERT, DELETE and TRUNCATE. Name each right that the cashier needs.',
        },
      },
      {
        sql: 'GRANT UPDATE (stock) ON books TO cashier',
        mark: '^(?!.*select).*update \\( stock \\)',
        message: {
          vi: 'Quyền sửa một cột không kèm quyền đọc: `cashier` chưa đọc được `books`.',
          en: 'The right to change a column does not include reading: `cashier` cannot read `books` yet.',
        },
      },
      {
        sql: 'GRANT SELECT, UPDATE (stock) ON books TO PUBLIC',
        mark: 'to public',
        message: {
          vi: 'PUBLIC là mọi vai trò, nên `visitor` cũng có các quyền này.',
          en: 'PUBLIC is every role, so `visitor` has these rights too.',
        },
      },
      {
        sql: 'GRANT SELECT, UPDATE (stock) ON books TO cashier WITH GRANT OPTION',
        mark: 'with grant option',
        message: {
          vi: 'WITH GRANT OPTION cho `cashier` cấp lại các quyền này cho người khác.',
          en: 'WITH GRANT OPTION lets `cashier` hand these rights on to others.',
        },
      },
      {
        sql: 'GRANT SELECT ON books TO cashier',
        mark: '^(?!.*update).*select on',
        message: {
          vi: '`cashier` mới đọc được `books`, chưa sửa được `stock`.',
          en: '`cashier` can read `books` now, but cannot change `stock` yet.',
        },
      },
      {
        sql: 'GRANT SELECT (stock), UPDATE (stock) ON books TO cashier',
        mark: 'select \\( stock \\)',
        message: {
          vi: 'Tên cột trong ngoặc giới hạn cả quyền đọc: `cashier` mới đọc được cột `stock`.',
          en: 'The column in brackets limits the right to read too: `cashier` can read only `stock`.',
        },
      },
    ],
    compare: { kind: 'state' },
  },
  {
    id: 'sql-30-02',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Tạo khung nhìn `customer_contacts` để thu ngân nhận ra khách mà không thấy email và số điện thoại đầy đủ. Mỗi khách là một hàng, có bốn cột theo đúng thứ tự: `customer_id`, `full_name`, `city`, và `phone_end` gồm ba ký tự cuối của `phone`.',
      en: 'Create a view `customer_contacts` by which a cashier recognizes customers without seeing their email or their whole phone number. Each customer is a row, with four columns in this order: `customer_id`, `full_name`, `city`, and `phone_end`, the last three characters of `phone`.',
    },
    starter: 'CREATE VIEW customer_contacts AS\nSELECT \n',
    hints: [
      {
        vi: '`substr(phone, n)` lấy từ ký tự thứ `n` đến hết. Ký tự thứ ba từ cuối lên đứng ở vị trí `length(phone) - 2`.',
        en: '`substr(phone, n)` takes everything from character `n` on. The third character from the end stands at `length(phone) - 2`.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE VIEW customer_contacts AS\nSELECT customer_id, full_name, city, substr(phone, length(phone) - 2) AS phone_end\nFROM customers;',
      },
    ],
    wrong: [
      {
        sql: 'CREATE VIEW customer_contacts AS SELECT customer_id, full_name, city, phone AS phone_end FROM customers',
        mark: 'phone as "?phone_end',
        message: {
          vi: 'Khung nhìn vẫn cho thấy cả số điện thoại; chỉ tên cột đổi.',
          en: 'The view still shows the whole phone number; only the name of the column has changed.',
        },
      },
      {
        sql: 'CREATE TABLE customer_contacts AS SELECT customer_id, full_name, city, substr(phone, length(phone) - 2) AS phone_end FROM customers',
        mark: 'create table',
        message: {
          vi: 'Đây là một bảng chép lại: khách mới hay khách đổi tên sẽ không hiện ra ở đó.',
          en: 'This is a copied table: new customers and changed names will not show up in it.',
        },
      },
      {
        sql: 'CREATE VIEW customer_contacts AS SELECT customer_id, full_name, city, substr(phone, 1, 3) AS phone_end FROM customers',
        mark: 'phone , 1 , 3',
        message: {
          vi: '`substr(phone, 1, 3)` lấy ba ký tự đầu, không phải ba ký tự cuối.',
          en: '`substr(phone, 1, 3)` takes the first three characters, not the last three.',
        },
      },
      {
        sql: 'CREATE VIEW customer_contacts AS SELECT customer_id, full_name, city, substr(phone, length(phone) - 3) AS phone_end FROM customers',
        mark: 'length \\( phone \\) - 3',
        message: {
          vi: 'Khung nhìn đang để lộ bốn ký tự cuối: từ vị trí `length(phone) - 3` đến hết có bốn ký tự.',
          en: 'The view shows four characters: there are four from position `length(phone) - 3` to the end.',
        },
      },
      {
        sql: 'CREATE VIEW customer_contacts AS SELECT customer_id, full_name, city, substr(phone, 8) AS phone_end FROM customers',
        mark: 'phone , 8',
        message: {
          vi: 'Ký tự thứ 8 chỉ là ký tự thứ ba từ cuối lên khi số có đúng 10 ký tự. Với một số dài hơn, khung nhìn để lộ nhiều hơn ba ký tự.',
          en: 'Character 8 is the third from the end only where the number has exactly 10 characters. Of a longer number the view shows more than three.',
        },
      },
      {
        sql: 'CREATE VIEW customer_contacts AS SELECT customer_id, full_name, city, substr(phone, length(phone) - 2) FROM customers',
        mark: '^(?!.*phone_end)',
        message: {
          vi: 'Cột thứ tư của khung nhìn chưa có tên `phone_end`.',
          en: 'The fourth column of the view is not called `phone_end` yet.',
        },
      },
      {
        sql: 'CREATE VIEW customer_contacts AS SELECT customer_id, full_name, city, substr(phone, length(phone) - 2) AS phone_end FROM customers WHERE city IS NOT NULL',
        mark: 'where',
        message: {
          vi: 'Khung nhìn đang bỏ mất một số khách. Mỗi khách phải là một hàng.',
          en: 'The view leaves some customers out. Each customer must be a row.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'SELECT * FROM customer_contacts ORDER BY customer_id',
        "INSERT INTO customers (customer_id, full_name, phone, city, joined_on) SELECT customer_id + 900, full_name, phone, city, joined_on FROM customers; UPDATE customers SET phone = '037037' WHERE customer_id = 3; SELECT * FROM customer_contacts ORDER BY customer_id",
        "UPDATE customers SET full_name = 'Nguyễn An', phone = '010010023789' WHERE customer_id = 1; UPDATE customers SET phone = '0100100 23' WHERE customer_id = 2; SELECT full_name, phone_end FROM customer_contacts WHERE customer_id IN (1, 2) ORDER BY customer_id",
        'SELECT email FROM customer_contacts',
      ],
    },
  },
  {
    id: 'sql-30-03',
    dataset: 'nha_sach',
    engine: 'postgres',
    setup: `CREATE ROLE cashier;\nCREATE ROLE auditor;\nCREATE ROLE visitor;\nGRANT SELECT ON orders TO cashier, auditor, visitor;\n${rightsOf('cashier', 'auditor', 'visitor')}`,
    prompt: {
      vi: 'Ở bài này, ba vai trò `cashier`, `auditor` và `visitor` đều có quyền SELECT trên `orders`. Hãy bật bảo mật theo hàng cho `orders` sao cho `cashier` chỉ đọc được các đơn có trạng thái `pending` hoặc `paid`, `auditor` đọc được mọi đơn, còn `visitor` không đọc được đơn nào. Các quyền đã cấp giữ nguyên. Tên của chính sách do bạn đặt.',
      en: 'In this exercise the three roles `cashier`, `auditor` and `visitor` all have the right SELECT on `orders`. Switch row security on for `orders` so that `cashier` can read only orders with the status `pending` or `paid`, `auditor` can read every order, and `visitor` can read none. The rights granted stay as they are. You choose the names of the policies.',
    },
    starter: 'ALTER TABLE orders ENABLE ROW LEVEL SECURITY;\n\nCREATE POLICY \n',
    hints: [
      {
        vi: 'Mỗi chính sách quy định các vai trò sau TO thấy những hàng nào. Điều kiện luôn đúng viết là `USING (true)`.',
        en: 'Each policy says which rows the roles after TO see. A condition that is always true is written `USING (true)`.',
      },
      {
        vi: 'Khi bảo mật theo hàng đã bật, vai trò không có chính sách nào thì không thấy hàng nào.',
        en: 'Once row security is on, a role without any policy sees no row.',
      },
    ],
    solutions: [
      {
        sql: "ALTER TABLE orders ENABLE ROW LEVEL SECURITY;\n\nCREATE POLICY open_orders ON orders FOR SELECT TO cashier\nUSING (status IN ('pending', 'paid'));\n\nCREATE POLICY all_orders ON orders FOR SELECT TO auditor\nUSING (true);",
      },
    ],
    wrong: [
      {
        sql: "CREATE POLICY open_orders ON orders FOR SELECT TO cashier USING (status IN ('pending', 'paid')); CREATE POLICY all_orders ON orders FOR SELECT TO auditor USING (true)",
        mark: '^(?!.*enable row).*\\bcreate policy\\b',
        certain: true,
        message: {
          vi: 'Chính sách chỉ có tác dụng khi bảng đã bật bảo mật theo hàng.',
          en: 'Policies have an effect only once row security is switched on for the table.',
        },
      },
      {
        sql: "ALTER TABLE orders ENABLE ROW LEVEL SECURITY; CREATE POLICY open_orders ON orders FOR SELECT TO cashier USING (status IN ('pending', 'paid'))",
        mark: '^(?!.*to auditor).*to cashier',
        message: {
          vi: '`auditor` chưa có chính sách nào, nên không đọc được đơn nào.',
          en: '`auditor` has no policy yet, so it can read no order.',
        },
      },
      {
        sql: "ALTER TABLE orders ENABLE ROW LEVEL SECURITY; CREATE POLICY open_orders ON orders FOR SELECT USING (status IN ('pending', 'paid')); CREATE POLICY all_orders ON orders FOR SELECT TO auditor USING (true)",
        mark: 'for select using',
        message: {
          vi: 'Chính sách không có TO áp dụng cho mọi vai trò, nên `visitor` cũng đọc được đơn.',
          en: 'A policy without TO holds for every role, so `visitor` can read orders too.',
        },
      },
      {
        sql: "ALTER TABLE orders ENABLE ROW LEVEL SECURITY; CREATE POLICY open_orders ON orders FOR SELECT TO cashier USING (status = 'pending'); CREATE POLICY all_orders ON orders FOR SELECT TO auditor USING (true)",
        mark: "status = 'pending' \\)",
        message: {
          vi: '`cashier` còn phải đọc được các đơn `paid`.',
          en: '`cashier` must be able to read the `paid` orders too.',
        },
      },
      {
        sql: "ALTER TABLE orders ENABLE ROW LEVEL SECURITY; CREATE POLICY open_orders ON orders FOR SELECT TO cashier, auditor USING (status IN ('pending', 'paid'))",
        mark: 'to (?:cashier , auditor|auditor , cashier)',
        message: {
          vi: 'Chính sách này giới hạn cả `auditor`, người phải đọc được mọi đơn.',
          en: 'This policy limits `auditor` too, who must be able to read every order.',
        },
      },
      {
        sql: "ALTER TABLE orders ENABLE ROW LEVEL SECURITY; CREATE POLICY open_orders ON orders FOR SELECT TO cashier USING (status IN ('pending', 'paid')); CREATE POLICY all_orders ON orders FOR SELECT USING (true)",
        mark: '(?:orders|for select|for all|to public) using \\( true',
        message: {
          vi: 'Chính sách có điều kiện luôn đúng đang áp dụng cho mọi vai trò. Một hàng hiện ra khi có ít nhất một chính sách cho phép, nên `cashier` và `visitor` đều đọc được mọi đơn.',
          en: 'The policy that is always true holds for every role. A row shows when at least one policy allows it, so `cashier` and `visitor` both read every order.',
        },
      },
      {
        sql: "ALTER TABLE orders ENABLE ROW LEVEL SECURITY; CREATE POLICY open_orders ON orders FOR SELECT TO cashier USING (status IN ('pending', 'paid')); CREATE POLICY all_orders ON orders FOR SELECT TO auditor USING (true); REVOKE SELECT ON orders FROM visitor",
        mark: 'revoke',
        message: {
          vi: 'Đề yêu cầu giữ nguyên các quyền đã cấp. Không cần thu hồi: vai trò không có chính sách nào thì không thấy hàng nào.',
          en: 'The rights granted are to stay as they are. Nothing has to be revoked: a role without any policy sees no row.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        'SET LOCAL ROLE cashier; SELECT order_id, status FROM orders ORDER BY order_id',
        'SET LOCAL ROLE auditor; SELECT order_id, status FROM orders ORDER BY order_id',
        'SET LOCAL ROLE visitor; SELECT order_id, status FROM orders ORDER BY order_id',
      ],
    },
  },
];
