import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { Sheet, sheet } from '../../shared/Sheet';
import { formatDemand, formatMessage } from '../core/parseRouting';
import { bindingsOf } from '../core/simulate';
import type { RoutingInput, RoutingStep } from '../core/types';
import { ReasonView } from './ReasonView';
import styles from './styles.module.css';

/** Every binding of the exchange, and its verdict on the current message. */
export function BindingTable({ input, step }: { input: RoutingInput; step: RoutingStep | undefined }): ReactNode {
  const columns = [
    translate({ id: 'simulators.MessageRouting.queue', message: 'Hàng đợi', description: 'Column of the queues' }),
    translate({ id: 'simulators.MessageRouting.binding', message: 'Điều kiện', description: 'Column of the bindings' }),
    translate({
      id: 'simulators.MessageRouting.reason',
      message: 'Khớp không, vì sao',
      description: 'Column: whether a binding matches, and why',
    }),
  ];
  return (
    <>
      <p className={styles.message}>
        {translate({
          id: 'simulators.MessageRouting.current',
          message: 'Tin đang xét:',
          description: 'Label before the current message',
        })}{' '}
        <code>{step ? formatMessage(step.message) : '…'}</code>
      </p>
      <Sheet
        label={translate({
          id: 'simulators.MessageRouting.bindingTable',
          message: 'Các binding và kết quả xét tin hiện tại',
          description: 'Name of the table of bindings',
        })}
      >
        <table className={sheet.table}>
          <thead>
            <tr>
              {columns.map((head) => (
                <th key={head} scope="col" className={clsx(sheet.head, sheet.words)}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bindingsOf(input).map((binding, index) => {
              const verdict = step?.verdicts[index];
              const state = verdict && (verdict.matches ? styles.matching : styles.failing);
              return (
                <tr key={index}>
                  <th scope="row" className={clsx(sheet.head, sheet.words, sheet.code, state)}>
                    {binding.queue}
                  </th>
                  <td className={clsx(sheet.cell, sheet.box, sheet.words, sheet.code)}>
                    {formatDemand(binding) || '""'}
                  </td>
                  <td className={clsx(sheet.cell, sheet.words, styles.reason)}>
                    {verdict && <ReasonView verdict={verdict} />}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Sheet>
    </>
  );
}
