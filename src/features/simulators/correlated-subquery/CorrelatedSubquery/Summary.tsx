import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { Totals } from '../../shared/Totals';
import type { SubqueryInput, SubqueryTrace } from '../core/types';
import type { Names } from './names';
import layout from '../../relation/layout.module.css';

interface Props {
  input: SubqueryInput;
  names: Names;
  trace: SubqueryTrace;
  shown: number;
}

/** Counts the rows checked, kept and dropped, by reason; says whether the inner query depends on the outer row. */
export function Summary({ input, names, trace: { steps, result }, shown }: Props): ReactNode {
  const truths = steps.slice(0, shown).flatMap((step) => (step.kind === 'decide' ? [step.truth] : []));
  const count = (truth: boolean | null) => truths.filter((each) => each === truth).length;
  return (
    <>
      <Totals
        items={[
          [
            translate({
              id: 'simulators.CorrelatedSubquery.decided',
              message: 'Hàng đã xét',
              description: 'Total: outer rows that the condition has decided about',
            }),
            `${truths.length}/${input.outer.rows.length}`,
          ],
          [
            translate({
              id: 'simulators.CorrelatedSubquery.kept',
              message: 'Ở lại',
              description: 'Total: outer rows that stay',
            }),
            count(true),
          ],
          [
            translate({
              id: 'simulators.CorrelatedSubquery.droppedFalse',
              message: 'Bị bỏ vì FALSE',
              description: 'Total: outer rows that go, the condition being false',
            }),
            count(false),
          ],
          [
            translate({
              id: 'simulators.CorrelatedSubquery.droppedUnknown',
              message: 'Bị bỏ vì UNKNOWN',
              description: 'Total: outer rows that go, the condition being unknown',
            }),
            count(null),
          ],
        ]}
      />
      <p className={layout.meaning}>
        {describeCorrelation(input, names, result)}{' '}
        <Translate
          id="simulators.CorrelatedSubquery.meaning"
          description="What the machine shows, and what it does not"
        >
          Đi qua từng hàng là cách để hiểu truy vấn. Hệ quản trị có thể tính theo cách khác, miễn là ra cùng kết quả.
        </Translate>
      </p>
    </>
  );
}

/** Says which outer columns the inner query refers to, if any. */
function describeCorrelation({ outer }: SubqueryInput, names: Names, { where }: SubqueryTrace['result']): string {
  const named = new Set(
    where?.references.flatMap((each) =>
      each.kind === 'column' && each.index < outer.columns.length ? [outer.columns[each.index]?.name ?? ''] : [],
    ),
  );
  return named.size === 0
    ? translate(
        {
          id: 'simulators.CorrelatedSubquery.independent',
          message: 'Truy vấn con này không dùng cột nào của {outer}, nên với hàng nào cũng trả lời như nhau.',
          description: 'The inner query is not correlated',
        },
        { outer: names.outer },
      )
    : translate(
        {
          id: 'simulators.CorrelatedSubquery.correlated',
          message: 'Truy vấn con này tương quan: nó dùng {columns} của hàng bên ngoài.',
          description: 'The inner query is correlated; which outer columns it uses',
        },
        { columns: [...named].map((name) => `${names.outer}.${name}`).join(', ') },
      );
}
