import clsx from 'clsx';
import { truthName, type Truth } from '../../relation/core/types';
import { sheet } from '../../shared/Sheet';
import type { StepRow } from '../../shared/StepTable';
import type { Tally } from '../core/tally';
import type { JoinStep } from '../core/types';
import styles from './grid.module.css';

/**
 * The result for a pair, or for a row without a partner: a sign, and the same in words for screen readers.
 *
 * @param step - what decided this pair; undefined before that step, and where there is nothing to decide
 */
export function pairCell(
  step: JoinStep | undefined,
  isNow: boolean,
  verdicts: Tally['verdicts'],
): StepRow['cells'][number] {
  const result = step && step.kind !== 'start' ? step.result : null;
  const isDropped = result !== null && verdicts.has(result) && verdicts.get(result) !== true;
  const truth = truthOfStep(step);
  return {
    content: truth !== undefined && (
      <>
        <span aria-hidden="true">{truth === true ? '✓' : truth === false ? '·' : '?'}</span>
        <span className={sheet.quiet}>{truthName(truth)}</span>
      </>
    ),
    className: clsx(
      styles.pairCell,
      result !== null && styles.joined,
      isDropped && styles.dropped,
      isNow && styles.nowCell,
    ),
    isCurrent: isNow,
  };
}

/** A row that an outer join fills up with NULLs is kept, so it has the tick of a kept pair. */
function truthOfStep(step: JoinStep | undefined): Truth | undefined {
  if (step?.kind === 'pair') return step.truth;
  return step?.kind === 'unmatched' && step.result !== null ? true : undefined;
}
