import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { StepTable } from '../../shared/StepTable';
import type { RecordedScenario, ScheduleEvent, ScheduleStep } from '../core/types';
import { hasWaited } from './describeStep';
import { outcomeText, sessionName, statementOf } from './texts';
import styles from './styles.module.css';

const SESSIONS = ['a', 'b'] as const;

interface Props {
  recorded: RecordedScenario;
  steps: readonly ScheduleStep[];
  shown: number;
}

/** The statements of both sessions and the server's answers, one row per pick; the first `shown` rows are visible. */
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
      own={{ table: styles.timeline }}
      first="cell"
      columns={SESSIONS.map((session) => ({ head: sessionName(session) }))}
      rows={steps.map((step, index) => ({
        isNow: index === shown - 1,
        className: clsx(index >= shown && styles.unseen, index === shown - 1 && styles.latest),
        cells: SESSIONS.map((session) =>
          step.events
            .filter((event) => event.session === session)
            .map((event, eventIndex) => (
              <EventText key={eventIndex} recorded={recorded} events={events} event={event} />
            )),
        ),
      }))}
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
