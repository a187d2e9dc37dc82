import type { ReactNode } from 'react';
import totals from '@generated/transaction-schedules/default/totals.json';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';

/** How many schedules were recorded and how they ended. The counts are made when the site is built. */
export function RecordedTotals(): ReactNode {
  const format = useNumberFormat();
  const { scenarios, versions, schedules, anomalous, refused } = totals;
  return (
    <p>
      <Translate
        id="simulators.RecordedTotals.text"
        description="How many schedules of two sessions were recorded on real servers"
        values={{
          scenarios,
          mysql: versions.mysql,
          postgres: versions.postgres,
          schedules: format(schedules),
          anomalous: format(anomalous),
          refused: format(refused),
        }}
      >
        {
          'Bản ghi có {scenarios} kịch bản, chạy trên MySQL {mysql} và PostgreSQL {postgres} ở cả bốn mức: tổng cộng {schedules} lịch. Trong đó, {anomalous} lịch có ít nhất một bất thường, kể cả deadlock; ở {refused} lịch, máy chủ hủy một giao dịch.'
        }
      </Translate>
    </p>
  );
}
