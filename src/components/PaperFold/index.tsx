import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  summary: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A folded part of a page: a native element, so that it opens without JavaScript. On paper it is open. */
export function PaperFold({ summary, className, children }: Props): ReactNode {
  return (
    <details className={clsx(styles.fold, className)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
