import { useId, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { ActionButton } from '../../shared/fields';
import type { RecordedScenario, ScheduleEvent, SessionName, SessionState, SessionStates } from '../core/types';
import { otherOf } from '../core/walk';
import { sessionLetter, sessionName, statementOf } from './texts';
import styles from './styles.module.css';

interface Props {
  recorded: RecordedScenario;
  events: readonly ScheduleEvent[];
  states: SessionStates;
  onPick: (session: SessionName) => void;
  /** Removes the last pick; undefined where there is none. */
  onUndo: (() => void) | undefined;
  onRestart: () => void;
}

/** Buttons that send the next statement of either session. */
export function Picker({ recorded, events, states, onPick, onUndo, onRestart }: Props): ReactNode {
  return (
    <div
      className={styles.picker}
      role="group"
      aria-label={translate({
        id: 'simulators.TransactionSchedule.picker',
        message: 'Chọn lệnh chạy tiếp theo',
        description: 'Name of the group of two buttons',
      })}
    >
      {(['a', 'b'] as const).map((session) => (
        <PickButton key={session} session={session} state={states[session]} onPick={onPick}>
          {statementOf(recorded, events, session, 'step' in states[session] ? states[session].step : 0)}
        </PickButton>
      ))}
      <div className={styles.undo}>
        <ActionButton disabled={!onUndo} onClick={() => onUndo?.()}>
          <Translate id="simulators.TransactionSchedule.undo" description="Button: take the last pick away">
            Bỏ lệnh cuối
          </Translate>
        </ActionButton>
        <ActionButton disabled={!onUndo} onClick={onRestart}>
          <Translate id="simulators.TransactionSchedule.restart" description="Button: begin with no statement run">
            Chạy lại từ đầu
          </Translate>
        </ActionButton>
      </div>
    </div>
  );
}

interface PickButtonProps {
  session: SessionName;
  state: SessionState;
  onPick: (session: SessionName) => void;
  /** The statement. */
  children: string;
}

/** Uses `aria-disabled`, so that a button that cannot be pressed stays in the tab order and its reason can be read. */
function PickButton({ session, state, onPick, children }: PickButtonProps): ReactNode {
  const reasonId = useId();
  const isReady = state.kind === 'ready';
  return (
    <div className={styles.choice}>
      <button
        type="button"
        className={styles.pick}
        aria-disabled={!isReady}
        aria-describedby={isReady ? undefined : reasonId}
        onClick={() => isReady && onPick(session)}
      >
        <strong>{sessionName(session)}</strong>
        {'step' in state && <code translate="no">{children}</code>}
      </button>
      {!isReady && (
        <span id={reasonId} className={styles.reason}>
          {reasonOf(session, state)}
        </span>
      )}
    </div>
  );
}

function reasonOf(session: SessionName, { kind }: SessionState): string {
  if (kind === 'waiting')
    return translate(
      {
        id: 'simulators.TransactionSchedule.reasonWaits',
        message: 'Đang chờ: phiên {other} giữ khóa mà lệnh này cần.',
        description: 'Why a session cannot go on: it waits',
      },
      { other: sessionLetter(otherOf(session)) },
    );
  if (kind === 'stopped')
    return translate({
      id: 'simulators.TransactionSchedule.reasonStopped',
      message: 'Chương trình đã dừng và ROLLBACK.',
      description: 'Why a session cannot go on: its program has given up',
    });
  if (kind === 'failed')
    return translate({
      id: 'simulators.TransactionSchedule.reasonFailed',
      message: 'Máy chủ đã hủy giao dịch này.',
      description: 'Why a session cannot go on: it was rolled back',
    });
  return kind === 'rolledBack'
    ? translate({
        id: 'simulators.TransactionSchedule.reasonRolledBack',
        message: 'Đã ROLLBACK.',
        description: 'Why a session cannot go on: it has rolled back',
      })
    : translate({
        id: 'simulators.TransactionSchedule.reasonCommitted',
        message: 'Đã COMMIT.',
        description: 'Why a session cannot go on: it has committed',
      });
}
