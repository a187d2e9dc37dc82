import type { ReactNode } from 'react';
import { RunCaption } from '../SqlLab/RunCaption';
import type { SqlRun } from '../useSqlRun';
import styles from './styles.module.css';

interface Props {
  run: SqlRun;
  onConsent: () => void;
}

/** The status of the run, announced to screen readers as it changes. */
export function RunStatus(props: Props): ReactNode {
  return (
    <span className={styles.caption} role="status">
      <RunCaption {...props} />
    </span>
  );
}
