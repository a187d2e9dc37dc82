import type { ReactNode } from 'react';
import { Lens } from '../../relation/Lens';
import { Verdict, ConditionValues } from '../../relation/Verdict';
import type { JoinInput, JoinStep, JoinTrace } from '../core/types';
import type { Names } from './names';
import styles from './styles.module.css';

interface Props {
  step: JoinStep | undefined;
  trace: JoinTrace;
  input: JoinInput;
  names: Names;
}

/** The current comparison: the two rows, and the condition with their values filled in. */
export function PairLens({ step, trace, input, names }: Props): ReactNode {
  return (
    <Lens isSaid className={styles.lens}>
      {lensOf(step, trace, input, names)}
    </Lens>
  );
}

function lensOf(
  step: JoinStep | undefined,
  { result: { on, where, rows } }: JoinTrace,
  { left, right }: JoinInput,
  names: Names,
): ReactNode {
  switch (step?.kind) {
    case 'pair': {
      const cells = [...(left.rows[step.left] ?? []), ...(right.rows[step.right] ?? [])];
      return (
        <>
          <Pair left={names.row('left', step.left)} right={names.row('right', step.right)} />
          {on && (
            <span>
              <ConditionValues condition={on} row={cells} truth={step.truth} />
            </span>
          )}
        </>
      );
    }
    case 'unmatched': {
      const row = names.row(step.side, step.row);
      const filled = step.result === null ? '∅' : 'NULL';
      return step.side === 'left' ? <Pair left={row} right={filled} /> : <Pair left={filled} right={row} />;
    }
    case 'filter':
      return (
        <>
          <span className={styles.pair}>#{step.result + 1}</span>
          <span>
            {where ? (
              <ConditionValues condition={where} row={rows[step.result]?.cells ?? []} truth={step.truth} />
            ) : (
              <Verdict truth={step.truth} />
            )}
          </span>
        </>
      );
    default:
      return (
        <span className={styles.pair}>
          <span className={styles.left}>{left.rows.length}</span> ×{' '}
          <span className={styles.right}>{right.rows.length}</span> = {left.rows.length * right.rows.length}
        </span>
      );
  }
}

function Pair({ left, right }: { left: string; right: string }): ReactNode {
  return (
    <span className={styles.pair}>
      <span className={styles.left}>{left}</span> + <span className={styles.right}>{right}</span>
    </span>
  );
}
