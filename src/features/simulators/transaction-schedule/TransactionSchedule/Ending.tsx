import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Anomaly } from '../core/anomalies';
import type { RecordedScenario, ScheduleEvent, ScheduleNode } from '../core/types';
import { anomalyText } from './anomalyTexts';
import styles from './styles.module.css';

interface Props {
  recorded: RecordedScenario;
  events: readonly ScheduleEvent[];
  left: ScheduleNode['left'];
  /** The anomalies of the run; null while a session can still go on. */
  anomalies: readonly Anomaly[] | null;
}

/** The final rows once both sessions have ended, and the anomalies on the way. */
export function Ending({ recorded, events, left, anomalies }: Props): ReactNode {
  if (!anomalies)
    return (
      <p className={styles.text}>
        <Translate
          id="simulators.TransactionSchedule.unfinished"
          description="Shown where the picks do not reach the end"
        >
          Hai phiên chưa kết thúc: hãy chọn lệnh tiếp theo.
        </Translate>
      </p>
    );
  const isRefused = events.some(({ outcome }) => outcome === 'failed');
  return (
    <div className={styles.ending}>
      <table className={styles.left}>
        <caption>
          <Translate id="simulators.TransactionSchedule.left" description="Caption: what both sessions have left">
            Sau khi cả hai kết thúc
          </Translate>
        </caption>
        <tbody>
          {recorded.check.map((query, index) => (
            <tr key={query}>
              <th scope="row">
                <code translate="no">{query}</code>
              </th>
              <td>{(left?.[index] ?? []).map((row) => row.map((value) => value ?? 'NULL').join(': ')).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.anomalies}>
        {anomalies.map((anomaly) => (
          <li key={anomaly} className={styles.bad}>
            {anomalyText(anomaly)}
          </li>
        ))}
        {anomalies.length === 0 && (
          <li className={styles.good}>
            {translate({
              id: 'simulators.TransactionSchedule.none',
              message: 'Lịch này không có bất thường nào.',
              description: 'The schedule has no anomaly',
            })}
          </li>
        )}
        {isRefused && (
          <li>
            {translate({
              id: 'simulators.TransactionSchedule.retry',
              message: 'Máy chủ đã hủy một giao dịch: chương trình phải chạy lại cả giao dịch đó từ đầu.',
              description: 'The server has rolled a session back: what the program must do',
            })}
          </li>
        )}
      </ul>
    </div>
  );
}
