import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** The buttons. */
  children: ReactNode;
  /** What the lab does; announced when it changes. */
  status?: ReactNode;
  /** At the end of the bar: choices that run nothing. */
  tools?: ReactNode;
  className?: string | undefined;
}

/** The bar with the buttons of a lab and its status. */
export function LabBar({ children, status, tools, className }: Props): ReactNode {
  return (
    <div className={clsx(styles.bar, className)}>
      {children}
      {status !== undefined && (
        <span className={styles.status} role="status">
          {status}
        </span>
      )}
      {tools && <span className={styles.tools}>{tools}</span>}
    </div>
  );
}

/** The status while something runs. */
export function Running(): ReactNode {
  return (
    <Translate id="labKit.LabBar.running" description="Status while the code in a lab runs">
      Đang chạy…
    </Translate>
  );
}
