import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Lens } from '../../relation/Lens';
import { ConditionValues } from '../../relation/Verdict';
import { aggregateOver } from '../core/aggregates';
import type { GroupingInput, GroupingStep, GroupingTrace } from '../core/types';
import { aggregateText, valuesOf } from './describeStep';
import { rowText } from './names';
import styles from './styles.module.css';

interface Props {
  step: GroupingStep | undefined;
  trace: GroupingTrace;
  input: GroupingInput;
}

/** The current computation: a condition with its values filled in, a key, or an aggregate with its values. */
export function ClauseLens(props: Props): ReactNode {
  const content = lensOf(props);
  return (
    <Lens isSaid className={clsx(styles.lens, !content && styles.idle)}>
      {content}
    </Lens>
  );
}

function lensOf({ step, trace: { result }, input }: Props): ReactNode {
  const { table, groupBy, aggregates } = input;
  switch (step?.clause) {
    case 'where':
      return (
        result.where && <ConditionValues condition={result.where} row={table.rows[step.row] ?? []} truth={step.truth} />
      );
    case 'groupBy':
      return (
        step.row !== null && (
          <code translate="no">
            ({groupBy.join(', ')}) = {rowText(result.groups[step.group]?.key ?? [])}
          </code>
        )
      );
    case 'aggregate': {
      const aggregate = aggregates[step.aggregate] ?? '';
      const group = result.groups[step.group];
      const inside =
        aggregate === 'COUNT(*)'
          ? aggregate
          : `${aggregate}: ${valuesOf(aggregate, group?.rows ?? [], input).join(', ') || '∅'}`;
      return (
        <code translate="no">
          {inside} → <b>{aggregateText(group?.values[step.aggregate])}</b>
        </code>
      );
    }
    case 'having': {
      const cells = result.groups[step.group]?.rows.map((row) => table.rows[row] ?? []) ?? [];
      return (
        result.having && (
          <ConditionValues
            condition={result.having}
            row={cells[0] ?? []}
            truth={step.truth}
            callValue={aggregateOver(cells)}
          />
        )
      );
    }
    default:
      return null;
  }
}
