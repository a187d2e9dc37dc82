import { useRef, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useQueryString } from '@docusaurus/theme-common';
import { Restarting } from 'light-pages/islands/Restarting';
import styles from './styles.module.css';

interface Props {
  id: string;
  children: ReactNode;
}

/** Keeps the lesson usable when a simulator fails again and again, and offers to go back to the lesson's example. */
export function SimulatorBoundary({ id, children }: Props): ReactNode {
  const [, setQuery] = useQueryString(id);
  const element = useRef<HTMLDivElement>(null);
  return (
    <div ref={element}>
      <Restarting
        element={() => element.current}
        fallback={({ error, tryAgain }) => (
          <div className={styles.frame} role="alert">
            <p className={styles.note}>
              <Translate id="simulators.SimulatorBoundary.failed" description="Shown when a simulator fails">
                Mô phỏng này gặp lỗi.
              </Translate>{' '}
              <code translate="no">{error.message}</code>
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
      </Restarting>
    </div>
  );
}
