import { useId, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { ActionButton } from '../../shared/fields';
import type { Tally } from '../core/tally';
import { ENGINES, LEVEL_NAMES } from '../core/types';
import { ENGINE_NAMES, levelName } from './texts';
import styles from './styles.module.css';

/** How many schedules of each level end with the anomaly; collapsed at first, because it answers the exercises. */
export function Summary({ tally }: { tally: Tally }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <ActionButton opens={{ id, isOpen }} onClick={() => setOpen(!isOpen)}>
        {isOpen
          ? translate({
              id: 'simulators.TransactionSchedule.hideSummary',
              message: 'Ẩn bảng tổng kết',
              description: 'Button: hide the counts of all schedules',
            })
          : translate({
              id: 'simulators.TransactionSchedule.showSummary',
              message: 'Xem tổng kết mọi lịch (có đáp án)',
              description: 'Button: show the counts of all schedules',
            })}
      </ActionButton>
      <div id={id} className={styles.summary} data-open={isOpen}>
        <table className={styles.counts}>
          <caption>
            <Translate id="simulators.TransactionSchedule.summary" description="Caption of the table of counts">
              Số lịch có bất thường ở bài tập trên / tổng số lịch; số lịch mà máy chủ hủy một giao dịch
            </Translate>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="simulators.TransactionSchedule.level" description="Label: isolation level">
                  Mức cô lập
                </Translate>
              </th>
              {ENGINES.map((engine) => (
                <th key={engine} scope="col">
                  {ENGINE_NAMES[engine]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LEVEL_NAMES.map((level) => (
              <tr key={level}>
                <th scope="row">{levelName(level)}</th>
                {ENGINES.map((engine) => {
                  const { schedules, withGoal, refused } = tally[engine][level];
                  return (
                    <td key={engine}>
                      <Translate
                        id="simulators.TransactionSchedule.counts"
                        description="Schedules with the anomaly, and schedules in which the server rolled back"
                        values={{ bad: withGoal, count: schedules, refused }}
                      >
                        {'{bad}/{count}; hủy: {refused}'}
                      </Translate>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
