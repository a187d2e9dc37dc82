import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock/View';
import type { ComparedRow, NaiveView } from '../core/problemView';
import { formatValue } from '../core/sqlValue';
import { SqlLab } from '../SqlLab/View';
import { ShownTables } from '../ShownTables';
import { StaticTable } from '../StaticTable';
import styles from './styles.module.css';

/**
 * The naive answer on the dataset that refutes it: the rows, the answer (which can be edited and run), and its errors.
 */
export function SqlNaive({ view: { dataset, blocks, columns, rows } }: { readonly view: NaiveView }): ReactNode {
  return (
    <div className={styles.naive}>
      <p className={styles.title}>{dataset.title}</p>
      <ShownTables tables={dataset.tables} />
      {blocks.map(({ id, code }) => (
        <CodeBlock key={id} language="sql">
          {code}
        </CodeBlock>
      ))}
      <details className={styles.answer}>
        <summary>
          <Translate
            id="sqlLab.SqlNaive.show"
            description="Summary: shows what the naive answer returns, after a guess"
          >
            Đoán xong, xem kết quả
          </Translate>
        </summary>
        {blocks.map((block) => (
          <SqlLab key={block.id} id={block.id} block={block} />
        ))}
        <Compared id={`${dataset.id}-compared`} columns={columns} rows={rows} />
      </details>
    </div>
  );
}

interface ComparedProps extends Pick<NaiveView, 'columns' | 'rows'> {
  /** Id of the table's title. */
  readonly id: string;
}

/** Every row of the correct and of the naive answer, with the answers it occurs in. */
function Compared({ id, columns, rows }: ComparedProps): ReactNode {
  return (
    <StaticTable labelledBy={id}>
      <caption id={id}>
        <Translate
          id="sqlLab.SqlNaive.compared"
          description="Title of the rows of the right answer beside those of the naive one"
        >
          So với kết quả đúng
        </Translate>
      </caption>
      <thead>
        <tr>
          {columns.map((name, index) => (
            <th key={index} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">
            <Translate id="sqlLab.SqlNaive.presence" description="Column: whether the naive answer has a row">
              Cách ngây thơ
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, presence }, index) => (
          <tr key={index} className={clsx(styles[presence])}>
            {row.map((value, column) => (
              <td key={column}>{value === null ? 'NULL' : formatValue(value)}</td>
            ))}
            <td>
              <PresenceMark presence={presence} />
            </td>
          </tr>
        ))}
      </tbody>
    </StaticTable>
  );
}

function PresenceMark({ presence }: Pick<ComparedRow, 'presence'>): ReactNode {
  switch (presence) {
    case 'both':
      return (
        <Translate id="sqlLab.SqlNaive.both" description="The naive answer has this row, and it should">
          ✓ có
        </Translate>
      );
    case 'missing':
      return (
        <Translate id="sqlLab.SqlNaive.missing" description="The naive answer lacks this row of the right answer">
          ✗ thiếu
        </Translate>
      );
    case 'extra':
      return (
        <Translate id="sqlLab.SqlNaive.extra" description="The naive answer has this row, and it should not">
          ✗ thừa
        </Translate>
      );
  }
}
