import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ScrollableTable } from '@site/src/components/ScrollableTable';
import { useRowCount } from '@site/src/components/useRowCount';
import { Mark } from '../../lab-kit/Mark';
import type { Outcome, ProbeVerdict } from '../core/injection/injection';
import styles from './styles.module.css';

function Came({ outcome }: { outcome: Outcome }): ReactNode {
  const rows = useRowCount();
  if ('refusal' in outcome)
    return (
      <code translate="no" lang="en">
        {outcome.refusal}
      </code>
    );
  if (outcome.error)
    return (
      <code translate="no" lang="en">
        {outcome.error.message}
      </code>
    );
  return rows(outcome.results.at(-1)?.rowCount ?? 0);
}

/** Shows how a cure handles each input that it is judged by. */
export function CureTable({ verdicts }: { verdicts: readonly ProbeVerdict[] }): ReactNode {
  return (
    <ScrollableTable className={styles.cures}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="sqlLab.InjectionLab.input" description="Column: an input of the program">
              Đầu vào
            </Translate>
          </th>
          <th scope="col">
            <Translate id="sqlLab.InjectionLab.came" description="Column: what came back for an input">
              Trả về
            </Translate>
          </th>
          <th scope="col">
            <Translate id="sqlLab.InjectionLab.wanted" description="Column: whether that is what the shop wants">
              Đúng ý nhà sách?
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {verdicts.map(({ inputs, outcome, isRight }, index) => (
          <tr key={index}>
            <td>
              {inputs.map((input, inputIndex) => (
                <code translate="no" key={inputIndex} className={styles.probe}>
                  {input}
                </code>
              ))}
            </td>
            <td>
              <Came outcome={outcome} />
            </td>
            <td>
              <Mark isRight={isRight} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
