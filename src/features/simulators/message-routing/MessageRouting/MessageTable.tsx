import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { Sheet, sheet } from '../../shared/Sheet';
import { formatMessage } from '../core/parseRouting';
import type { RoutingTrace } from '../core/types';
import { describeTarget } from './texts';

/** The messages, and where those sent so far went. */
export function MessageTable({ trace: { steps }, shown }: { trace: RoutingTrace; shown: number }): ReactNode {
  const columns = [
    translate({ id: 'simulators.MessageRouting.message', message: 'Tin nhắn', description: 'Column of the messages' }),
    translate({ id: 'simulators.MessageRouting.target', message: 'Vào hàng đợi', description: 'Column: where to' }),
  ];
  return (
    <Sheet
      label={translate({
        id: 'simulators.MessageRouting.messageTable',
        message: 'Từng tin nhắn và nơi nó đến',
        description: 'Name of the table of messages',
      })}
      at={shown}
      className={sheet.tall}
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
          {steps.map((step, index) => (
            <tr key={index} data-current={index === shown - 1 || undefined}>
              <th scope="row" className={clsx(sheet.head, sheet.words, sheet.code, index === shown - 1 && sheet.now)}>
                {formatMessage(step.message)}
              </th>
              <td className={clsx(sheet.head, sheet.words, index >= shown && sheet.hidden)}>{describeTarget(step)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
