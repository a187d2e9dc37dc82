import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { sheet } from '../../shared/Sheet';
import { StepTable, type StepRow } from '../../shared/StepTable';
import { formatDemand, formatMessage } from '../core/parseRouting';
import { bindingsOf } from '../core/simulate';
import type { Binding, RoutingInput, RoutingStep, Verdict } from '../core/types';
import { ReasonView } from './ReasonView';
import { verdictName } from './texts';
import styles from './styles.module.css';

/** Every binding of the exchange, and its verdict on the current message. */
export function BindingTable({ input, step }: { input: RoutingInput; step: RoutingStep | undefined }): ReactNode {
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
      <StepTable
        label={translate({
          id: 'simulators.MessageRouting.bindingTable',
          message: 'Các binding và kết quả xét tin hiện tại',
          description: 'Name of the table of bindings',
        })}
        own={{ table: styles.table }}
        columns={[
          {
            head: translate({
              id: 'simulators.MessageRouting.queue',
              message: 'Hàng đợi',
              description: 'Column of the queues',
            }),
          },
          {
            head: translate({
              id: 'simulators.MessageRouting.binding',
              message: 'Điều kiện, và vì sao tin khớp hay không',
              description: 'Column of the conditions of bindings, with the reasons of their verdicts',
            }),
          },
        ]}
        rows={bindingsOf(input).map((binding, index) => ({ cells: cellsOf(binding, step?.verdicts[index]) }))}
      />
    </>
  );
}

function cellsOf(binding: Binding, verdict: Verdict | undefined): StepRow['cells'] {
  return [
    {
      content: (
        <>
          <span className={verdict?.matches ? styles.yes : styles.no} aria-hidden="true">
            {verdict ? (verdict.matches ? '✓' : '✗') : ''}
          </span>
          <span translate="no">{binding.queue}</span>
        </>
      ),
      className: clsx(styles.queue, verdict?.matches && styles.matching),
    },
    <>
      <code translate="no">{formatDemand(binding) || '""'}</code>
      <span className={styles.reason}>
        {verdict && (
          <>
            <span className={sheet.quiet}>{verdictName(verdict.matches)}: </span>
            <ReasonView reason={verdict.reason} />
          </>
        )}
      </span>
    </>,
  ];
}
