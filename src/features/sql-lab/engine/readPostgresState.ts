import type { DatabaseState, SqlRow } from '../core/types';
import type { SqlEngine } from './SqlEngine';

const STATE_ROWS = 20_000;
/** Lower numbers belong to what PostgreSQL itself has created. */
const FIRST_OID = 16384;

const TABLE_NAMES =
  "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') ORDER BY relname";
const OTHER_NAMES = `SELECT CASE relkind WHEN 'm' THEN 'MATERIALIZED VIEW ' ELSE 'VIEW ' END || relname FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'm')
  UNION ALL SELECT 'TRIGGER ' || tgname FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'RULE ' || rulename FROM pg_rules WHERE schemaname = 'public'
  UNION ALL SELECT 'ROW LEVEL SECURITY ON ' || relname FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relrowsecurity
  UNION ALL SELECT 'ROLE ' || rolname FROM pg_roles WHERE oid >= ${FIRST_OID}
  ORDER BY 1`;
/** Columns whose value comes from a DEFAULT that the reader wrote: not from a sequence, nor NULL. */
const DEFAULTED = `SELECT c.relname, a.attname FROM pg_attrdef AS d
  JOIN pg_class AS c ON c.oid = d.adrelid
  JOIN pg_attribute AS a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
  WHERE c.relnamespace = 'public'::regnamespace AND pg_get_expr(d.adbin, d.adrelid) !~ '^(?:nextval\\(|NULL\\y)'`;

/**
 * What every role of the reader, and PUBLIC, may do, by whatever way it came to it: privileges on tables by column,
 * memberships, attributes, the schema, the database and default privileges. A privilege on all columns also has a row
 * without a column.
 */
const RIGHTS = `WITH roles AS (
    SELECT 'public' AS role, 'PUBLIC' AS shown
    UNION ALL SELECT rolname, quote_ident(rolname) FROM pg_roles WHERE oid >= ${FIRST_OID}
  ), options (option) AS (VALUES (''), (' WITH GRANT OPTION')
  ), relations AS (
    SELECT oid, quote_ident(relname) AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
  ), by_column AS (
    SELECT privilege, 'ON ' || name || ' TO ' || shown || option AS scope, attname, attnum,
           has_column_privilege(role, r.oid, attnum, privilege || option) AS is_held
    FROM roles CROSS JOIN options CROSS JOIN relations AS r
    JOIN pg_attribute ON attrelid = r.oid AND attnum > 0 AND NOT attisdropped
    CROSS JOIN (VALUES ('SELECT'), ('INSERT'), ('UPDATE'), ('REFERENCES')) AS p (privilege)
  ), attributes AS (
    SELECT shown, attribute FROM pg_roles JOIN roles ON role = rolname
    CROSS JOIN LATERAL (VALUES ('SUPERUSER', rolsuper), ('CREATEROLE', rolcreaterole), ('CREATEDB', rolcreatedb),
      ('LOGIN', rolcanlogin), ('REPLICATION', rolreplication), ('BYPASSRLS', rolbypassrls)) AS a (attribute, is_set)
    WHERE is_set
  ), memberships AS (
    SELECT quote_ident(rolname) AS granted, shown, option FROM roles JOIN pg_roles ON rolname <> role
    CROSS JOIN (VALUES ('USAGE', 'INHERIT'), ('SET', 'SET'), ('MEMBER WITH ADMIN OPTION', 'ADMIN')) AS o (way, option)
    WHERE role <> 'public' AND pg_has_role(role, rolname, way)
  )
  SELECT 1, attribute AS privilege, 'FOR ROLE ' || shown AS scope, NULL, 0 FROM attributes
  UNION ALL SELECT 2, granted, 'TO ' || shown || ' WITH ' || option || ' TRUE', NULL, 0 FROM memberships
  UNION ALL SELECT 3, privilege, scope, attname, attnum FROM by_column WHERE is_held
  UNION ALL SELECT 3, privilege, scope, NULL, 0 FROM by_column GROUP BY privilege, scope HAVING bool_and(is_held)
  UNION ALL SELECT 4, privilege, 'ON ' || name || ' TO ' || shown || option, NULL, 0
    FROM roles CROSS JOIN options CROSS JOIN relations AS r
    CROSS JOIN (VALUES ('DELETE'), ('TRUNCATE'), ('TRIGGER'), ('MAINTAIN')) AS p (privilege)
    WHERE has_table_privilege(role, r.oid, privilege || option)
  UNION ALL SELECT 5, privilege, 'ON SCHEMA public TO ' || shown || option, NULL, 0
    FROM roles CROSS JOIN options CROSS JOIN (VALUES ('CREATE'), ('USAGE')) AS p (privilege)
    WHERE has_schema_privilege(role, 'public', privilege || option)
  UNION ALL SELECT 6, privilege, 'ON DATABASE TO ' || shown || option, NULL, 0
    FROM roles CROSS JOIN options CROSS JOIN (VALUES ('CREATE'), ('TEMPORARY'), ('CONNECT')) AS p (privilege)
    WHERE has_database_privilege(role, current_database(), privilege || option)
  UNION ALL SELECT 7, privilege_type, 'BY DEFAULT TO ' || CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END, NULL, 0
    FROM pg_default_acl CROSS JOIN aclexplode(defaclacl) WHERE grantee = 0 OR grantee >= ${FIRST_OID}
  ORDER BY 1, 3, 2, 5`;

/** Reads every table of the reader's schema as the session sees it, uncommitted changes included. */
export async function readPostgresState(execute: SqlEngine['execute']): Promise<DatabaseState> {
  /** Returns the rows of one of our own queries. */
  const rows = async (sql: string): Promise<readonly SqlRow[]> => {
    const execution = await execute(sql, { maxRows: STATE_ROWS });
    if (!execution.ok) throw new Error(`PostgreSQL refused "${sql}": ${execution.error.message}`);
    return execution.results[0]?.rows ?? [];
  };
  const texts = async (sql: string): Promise<string[]> => (await rows(sql)).map(([value]) => String(value));
  const defaults = await rows(DEFAULTED);
  const tables = [];
  for (const name of await texts(TABLE_NAMES)) {
    const { results } = await execute(`SELECT * FROM public."${name.replaceAll('"', '""')}"`, { maxRows: STATE_ROWS });
    const [result] = results;
    const types = (result?.types ?? []).map((type) => type ?? '');
    const defaulted = defaults.filter(([table]) => table === name).map(([, column]) => String(column));
    if (result) tables.push({ name, columns: result.columns, types, defaulted, rows: result.rows });
  }
  const rights = (await rows(RIGHTS)).map(([, privilege, scope, column]) => ({
    privilege: String(privilege),
    scope: String(scope),
    ...(column !== null && { column: String(column) }),
  }));
  return { tables, others: await texts(OTHER_NAMES), rights };
}
