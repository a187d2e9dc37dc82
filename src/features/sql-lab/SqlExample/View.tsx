import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { ExampleView } from '../core/problemView';
import { ResultTable } from '../ResultTable';
import { ShownTables } from '../ShownTables';
import styles from './styles.module.css';

export interface SqlExampleProps {
  readonly view: ExampleView;
}

/** The tables of a problem with the rows of its example, and what a right answer returns on them. */
export function SqlExample({ view: { tables, expected } }: SqlExampleProps): ReactNode {
  return (
    <div className={styles.example}>
      <ShownTables tables={tables} />
      <p className={styles.title}>
        <Translate id="sqlLab.SqlExample.expected" description="Title of what a right answer returns on the example">
          Kết quả cần có
        </Translate>
      </p>
      <ResultTable result={expected} />
    </div>
  );
}
