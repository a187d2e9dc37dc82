import { mayChangeDatabase, type Statement } from '../core/statements/splitStatements';

/** What must be restored before the next run: nothing, the reader's schema, or the whole server. */
export type Damage = 'none' | 'schema' | 'server';

const SCHEMA_LOCAL = new Set([
  'INSERT',
  'UPDATE',
  'DELETE',
  'MERGE',
  'TRUNCATE',
  'SELECT',
  'EXPLAIN',
  'ANALYZE',
  ...['TABLE', 'VIEW', 'INDEX', 'SEQUENCE', 'MATERIALIZED', 'TRIGGER'].flatMap((object) => [
    `CREATE ${object}`,
    `ALTER ${object}`,
    `DROP ${object}`,
  ]),
]);

/** Rights on the reader's own objects disappear with the schema, and the reader's roles are dropped after it. */
const RIGHTS = new Set(['CREATE ROLE', 'CREATE USER', 'DROP ROLE', 'CREATE POLICY', 'GRANT', 'REVOKE', 'SET', 'RESET']);
/** Rights on other objects outlive the schema, as do the attributes of the superuser. */
const BEYOND_SCHEMA =
  /\bON\s+(?:DATABASE|FOREIGN|FUNCTION|LANGUAGE|LARGE|PARAMETER|PROCEDURE|ROUTINE|TABLESPACE|TYPE|DOMAIN)\b|information_schema|\bpostgres\b/i;

/** A superuser may delete rows of the catalogs, which resetting the schema does not restore. */
const CATALOG = /\bpg_\w/i;

/** Determines what a statement may damage. Anything not known to stay inside the schema may damage the server. */
export function damageOf(statement: Statement): Damage {
  if (!mayChangeDatabase(statement)) return 'none';
  if (CATALOG.test(statement.sql)) return 'server';
  const isOfRights = RIGHTS.has(statement.command) && !BEYOND_SCHEMA.test(statement.sql);
  return isOfRights || SCHEMA_LOCAL.has(statement.command) ? 'schema' : 'server';
}

export function worse(left: Damage, right: Damage): Damage {
  if (left === 'server' || right === 'server') return 'server';
  return left === 'schema' || right === 'schema' ? 'schema' : 'none';
}

/** Ends everything that the session left open: a transaction, settings, prepared statements, temporary tables. */
export const END_SESSION = 'ROLLBACK; RESET SESSION AUTHORIZATION; DISCARD ALL';

/** The first object id that PostgreSQL assigns to objects created by users. */
const FIRST_OWN_ID = 16384;
/** Fails for roles that still own objects or have rights elsewhere; then a fresh server is needed. */
const DROP_ROLES = `DO $$ DECLARE own name; BEGIN
  FOR own IN SELECT rolname FROM pg_roles WHERE oid >= ${FIRST_OWN_ID} LOOP EXECUTE format('DROP ROLE %I', own); END LOOP;
END $$`;

/** The rights on the schema are those of a new database since PostgreSQL 15. */
export const EMPTY_SCHEMA = `DROP SCHEMA IF EXISTS public CASCADE; ${DROP_ROLES}; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO PUBLIC`;

/** Counts objects that outlive a dropped schema; a count above that of a fresh server means that one is needed. */
export const COUNT_LEFTOVERS = `SELECT (SELECT count(*) FROM pg_authid) + (SELECT count(*) FROM pg_namespace)
  + (SELECT count(*) FROM pg_database) + (SELECT count(*) FROM pg_db_role_setting) + (SELECT count(*) FROM pg_event_trigger)
  + (SELECT count(*) FROM pg_largeobject_metadata) + (SELECT count(*) FROM pg_auth_members) + (SELECT count(*) FROM pg_extension)`;
