import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { marked, StepTable } from '../../shared/StepTable';
import { formatMessage } from '../core/parseRouting';
import type { RoutingTrace } from '../core/types';
import { describeTarget } from './texts';

/** The messages, and where those sent so far went. */
export function MessageTable({ trace: { steps }, shown }: { trace: RoutingTrace; shown: number }): ReactNode {
  return (
    <StepTable
      label={translate({
        id: 'simulators.MessageRouting.messageTable',
        message: 'Từng tin nhắn và nơi nó đến',
        description: 'Name of the table of messages',
      })}
      at={shown}
      isTall
      columns={[
        {
          head: translate({
            id: 'simulators.MessageRouting.message',
            message: 'Tin nhắn',
            description: 'Column of the messages',
          }),
          looks: ['words', 'code'],
        },
        {
          head: translate({
            id: 'simulators.MessageRouting.target',
            message: 'Vào hàng đợi',
            description: 'Column: where to',
          }),
          looks: ['words', 'head'],
        },
      ]}
      rows={steps.map((step, index) => ({
        isNow: index === shown - 1,
        cells: [formatMessage(step.message), marked(describeTarget(step), index >= shown && 'hidden')],
      }))}
    />
  );
}
