import type { ReactNode } from 'react';
import clsx from 'clsx';
import { CellText } from '../RelationTable';
import type { Row, Truth } from '../core/types';
import { formatLiteral, truthName } from '../core/types';
import type { ParsedExpression } from '../core/expression';
import { substitute } from '../core/substitute';
import type { CallValue } from '../core/evaluate';
import styles from './styles.module.css';

/** TRUE, FALSE or NULL, in the colours of good, bad and unknown. */
export function Verdict({ truth }: { truth: Truth }): ReactNode {
  const tone = truth === null ? styles.unknown : truth ? styles.good : styles.bad;
  return <span className={clsx(styles.verdict, tone)}>{truthName(truth)}</span>;
}

interface ConditionProps {
  condition: ParsedExpression;
  row: Row;
  truth: Truth;
  callValue?: CallValue;
}

/** A condition with the row's values filled in, and its truth value. */
export function ConditionValues({ condition, row, truth, callValue }: ConditionProps): ReactNode {
  return (
    <>
      <code translate="no" className={styles.condition}>
        {substitute(condition, row, callValue).map((piece, index) =>
          piece.kind === 'written' ? (
            piece.text
          ) : (
            <b key={index} title={piece.text}>
              {piece.value === null || typeof piece.value === 'number' ? (
                <CellText cell={piece.value} />
              ) : (
                formatLiteral(piece.value)
              )}
            </b>
          ),
        )}
      </code>{' '}
      <Verdict truth={truth} />
    </>
  );
}
