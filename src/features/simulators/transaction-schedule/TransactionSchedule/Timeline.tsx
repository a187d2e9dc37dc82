import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { StepTable } from '../../shared/StepTable';
import type { RecordedScenario, ScheduleEvent, ScheduleStep } from '../core/types';
import { hasWaited } from './describeStep';
import { outcomeText, sessionLetter, statementOf } from './texts';
import styles from './styles.module.css';

interface Props {
  recorded: RecordedScenario;
  steps: readonly ScheduleStep[];
  shown: number;
}

/** The statements of both sessions in one log, each with the server's answer; those of the first `shown` picks are visible. */
export function Timeline({ recorded, steps, shown }: Props): ReactNode {
  const events = steps.flatMap((step) => step.events);
  return (
    <StepTable
      label={translate({
        id: 'simulators.TransactionSchedule.timeline',
        message: 'Các lệnh của hai phiên theo thời gian',
        description: 'Name of the table of statements',
      })}
      at={shown}
      own={{ table: styles.timeline, sheet: styles.log }}
      columns={[
        {
          head: translate({
            id: 'simulators.TransactionSchedule.sessionHead',
            message: 'Phiên',
            description: 'Column: the session that runs a statement',
          }),
        },
        {
          head: translate({
            id: 'simulators.TransactionSchedule.statementHead',
            message: 'Lệnh và câu trả lời của máy chủ',
            description: 'Column: a statement and the answer to it',
          }),
        },
      ]}
      rows={steps.flatMap((step, index) =>
        step.events.map((event) => ({
          isNow: index === shown - 1,
          className: clsx(
            event.session === 'b' && styles.other,
            index >= shown && styles.unseen,
            index === shown - 1 && styles.latest,
          ),
          cells: [
            sessionLetter(event.session),
            <EventText key="event" recorded={recorded} events={events} event={event} />,
          ],
        })),
      )}
    />
  );
}

const OUTCOME_STYLES: Readonly<Record<ScheduleEvent['outcome'], string | undefined>> = {
  done: styles.done,
  waits: styles.waits,
  stopped: styles.stopped,
  failed: styles.failed,
};

function EventText({
  recorded,
  events,
  event,
}: {
  recorded: RecordedScenario;
  events: readonly ScheduleEvent[];
  event: ScheduleEvent;
}): ReactNode {
  const goesOn = hasWaited(events, event);
  return (
    <>
      {!goesOn && (
        <code translate="no" className={styles.statement}>
          {event.step === 0 && 'BEGIN;\n'}
          {statementOf(recorded, events, event.session, event.step)};
        </code>
      )}
      <span className={clsx(styles.outcome, OUTCOME_STYLES[event.outcome])}>
        {goesOn && (
          <span>
            {translate({
              id: 'simulators.TransactionSchedule.goesOn',
              message: 'Hết chờ: ',
              description: 'Before the answer to a statement that has waited; ends in a space',
            })}
          </span>
        )}
        {outcomeText(event)}
      </span>
    </>
  );
}
