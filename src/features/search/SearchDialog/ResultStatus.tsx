import { useSyncExternalStore, type ReactNode } from 'react';
import { useCountedText } from '../useCountedText';
import type { ResultObserver } from './observeResults';
import styles from './styles.module.css';

interface Props {
  results: ResultObserver;
  /** Something else than results is shown. */
  isSilent: boolean;
}

/** Tells a screen reader what came of the query. */
export function ResultStatus({ results, isSilent }: Props): ReactNode {
  const last = useSyncExternalStore(results.subscribe, results.getLast);
  const countedText = useCountedText();
  return (
    <p className={styles.status} role="status">
      {last && !isSilent && countedText(last.count, last.query)}
    </p>
  );
}
