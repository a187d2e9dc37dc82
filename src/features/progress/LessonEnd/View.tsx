import type { ReactNode } from 'react';
import clsx from 'clsx';
import { usePluralForm } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import Translate, { translate } from '@docusaurus/Translate';
import { dayOf, isCredible } from '../core/calendar';
import { ProgressNotice } from '../ProgressNotice';
import { useLessonProgress, useSolvedCount } from '../useProgress';
import styles from './styles.module.css';

interface Props {
  /** Document id of the lesson. */
  id: string;
  /** Ids of its exercises. */
  exercises: readonly string[];
}

/** The end of a lesson, where the reader marks it as read; suggests doing so once all exercises are solved. */
export function LessonEnd({ id, exercises }: Props): ReactNode {
  const { readAt, markRead, markUnread } = useLessonProgress(id);
  const solved = useSolvedCount(exercises);
  const isSuggested = readAt === undefined && exercises.length > 0 && solved === exercises.length;
  return (
    <div className={styles.end} data-search="off">
      <div className={clsx(styles.bar, isSuggested && styles.suggested)}>
        <p className={styles.state} role="status">
          {readAt === undefined ? <Solved solved={solved} of={exercises.length} /> : <ReadOn moment={readAt} />}
        </p>
        {readAt === undefined ? (
          <button
            type="button"
            className={clsx('button', isSuggested ? 'button--primary' : 'button--secondary')}
            onClick={markRead}
          >
            <Translate id="progress.LessonEnd.mark" description="Button: mark the lesson as read">
              Đánh dấu đã đọc
            </Translate>
          </button>
        ) : (
          <button type="button" className="button button--secondary" onClick={markUnread}>
            <Translate id="progress.LessonEnd.unmark" description="Button: take the mark of the lesson back">
              Bỏ đánh dấu
            </Translate>
          </button>
        )}
      </div>
      <ProgressNotice />
    </div>
  );
}

function ReadOn({ moment }: { moment: string }): ReactNode {
  const format = useDateTimeFormat({ day: 'numeric', month: 'numeric', year: 'numeric' });
  return (
    <span className={styles.read}>
      {/* The day may be another at the next drawing. */}
      {/* oxlint-disable-next-line react/purity */}
      {isCredible(moment, dayOf(new Date())) ? (
        <Translate
          id="progress.LessonEnd.read"
          description="State of a lesson that is marked as read"
          values={{ day: <time dateTime={moment}>{format.format(new Date(moment))}</time> }}
        >
          {'✓ Đã đọc ngày {day}'}
        </Translate>
      ) : (
        <Translate
          id="progress.LessonEnd.readUndated"
          description="State of a lesson that was marked as read while the clock of the device was wrong"
        >
          ✓ Đã đọc
        </Translate>
      )}
    </span>
  );
}

function Solved({ solved, of: all }: { solved: number; of: number }): ReactNode {
  const { selectMessage } = usePluralForm();
  if (all === 0) {
    return (
      <Translate id="progress.LessonEnd.unread" description="State of a lesson without exercises, not marked as read">
        Bạn đã đọc xong bài này chưa?
      </Translate>
    );
  }
  if (solved === all) {
    return selectMessage(
      all,
      translate(
        {
          id: 'progress.LessonEnd.allSolved',
          message: 'Bạn đã giải cả {count} bài tập. Đánh dấu bài này là đã đọc?',
          description: 'All exercises of a lesson are solved; pluralized',
        },
        { count: all },
      ),
    );
  }
  return translate(
    {
      id: 'progress.LessonEnd.solved',
      message: 'Đã giải {solved}/{count} bài tập của bài này',
      description: 'How many exercises of a lesson are solved',
    },
    { solved, count: all },
  );
}
