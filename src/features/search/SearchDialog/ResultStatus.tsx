import { useSyncExternalStore, type ReactNode } from 'react';
import { useCountedText } from '../useCountedText';
import type { ResultObserver } from './observeResults';
import styles from './styles.module.css';

interface Props {
  results: ResultObserver;
  /** True while something other than results is shown. */
  isSilent: boolean;
}

/** Announces the outcome of the query to screen readers. */
export function ResultStatus({ results, isSilent }: Props): ReactNode {
  const last = useSyncExternalStore(results.subscribe, results.getLast);
  const countedText = useCountedText();
  return (
    <p className={styles.status} role="status">
      {last && !isSilent && countedText(last.count, last.query)}
    </p>
  );
}
