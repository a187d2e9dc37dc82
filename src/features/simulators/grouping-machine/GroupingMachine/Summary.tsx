import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { Totals } from '../../shared/Totals';
import type { GroupingInput, GroupingTrace } from '../core/types';
import layout from '../../relation/layout.module.css';

interface Props {
  input: GroupingInput;
  trace: GroupingTrace;
  shown: number;
}

/** How many rows and groups each clause has left so far. */
export function Summary({ input: { table }, trace: { steps, result }, shown }: Props): ReactNode {
  const passed = steps.slice(0, shown);
  const kept = (clause: 'where' | 'having'): number =>
    passed.filter((step) => step.clause === clause && step.truth === true).length;
  const groups = passed.filter((step) => step.clause === 'groupBy' && step.isNew).length;
  return (
    <>
      <Totals
        items={[
          [
            translate({
              id: 'simulators.GroupingMachine.tableRows',
              message: 'Hàng của bảng',
              description: 'Total: rows of the table',
            }),
            table.rows.length,
          ],
          ...(result.where
            ? ([
                [
                  translate({
                    id: 'simulators.GroupingMachine.keptRows',
                    message: 'Hàng được WHERE giữ',
                    description: 'Total: rows that WHERE has kept',
                  }),
                  kept('where'),
                ],
              ] as const)
            : []),
          [
            translate({
              id: 'simulators.GroupingMachine.openedGroups',
              message: 'Nhóm',
              description: 'Total: groups',
            }),
            groups,
          ],
          ...(result.having
            ? ([
                [
                  translate({
                    id: 'simulators.GroupingMachine.keptGroups',
                    message: 'Nhóm được HAVING giữ',
                    description: 'Total: groups that HAVING has kept',
                  }),
                  kept('having'),
                ],
              ] as const)
            : []),
        ]}
      />
      <p className={layout.meaning}>
        <Translate
          id="simulators.GroupingMachine.meaning"
          description="What the grouping machine shows, and what it does not"
        >
          Đây là thứ tự để hiểu truy vấn, không phải cách hệ quản trị thực hiện. Khi không có ORDER BY, thứ tự của các
          hàng không được quy định. Ở đây, NULL đứng trước các giá trị khác nếu xếp tăng dần, như trong SQLite và MySQL.
        </Translate>
      </p>
    </>
  );
}
