import { translate } from '@docusaurus/Translate';
import { describeExpressionProblem } from '../../relation/fields/describeExpressionProblem';
import type { HavingProblem } from '../core/simulate';

/** Says in the page's language why a condition over groups was refused. */
export function describeHavingProblem(problem: HavingProblem): string {
  if (problem.code !== 'notKey') return describeExpressionProblem(problem);
  return translate(
    {
      id: 'simulators.GroupingMachine.notKey',
      message:
        'Cột {column} không có trong GROUP BY: một nhóm có thể có nhiều giá trị {column}. Hãy đặt cột này trong một hàm tổng hợp, hoặc lọc hàng ở WHERE.',
      description: 'HAVING names a column of single rows outside an aggregate',
    },
    { column: problem.found },
  );
}
