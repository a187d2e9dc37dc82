import type { ReactNode } from 'react';
import totals from '@generated/transaction-schedules/default/totals.json';
import Translate, { translate } from '@docusaurus/Translate';
import type { DeadlockCount } from '../core/totals';
import { LEVEL_NAMES } from '../core/types';
import { ENGINE_NAMES, levelName, titleOf } from '../TransactionSchedule/texts';
import styles from './styles.module.css';

type Count = DeadlockCount['counts']['mysql']['serializable'];

/** For each pair of programs: how many orders of their statements have a deadlock. Counted when the site is built. */
export function RecordedDeadlocks(): ReactNode {
  return (
    <div
      className={styles.scroller}
      role="group"
      tabIndex={0}
      aria-label={translate({
        id: 'simulators.RecordedDeadlocks.label',
        message: 'Số lịch có deadlock của từng cặp chương trình',
        description: 'Name of a table',
      })}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Translate
                id="simulators.RecordedDeadlocks.programs"
                description="Head of a column: what the two sessions do"
              >
                Hai chương trình
              </Translate>
            </th>
            {LEVEL_NAMES.map((level) => (
              <th key={level} scope="col">
                {ENGINE_NAMES.mysql} {levelName(level)}
              </th>
            ))}
            <th scope="col">
              <Translate
                id="simulators.RecordedDeadlocks.allLevels"
                description="Head of a column: a server, its four isolation levels together"
                values={{ server: ENGINE_NAMES.postgres }}
              >
                {'{server}, cả bốn mức'}
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {totals.deadlocks.map(({ scenario, counts: { mysql, postgres } }) => (
            <tr key={scenario}>
              <th scope="row">{titleOf(scenario)}</th>
              {LEVEL_NAMES.map((level) => (
                <td key={level}>
                  <Cell {...mysql[level]} />
                </td>
              ))}
              <td>
                <Cell {...sumOf(Object.values(postgres))} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sumOf(counts: readonly Count[]): Count {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  return { schedules: sum('schedules'), withGoal: sum('withGoal') };
}

function Cell({ schedules, withGoal }: Count): ReactNode {
  return withGoal > 0 ? (
    <strong>
      {withGoal}/{schedules}
    </strong>
  ) : (
    <>0/{schedules}</>
  );
}
