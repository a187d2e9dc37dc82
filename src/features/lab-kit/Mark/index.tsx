import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  isRight: boolean;
  /** Other words than "right" and "wrong". */
  children?: ReactNode;
}

/** Says whether something is right, in the colour for it. */
export function Mark({ isRight, children }: Props): ReactNode {
  return (
    <strong className={isRight ? styles.right : styles.wrong}>{children ?? <RightOrWrong isRight={isRight} />}</strong>
  );
}

function RightOrWrong({ isRight }: { isRight: boolean }): ReactNode {
  return isRight ? (
    <Translate id="labKit.Mark.right" description="Mark of a row or cell in a lab">
      ✓ đúng
    </Translate>
  ) : (
    <Translate id="labKit.Mark.wrong" description="Mark of a row or cell in a lab">
      ✗ sai
    </Translate>
  );
}
