import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { Sheet, sheet } from '../../shared/Sheet';
import { formatDependency, formatSet } from '../core/parseSchema';
import type { NormalizationInput, NormalizationTrace } from '../core/types';
import styles from './styles.module.css';

interface Props {
  input: NormalizationInput;
  trace: NormalizationTrace;
  shown: number;
  known: number;
}

/** The dependencies, and the step at which each was applied. */
export function RuleTable({ input, trace: { steps }, shown, known }: Props): ReactNode {
  return (
    <Sheet
      label={translate({
        id: 'simulators.Normalization.rules',
        message: 'Các phụ thuộc hàm',
        description: 'Name of the table of dependencies',
      })}
      at={shown}
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            <th scope="col" className={clsx(sheet.head, sheet.words)}>
              {translate({
                id: 'simulators.Normalization.rule',
                message: 'Phụ thuộc',
                description: 'Column of the dependencies',
              })}
            </th>
            <th scope="col" className={clsx(sheet.head, sheet.words)}>
              {translate({
                id: 'simulators.Normalization.applied',
                message: 'Dùng ở bước',
                description: 'Column: at which step a dependency was applied',
              })}
            </th>
            <th scope="col" className={clsx(sheet.head, sheet.words)}>
              {translate({
                id: 'simulators.Normalization.adds',
                message: 'Thêm',
                description: 'Column: what a dependency adds',
              })}
            </th>
          </tr>
        </thead>
        <tbody>
          {input.dependencies.map((rule, index) => {
            const at = steps.findIndex((each, stepIndex) => each.dependency === index && stepIndex < shown);
            const isReady = (known & rule.from) === rule.from;
            return (
              <tr key={index} data-current={at >= 0 && at === shown - 1 ? true : undefined}>
                <th
                  scope="row"
                  className={clsx(
                    sheet.head,
                    sheet.words,
                    sheet.code,
                    at >= 0 && at === shown - 1 && sheet.now,
                    isReady && styles.ready,
                  )}
                >
                  {formatDependency(rule, input.attributes)}
                </th>
                <td className={sheet.cell}>{at >= 0 ? at + 1 : ''}</td>
                <td className={clsx(sheet.cell, sheet.words, sheet.code)}>
                  {at >= 0 ? formatSet(steps[at]?.added ?? 0, input.attributes) : ''}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Sheet>
  );
}
