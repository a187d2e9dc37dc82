import type { ReactNode } from 'react';
import type { SimulatorParts } from '.';
import styles from './styles.module.css';

/** The end of a run with all its steps, on paper and without scripts. */
export function Finished({ figure, status, results }: SimulatorParts): ReactNode {
  return (
    <div className={styles.finished} data-finished>
      <div className={styles.stage}>{figure}</div>
      <p className={styles.status}>{status}</p>
      {results && <div className={styles.results}>{results}</div>}
    </div>
  );
}
