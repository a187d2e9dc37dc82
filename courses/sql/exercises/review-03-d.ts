import type { SqlExercise } from '../../../src/features/sql-lab/core/grading/exercise';

const asIntern = (sql: string) => `SET LOCAL ROLE intern; ${sql}`;

/** Exercises that combine two days each: privileges through a view, an index that enforces a rule. */
export const REVIEW_03_D: readonly SqlExercise[] = [
  {
    id: 'sql-r3-11',
    dataset: 'nha_sach',
    engine: 'postgres',
    prompt: {
      vi: 'Ngày 30 và 25 (PostgreSQL). Vai trò `intern` đã có, chưa có quyền gì. Thực tập sinh cần thống kê khách theo thành phố, nhưng không được thấy tên, email và số điện thoại. Hãy tạo khung nhìn `customer_cities` gồm `customer_id` và `city` của mọi khách, và chỉ cấp cho `intern` quyền đọc khung nhìn đó. Các cột của khung nhìn đứng theo thứ tự đã kể.',
      en: 'Days 30 and 25 (PostgreSQL). The role `intern` exists and has no rights yet. Interns have to count customers by city but must not see names, emails and phone numbers. Create the view `customer_cities` of `customer_id` and `city` of all customers, and grant `intern` the right to read that view only. The columns of the view stand in the order given.',
    },
    starter: 'CREATE VIEW customer_cities AS\n\n',
    hints: [
      {
        vi: 'Khung nhìn đọc `customers` bằng quyền của người tạo ra nó, nên `intern` không cần quyền trên bảng.',
        en: 'A view reads `customers` with the rights of whoever made it, so `intern` needs no right on the table.',
      },
    ],
    solutions: [
      {
        sql: 'CREATE VIEW customer_cities AS\nSELECT customer_id, city\nFROM customers;\n\nGRANT SELECT ON customer_cities TO intern;',
      },
    ],
    wrong: [
      {
        sql: 'CREATE VIEW customer_cities AS SELECT customer_id, city FROM customers; GRANT SELECT ON customer_cities TO intern; GRANT SELECT ON customers TO intern',
        mark: 'on (?:\\w+ , )*customers\\b',
        message: {
          vi: 'Quyền đọc `customers` cho thấy cả email và số điện thoại. Khung nhìn là đủ.',
          en: 'The right to read `customers` shows emails and phone numbers too. The view is enough.',
        },
      },
      {
        sql: 'CREATE VIEW customer_cities AS SELECT customer_id, city FROM customers',
        mark: '^(?!.*grant)',
        message: {
          vi: 'Khung nhìn đã có, nhưng `intern` chưa được đọc. Hãy thêm GRANT.',
          en: 'The view is there, but `intern` cannot read it yet. Add GRANT.',
        },
      },
      {
        sql: 'CREATE VIEW customer_cities AS SELECT customer_id, city FROM customers; GRANT ALL ON customer_cities TO intern',
        mark: 'grant all',
        message: {
          vi: 'ALL gồm cả quyền sửa, và khung nhìn này sửa được: `intern` có thể đổi thành phố của khách.',
          en: 'ALL includes changing, and this view can be updated: `intern` could change the cities of customers.',
        },
      },
      {
        sql: 'CREATE VIEW customer_cities AS SELECT customer_id, city FROM customers WHERE city IS NOT NULL; GRANT SELECT ON customer_cities TO intern',
        mark: 'where',
        message: {
          vi: 'Khách chưa rõ thành phố bị bỏ. Đề cần mọi khách.',
          en: 'Customers without a city are dropped. The task asks for all customers.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        asIntern('SELECT customer_id, city FROM customer_cities ORDER BY customer_id'),
        'SELECT * FROM customer_cities ORDER BY customer_id',
      ],
    },
    setup: 'CREATE ROLE intern;',
  },
  {
    id: 'sql-r3-12',
    dataset: 'nha_sach',
    prompt: {
      vi: 'Ngày 26 và 23. `customers.email` không được trùng, nhưng `Lan@example.com` và `lan@example.com` đang được coi là khác nhau. Hãy tạo một chỉ mục để cơ sở dữ liệu từ chối hai khách có email chỉ khác nhau ở chữ hoa và chữ thường. Nhiều khách vẫn được có `email` là NULL.',
      en: 'Days 26 and 23. No two customers may have the same `email`, but `Lan@example.com` and `lan@example.com` count as different today. Create an index so that the database refuses two customers whose emails differ only in their case. Several customers may still have NULL as `email`.',
    },
    starter: 'CREATE ',
    hints: [
      {
        vi: 'Chỉ mục đặt được trên một biểu thức của cột, chẳng hạn `LOWER(email)`.',
        en: 'An index can be on an expression, for example `LOWER(email)`.',
      },
    ],
    solutions: [{ sql: 'CREATE UNIQUE INDEX customers_email ON customers (LOWER(email));' }],
    wrong: [
      {
        sql: 'CREATE INDEX customers_email ON customers (LOWER(email))',
        mark: '^create index\\b',
        certain: true,
        message: {
          vi: 'Chỉ mục này giúp tìm nhanh nhưng không từ chối gì. Hãy thêm UNIQUE.',
          en: 'This index makes searching fast but refuses nothing. Add UNIQUE.',
        },
      },
      {
        sql: 'CREATE UNIQUE INDEX customers_email ON customers (email)',
        mark: '^create unique index .*customers \\( email \\)',
        certain: true,
        message: {
          vi: 'Chỉ mục đang so email đúng như được viết, nên chữ hoa vẫn khác chữ thường.',
          en: 'The index compares emails as they are written, so capitals still make a difference.',
        },
      },
      {
        sql: 'CREATE UNIQUE INDEX customers_email ON customers (LOWER(email), full_name)',
        mark: '^create unique index .*(?:lower \\( email \\) ,|, lower \\()',
        certain: true,
        message: {
          vi: 'Chỉ mục còn có cột khác, nên hai khách trùng email vẫn được nhận nếu cột đó khác nhau. Chỉ giữ `LOWER(email)`.',
          en: 'The index has another column too, so two customers with the same email are accepted where that column differs. Keep only `LOWER(email)`.',
        },
      },
      {
        sql: "CREATE UNIQUE INDEX customers_email ON customers (COALESCE(LOWER(email), ''))",
        mark: 'coalesce',
        certain: true,
        message: {
          vi: 'COALESCE biến mọi NULL thành cùng một chuỗi, nên chỉ một khách được thiếu email.',
          en: 'COALESCE turns every NULL into the same string, so only one customer may lack an email.',
        },
      },
    ],
    compare: {
      kind: 'state',
      probes: [
        "INSERT INTO customers (customer_id, full_name, email, phone, joined_on) SELECT 91, 'Đinh Bảo Ngọc', UPPER(email), '0100900091', '2025-06-30' FROM customers WHERE email IS NOT NULL ORDER BY customer_id LIMIT 1",
        "INSERT INTO customers (customer_id, full_name, email, phone, joined_on) SELECT 91, full_name, 'moi@example.com', phone, joined_on FROM customers WHERE email IS NOT NULL ORDER BY customer_id LIMIT 1",
        'INSERT INTO customers (customer_id, full_name, email, phone, joined_on) SELECT customer_id + 900, full_name, NULL, phone, joined_on FROM customers',
        "INSERT INTO customers (customer_id, full_name, email, phone, joined_on) SELECT customer_id + 900, full_name, REPLACE(email, '@example.com', '@example.org'), phone, joined_on FROM customers",
        "INSERT INTO customers (customer_id, full_name, email, phone, joined_on) VALUES (91, 'Đinh Bảo Ngọc', 'mot.dia.chi.email.rat.dai.cua.khach.hang.1@example.com', '0100900091', '2025-06-30'), (92, 'Đinh Bảo Ngọc', 'mot.dia.chi.email.rat.dai.cua.khach.hang.2@example.com', '0100900092', '2025-06-30')",
        "INSERT INTO customers (customer_id, full_name, email, phone, joined_on) VALUES (91, 'Đinh Bảo Ngọc', 'ngoc@nhasach.vn', '0100900091', '2025-06-30'); INSERT INTO customers (customer_id, full_name, email, phone, joined_on) VALUES (92, 'Tạ An', 'ngoc@NHASACH.vn', '0100900092', '2025-06-30')",
      ],
    },
  },
];
