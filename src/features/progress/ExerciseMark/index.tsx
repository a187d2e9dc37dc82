import type { ReactNode } from 'react';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import { dayOf, isCredible } from '../core/calendar';
import type { Instant } from '../core/types';
import styles from './styles.module.css';

interface Props {
  solvedAt: Instant | undefined;
  /** Whether the solution was opened before the exercise was solved. */
  isShown: boolean;
}

/** The year is left out where it is the current one. */
function useDayFormat(): (moment: Date) => string {
  const short = useDateTimeFormat({ day: 'numeric', month: 'numeric' });
  const long = useDateTimeFormat({ day: 'numeric', month: 'numeric', year: 'numeric' });
  return (moment) => (moment.getFullYear() === new Date().getFullYear() ? short : long).format(moment);
}

/** The reader's progress on an exercise, a solved one with a stamp; nothing before the first attempt. */
export function ExerciseMark({ solvedAt, isShown }: Props): ReactNode {
  const day = useDayFormat();
  if (solvedAt === undefined) {
    return isShown ? (
      <span className={styles.shown}>
        <Translate id="progress.ExerciseMark.shown" description="Mark of an exercise whose solution was shown">
          Đã xem lời giải
        </Translate>
      </span>
    ) : null;
  }
  return (
    <span className={styles.solved}>
      {/* The day may be another at the next drawing. */}
      {/* oxlint-disable-next-line react/purity */}
      {isCredible(solvedAt, dayOf(new Date())) ? (
        <Translate
          id="progress.ExerciseMark.solved"
          description="Mark of an exercise that was solved on this device"
          values={{ day: <time dateTime={solvedAt}>{day(new Date(solvedAt))}</time> }}
        >
          {'Đã giải {day}'}
        </Translate>
      ) : (
        <Translate
          id="progress.ExerciseMark.solvedUndated"
          description="Mark of an exercise that was solved while the clock of the device was wrong"
        >
          Đã giải
        </Translate>
      )}
    </span>
  );
}
