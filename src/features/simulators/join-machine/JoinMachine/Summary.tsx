import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { Totals } from '../../shared/Totals';
import type { Tally } from '../core/tally';
import type { JoinInput } from '../core/types';
import type { Names } from './names';
import layout from '../../relation/layout.module.css';
import styles from './styles.module.css';

interface Props {
  input: JoinInput;
  names: Names;
  counted: Tally;
}

/** The number of rows and the sum, before and after the join, and the left row that is repeated most. */
export function Summary({ input, names, counted }: Props): ReactNode {
  const format = useNumberFormat(2);
  const formatSum = (sum: number | null) => (sum === null ? 'NULL' : format(sum));
  const column = `SUM(${names.alias.left}.${input.sum})`;
  return (
    <>
      <Totals
        items={[
          [rowsOf(names.alias.left), input.left.rows.length],
          [rowsOf(names.alias.right), input.right.rows.length],
          [
            translate({
              id: 'simulators.JoinMachine.pairs',
              message: 'Cặp đã xét',
              description: 'Total: pairs looked at',
            }),
            counted.pairs,
          ],
          [
            translate({
              id: 'simulators.JoinMachine.joinedRows',
              message: 'Hàng sau khi kết nối',
              description: 'Total: rows that the join made',
            }),
            counted.rows,
          ],
          ...(input.where === ''
            ? []
            : ([
                [
                  translate({
                    id: 'simulators.JoinMachine.keptRows',
                    message: 'Còn lại sau WHERE',
                    description: 'Total: rows that WHERE has not dropped',
                  }),
                  counted.kept,
                ],
              ] as const)),
        ]}
      />
      {input.sum !== '' && (
        <Totals
          items={[
            [
              translate(
                {
                  id: 'simulators.JoinMachine.sumBefore',
                  message: '{sum} trên bảng trái',
                  description: 'Total: the sum over the left table',
                },
                { sum: column },
              ),
              formatSum(counted.before),
            ],
            [
              translate(
                {
                  id: 'simulators.JoinMachine.sumAfter',
                  message: '{sum} trên kết quả',
                  description: 'Total: the sum over the result',
                },
                { sum: column },
              ),
              formatSum(counted.after),
            ],
          ]}
        />
      )}
      <FanOut names={names} counted={counted} hasSum={input.sum !== ''} />
      <p className={layout.meaning}>
        <Translate id="simulators.JoinMachine.meaning" description="What the join machine shows, and what it does not">
          Xét mọi cặp hàng là cách để hiểu phép kết nối, không phải cách hệ quản trị thực hiện. Hệ quản trị thường có
          cách nhanh hơn, nhưng vẫn cho ra đúng những hàng này. Khi không có ORDER BY, thứ tự của các hàng không được
          quy định.
        </Translate>
      </p>
    </>
  );
}

function rowsOf(alias: string): string {
  return translate(
    { id: 'simulators.JoinMachine.rowsOf', message: 'Hàng của {alias}', description: 'Total: rows of a table' },
    { alias },
  );
}

/** Names the left row that the result repeats most often: a sum over the result counts its value each time. */
function FanOut({ names, counted: { ofLeft }, hasSum }: { names: Names; counted: Tally; hasSum: boolean }): ReactNode {
  const [most] = [...ofLeft.entries()].filter(([, count]) => count > 1).sort(([, one], [, other]) => other - one);
  if (!most) return null;
  const values = { row: names.row('left', most[0]), count: most[1] };
  return (
    <p className={styles.fanOut}>
      {hasSum
        ? translate(
            {
              id: 'simulators.JoinMachine.countedTwice',
              message: '{row} có mặt ở {count} hàng kết quả, nên giá trị của nó được cộng {count} lần.',
              description: 'A left row stands in several rows of the result and is added up as often',
            },
            values,
          )
        : translate(
            {
              id: 'simulators.JoinMachine.repeated',
              message: '{row} có mặt ở {count} hàng kết quả.',
              description: 'A left row stands in several rows of the result',
            },
            values,
          )}
    </p>
  );
}
