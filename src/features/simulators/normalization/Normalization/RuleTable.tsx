import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { StepTable } from '../../shared/StepTable';
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
    <StepTable
      label={translate({
        id: 'simulators.Normalization.rules',
        message: 'Các phụ thuộc hàm',
        description: 'Name of the table of dependencies',
      })}
      at={shown}
      columns={[
        {
          head: translate({
            id: 'simulators.Normalization.rule',
            message: 'Phụ thuộc',
            description: 'Column of the dependencies',
          }),
          looks: ['words', 'code'],
        },
        {
          head: translate({
            id: 'simulators.Normalization.applied',
            message: 'Dùng ở bước',
            description: 'Column: at which step a dependency was applied',
          }),
        },
        {
          head: translate({
            id: 'simulators.Normalization.adds',
            message: 'Thêm',
            description: 'Column: what a dependency adds',
          }),
          looks: ['words', 'code'],
        },
      ]}
      rows={input.dependencies.map((rule, index) => {
        const at = steps.findIndex((each, stepIndex) => each.dependency === index && stepIndex < shown);
        const isReady = (known & rule.from) === rule.from;
        return {
          isNow: at >= 0 && at === shown - 1,
          cells: [
            { content: formatDependency(rule, input.attributes), className: isReady && styles.ready },
            at >= 0 ? at + 1 : '',
            at >= 0 ? formatSet(steps[at]?.added ?? 0, input.attributes) : '',
          ],
        };
      })}
    />
  );
}
