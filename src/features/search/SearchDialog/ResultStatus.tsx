import type { ReactNode } from 'react';
import { useCountedText } from '../useCountedText';
import type { LastResult } from './observeResults';
import styles from './styles.module.css';

/** Tells a screen reader what came of the query. */
export function ResultStatus({ last }: { last: LastResult | undefined }): ReactNode {
  const countedText = useCountedText();
  return (
    <p className={styles.status} role="status">
      {last && countedText(last.count, last.query)}
    </p>
  );
}
