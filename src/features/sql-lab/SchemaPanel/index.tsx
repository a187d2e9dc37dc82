import { useId, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import schemas from '@generated/sql-assets/default/schemas.json';
import { usedTables } from '../core/statements/usedTables';
import type { EngineName } from '../core/types';
import { Downloads } from './Downloads';
import { ErFigure } from './ErFigure';
import { TableDetails } from './TableDetails';
import { useBilingual } from './useBilingual';
import styles from './styles.module.css';

interface Props {
  dataset: string;
  /** The engine whose types are shown. */
  engine: EngineName;
  /** The query whose tables are highlighted. */
  sql: string;
}

/** The tables of a dataset: their relationships, their columns, some rows, and the files to download. */
export function SchemaPanel({ dataset, engine, sql }: Props): ReactNode {
  const text = useBilingual();
  const titleId = useId();
  const schema = schemas[dataset];
  if (!schema) return null;
  const used = usedTables(
    sql,
    schema.tables.map(({ name }) => name),
  );
  return (
    <div className={styles.panel} role="group" aria-labelledby={titleId}>
      <p className={styles.intro}>
        <strong id={titleId}>
          <code translate="no">{schema.id}</code>
        </strong>{' '}
        {text(schema.description)}{' '}
        <Translate
          id="sqlLab.SchemaPanel.today"
          description="The fixed date that lessons call today"
          values={{ today: <code translate="no">{schema.today}</code> }}
        >
          {'“Hôm nay” trong các bài là {today}.'}
        </Translate>
      </p>
      <ErFigure schema={schema} used={used} />
      <ul
        className={styles.tables}
        aria-label={translate({
          id: 'sqlLab.SchemaPanel.tables',
          message: 'Các bảng',
          description: 'Name of the list of tables of a dataset',
        })}
      >
        {schema.tables.map((table) => (
          <TableDetails key={table.name} table={table} engine={engine} isUsed={used.includes(table.name)} />
        ))}
      </ul>
      <Downloads dataset={dataset} />
    </div>
  );
}
