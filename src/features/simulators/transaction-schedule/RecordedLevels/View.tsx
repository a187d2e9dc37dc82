import type { ReactNode } from 'react';
import totals from '@generated/transaction-schedules/default/totals.json';
import Translate, { translate } from '@docusaurus/Translate';
import type { Anomaly } from '../core/anomalies';
import type { LevelTotals } from '../core/totals';
import { ENGINES, LEVEL_NAMES, type IsolationLevel } from '../core/types';
import { anomalyName } from '../TransactionSchedule/anomalyTexts';
import { RecordedTable } from '../RecordedTable';
import { ENGINE_NAMES, levelName } from '../TransactionSchedule/texts';

/** The anomalies that the SQL standard allows at each level. */
const ALLOWED: Readonly<Record<IsolationLevel, readonly Anomaly[]>> = {
  'read uncommitted': ['dirtyRead', 'nonRepeatableRead', 'phantom'],
  'read committed': ['nonRepeatableRead', 'phantom'],
  'repeatable read': ['phantom'],
  serializable: [],
};

/** The four levels: what the standard allows, and what two servers did. The counts are made when the site is built. */
export function RecordedLevels(): ReactNode {
  return (
    <RecordedTable
      label={translate({
        id: 'simulators.RecordedLevels.label',
        message: 'Bốn mức cô lập: chuẩn và bản ghi',
        description: 'Name of the table of isolation levels',
      })}
    >
      <thead>
        <tr>
          <th scope="col">
            <Translate id="simulators.RecordedLevels.level" description="Head of a column: isolation level">
              Mức
            </Translate>
          </th>
          <th scope="col">
            <Translate id="simulators.RecordedLevels.standard" description="Head: what the SQL standard allows">
              Chuẩn SQL cho phép
            </Translate>
          </th>
          {ENGINES.map((engine) => (
            <th key={engine} scope="col">
              {ENGINE_NAMES[engine]} {totals.versions[engine]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LEVEL_NAMES.map((level) => (
          <tr key={level}>
            <th scope="row">{levelName(level)}</th>
            <td>{ALLOWED[level].length > 0 ? ALLOWED[level].map(anomalyName).join(', ') : nothing()}</td>
            {ENGINES.map((engine) => (
              <td key={engine}>
                <Cell totals={totals.levels[level][engine]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </RecordedTable>
  );
}

function nothing(): string {
  return translate({
    id: 'simulators.RecordedLevels.nothing',
    message: 'không bất thường nào',
    description: 'No anomaly at this level',
  });
}

function Cell({ totals: { anomalies, schedules, refused } }: { totals: LevelTotals }): ReactNode {
  return (
    <>
      {anomalies.length > 0
        ? anomalies
            .map(({ anomaly, schedules: all, withGoal }) => `${anomalyName(anomaly)} ${withGoal}/${all}`)
            .join(', ')
        : nothing()}
      {refused > 0 && (
        <span>
          <Translate
            id="simulators.RecordedLevels.refused"
            description="In how many schedules the server rolled a transaction back"
            values={{ refused, schedules }}
          >
            {'; hủy giao dịch ở {refused}/{schedules} lịch'}
          </Translate>
        </span>
      )}
    </>
  );
}
