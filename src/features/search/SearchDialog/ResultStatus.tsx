import { useSyncExternalStore, type ReactNode } from 'react';
import { leftOutText } from '../leftOutText';
import { useCountedText } from '../useCountedText';
import type { ResultObserver } from './observeResults';
import styles from './styles.module.css';

interface Props {
  results: ResultObserver;
}

/** Announces the outcome of the query to screen readers; shows it to all where hits lack a word of the query. */
export function ResultStatus({ results }: Props): ReactNode {
  const last = useSyncExternalStore(results.subscribe, results.getLast);
  const countedText = useCountedText();
  const isPart = last !== undefined && last.count > 0 && last.leftOut.length > 0;
  return (
    <p className={isPart ? styles.leftOut : styles.status} role="status">
      {last && (isPart ? leftOutText(last.leftOut) : countedText(last.count, last.query))}
    </p>
  );
}
