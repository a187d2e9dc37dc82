import type { ReactNode } from 'react';
import totals from '@generated/transaction-schedules/default/totals.json';
import Translate, { translate } from '@docusaurus/Translate';
import type { DeadlockCount } from '../core/totals';
import { LEVEL_NAMES, type Engine, type IsolationLevel } from '../core/types';
import { RecordedTable } from '../RecordedTable';
import { ENGINE_NAMES, levelName, titleOf } from '../TransactionSchedule/texts';
import styles from './styles.module.css';

type Count = DeadlockCount['counts']['mysql']['serializable'];

interface Column {
  readonly engine: Engine;
  readonly levels: readonly IsolationLevel[];
}

/** MySQL locks gaps and scanned rows only at the levels of the second column. */
const COLUMNS: readonly Column[] = [
  { engine: 'mysql', levels: ['read uncommitted', 'read committed'] },
  { engine: 'mysql', levels: ['repeatable read', 'serializable'] },
  { engine: 'postgres', levels: LEVEL_NAMES },
];

/** For each pair of programs: how many orders of their statements have a deadlock. Counted when the site is built. */
export function RecordedDeadlocks(): ReactNode {
  return (
    <RecordedTable
      label={translate({
        id: 'simulators.RecordedDeadlocks.label',
        message: 'Số lịch có deadlock của từng cặp chương trình',
        description: 'Name of a table',
      })}
    >
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
          {COLUMNS.map((column, index) => (
            <th key={index} scope="col">
              <Head {...column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {totals.deadlocks.map(({ scenario, counts }) => (
          <tr key={scenario}>
            <th scope="row" className={styles.programs}>
              {titleOf(scenario)}
            </th>
            {COLUMNS.map(({ engine, levels }, index) => (
              <td key={index} className={styles.count}>
                <Cell {...sumOf(levels.map((level) => counts[engine][level]))} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </RecordedTable>
  );
}

function Head({ engine, levels }: Column): ReactNode {
  if (levels.length < LEVEL_NAMES.length) return `${ENGINE_NAMES[engine]}, ${levels.map(levelName).join(' + ')}`;
  return (
    <Translate
      id="simulators.RecordedDeadlocks.allLevels"
      description="Head of a column: a server, its four isolation levels together"
      values={{ server: ENGINE_NAMES[engine] }}
    >
      {'{server}, cả bốn mức'}
    </Translate>
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
