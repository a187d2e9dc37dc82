import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';
import { useQueryString } from '@docusaurus/theme-common';
import styles from './styles.module.css';

interface Props {
  id: string;
  children: ReactNode;
}

/** Keeps the lesson usable when a simulator fails, and offers to go back to the lesson's example. */
export function SimulatorBoundary({ id, children }: Props): ReactNode {
  const [, setQuery] = useQueryString(id);
  return (
    <ErrorBoundary
      fallback={({ error, tryAgain }) => (
        <div className={styles.frame} role="alert">
          <p className={styles.note}>
            <Translate id="simulators.SimulatorBoundary.failed" description="Shown when a simulator fails">
              Mô phỏng này gặp lỗi.
            </Translate>{' '}
            <code>{error.message}</code>
          </p>
          <button
            type="button"
            className={styles.option}
            onClick={() => {
              setQuery('');
              tryAgain();
            }}
          >
            <Translate
              id="simulators.SimulatorBoundary.again"
              description="Button: start the simulator again with its example"
            >
              Mở lại ví dụ mẫu
            </Translate>
          </button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
