import { useSyncExternalStore, type ReactNode } from 'react';
import { useCountedText } from '../useCountedText';
import type { ResultObserver } from './observeResults';
import styles from './styles.module.css';

interface Props {
  results: ResultObserver;
}

/** Announces the outcome of the query to screen readers. */
export function ResultStatus({ results }: Props): ReactNode {
  const last = useSyncExternalStore(results.subscribe, results.getLast);
  const countedText = useCountedText();
  return (
    <p className={styles.status} role="status">
      {last && countedText(last.count, last.query)}
    </p>
  );
}
