/** A view that lists the privileges of roles on the tables: readers query it, and the grader compares it. */
export function rightsOf(...roles: readonly string[]): string {
  const list = roles.map((role) => `('${role}')`).join(', ');
  return `CREATE VIEW rights AS
WITH roles (role) AS (VALUES ${list})
SELECT r.role, c.table_name::text AS table_name, p.privilege,
       string_agg(c.column_name::text, ', ' ORDER BY c.ordinal_position) AS columns
FROM roles AS r
CROSS JOIN information_schema.columns AS c
CROSS JOIN (VALUES ('SELECT'), ('INSERT'), ('UPDATE'), ('SELECT WITH GRANT OPTION'), ('INSERT WITH GRANT OPTION'),
                   ('UPDATE WITH GRANT OPTION')) AS p (privilege)
WHERE c.table_schema = 'public' AND c.table_name <> 'rights'
  AND has_column_privilege(r.role, c.table_name::text, c.column_name::text, p.privilege)
GROUP BY r.role, c.table_name, p.privilege
UNION ALL
SELECT r.role, t.table_name::text, p.privilege, NULL
FROM roles AS r
CROSS JOIN information_schema.tables AS t
CROSS JOIN (VALUES ('DELETE'), ('TRUNCATE'), ('REFERENCES'), ('TRIGGER')) AS p (privilege)
WHERE t.table_schema = 'public' AND t.table_name <> 'rights'
  AND has_table_privilege(r.role, t.table_name::text, p.privilege)
ORDER BY 1, 2, 3;`;
}
