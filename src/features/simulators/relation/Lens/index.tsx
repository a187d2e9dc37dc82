import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Whether the sentence about the step says the same, so that screen readers pass over the lens. */
  isSaid?: boolean;
  className?: string;
  children?: ReactNode;
}

/** The current computation, with the values that it takes from the rows. */
export function Lens({ isSaid, className, children }: Props): ReactNode {
  return (
    <div className={clsx(styles.lens, className)} aria-hidden={isSaid}>
      {children}
    </div>
  );
}
