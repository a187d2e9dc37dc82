import type { SqlJsStatic } from 'sql.js';
import type { EngineHost, SqlPort } from '../runtime/ports';

const toText = String;
const MOST_ROWS = 500;

/** Makes `db` of a server: a database of its own, filled by the world's script. */
export function createSql(library: SqlJsStatic): (host: EngineHost, script: string | undefined) => SqlPort {
  return (host, script = '') => {
    const database = new library.Database();
    database.run(script);
    return {
      query(sql, parameters = []) {
        const text = toText(sql);
        host.report('query', text);
        const statements = database.iterateStatements(text);
        const { value: statement } = statements.next();
        if (!statement) return [];
        try {
          // Drivers run one statement a call; SQLite itself says where it ends.
          if (statements.getRemainingSQL().trim() !== '') throw new Error('only one statement can be run at a time');
          statement.bind(
            parameters.map((value) => (typeof value === 'number' ? value : value === null ? null : toText(value))),
          );
          const rows: Record<string, unknown>[] = [];
          while (rows.length < MOST_ROWS && statement.step()) rows.push(statement.getAsObject());
          return rows;
        } finally {
          statement.free();
        }
      },
    };
  };
}
