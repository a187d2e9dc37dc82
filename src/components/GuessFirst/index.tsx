import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { PaperFold } from '../PaperFold';
import styles from './styles.module.css';

interface Props {
  /** What is folded. */
  of?: 'result' | 'plan';
  /** Where it comes from; this may tell something of it, so it is folded too. */
  origin?: ReactNode;
  children: ReactNode;
}

/** A result that waits for the reader's guess: a native element, so that it opens without JavaScript and in print. */
export function GuessFirst({ of = 'result', origin, children }: Props): ReactNode {
  return (
    <PaperFold
      className={styles.guess}
      summary={
        of === 'plan' ? (
          <Translate id="components.GuessFirst.plan" description="Opens a query plan that waits for the reader's guess">
            Xem kế hoạch thực thi
          </Translate>
        ) : (
          <Translate id="components.GuessFirst.result" description="Opens a result that waits for the reader's guess">
            Xem kết quả
          </Translate>
        )
      }
    >
      {origin && <p className={styles.origin}>{origin}</p>}
      {children}
    </PaperFold>
  );
}

/** The status of a lab whose result waits for the reader's guess. */
export function GuessCaption(): ReactNode {
  return (
    <Translate id="components.GuessFirst.caption" description="Beside Run, above a result that is folded at first">
      Đoán trước khi xem kết quả
    </Translate>
  );
}
