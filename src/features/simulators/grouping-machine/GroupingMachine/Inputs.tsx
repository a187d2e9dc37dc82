import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ConditionField, EditRows, RowsField } from '../../relation/fields';
import { SelectField, TextField } from '../../shared/fields';
import type { SimulatorOf } from '../../shared/simulator';
import { aggregatesOf } from '../core/aggregates';
import { type groupingMachine, isGrouping, settle } from '../core/definition';
import { orderText } from '../core/queryLines';
import { parseHaving, whereScope } from '../core/simulate';
import { LIMITS } from '../core/types';
import { describeHavingProblem } from './describeHavingProblem';

interface Props {
  sim: Pick<SimulatorOf<ReturnType<typeof groupingMachine>>, 'input' | 'setInput'>;
}

/** Keys, aggregates, the two conditions and the order; the rows once the reader opens them. */
export function Inputs({ sim }: Props): ReactNode {
  const { input, setInput } = sim;
  return (
    <>
      <KeyFields sim={sim} />
      <AggregateFields sim={sim} />
      <OrderField sim={sim} />
      <ConditionField
        label={translate({
          id: 'simulators.GroupingMachine.where',
          message: 'WHERE (có thể để trống)',
          description: 'Field: the condition over rows',
        })}
        value={input.where}
        scope={whereScope(input.table)}
        onChange={(where) => setInput({ ...input, where })}
        optional
      />
      <HavingField sim={sim} />
      <EditRows>
        <RowsField
          table={input.table}
          onChange={(table) => setInput({ ...input, table })}
          refuse={(table) =>
            isGrouping({ ...input, table })
              ? null
              : translate({
                  id: 'simulators.GroupingMachine.tooLargeRows',
                  message: 'Với các số này, điều kiện có thể cho kết quả quá lớn để tính chính xác.',
                  description: 'Rows were refused because a condition would leave the exact numbers',
                })
          }
        />
      </EditRows>
    </>
  );
}

/** Options for the names, and "none" where the choice is optional. */
function choices(names: readonly string[], isOptional: boolean): { value: string; label: string }[] {
  const none = translate({
    id: 'simulators.GroupingMachine.none',
    message: 'không',
    description: 'Choice: no column, no aggregate, no order',
  });
  return [...(isOptional ? [{ value: '', label: none }] : []), ...names.map((name) => ({ value: name, label: name }))];
}

/** The list with one item replaced; an empty choice removes the item. */
function withItemAt(list: readonly string[], index: number, value: string): readonly string[] {
  const changed = [...list];
  changed[index] = value;
  return changed.filter(Boolean);
}

function KeyFields({ sim: { input, setInput } }: Props): ReactNode {
  const { table, groupBy } = input;
  const fields = Math.min(groupBy.length + 1, LIMITS.keys);
  return Array.from({ length: fields }, (_, index) => (
    <SelectField
      key={index}
      label={
        index === 0
          ? 'GROUP BY'
          : translate({
              id: 'simulators.GroupingMachine.secondKey',
              message: 'Khóa thứ hai',
              description: 'Field: the second column of GROUP BY',
            })
      }
      value={groupBy[index] ?? ''}
      options={choices(
        table.columns.map(({ name }) => name).filter((name) => !groupBy.includes(name) || name === groupBy[index]),
        true,
      )}
      onChange={(name) => setInput(settle({ ...input, groupBy: withItemAt(groupBy, index, name) }))}
    />
  ));
}

function AggregateFields({ sim: { input, setInput } }: Props): ReactNode {
  const { table, aggregates } = input;
  const fields = Math.min(aggregates.length + 1, LIMITS.aggregates);
  return Array.from({ length: fields }, (_, index) => (
    <SelectField
      key={index}
      label={translate(
        {
          id: 'simulators.GroupingMachine.aggregateField',
          message: 'Hàm tổng hợp {number}',
          description: 'Field: an aggregate of SELECT',
        },
        { number: index + 1 },
      )}
      value={aggregates[index] ?? ''}
      options={choices(
        aggregatesOf(table.columns).filter((each) => !aggregates.includes(each) || each === aggregates[index]),
        index > 0 || aggregates.length > 1,
      )}
      onChange={(aggregate) => setInput(settle({ ...input, aggregates: withItemAt(aggregates, index, aggregate) }))}
    />
  ));
}

function OrderField({ sim: { input, setInput } }: Props): ReactNode {
  const keys = input.groupBy.join(', ');
  const orders = [...(keys === '' ? [] : ['keys']), ...input.aggregates];
  return (
    <SelectField
      label="ORDER BY"
      value={input.order}
      options={[...choices([], true), ...orders.map((order) => ({ value: order, label: orderText(order, keys) }))]}
      onChange={(order) => setInput({ ...input, order })}
      broad
    />
  );
}

/** HAVING as SQL text; the message explains why a column that is not a key must be inside an aggregate. */
function HavingField({ sim: { input, setInput } }: Props): ReactNode {
  return (
    <TextField
      label={translate({
        id: 'simulators.GroupingMachine.having',
        message: 'HAVING (có thể để trống)',
        description: 'Field: the condition over groups',
      })}
      value={input.having}
      format={(text) => text}
      read={(text) => {
        if (text.trim() === '') return { ok: true, value: '' };
        const parsed = parseHaving(text, input);
        return parsed.ok ? { ok: true, value: text } : { ok: false, message: describeHavingProblem(parsed.problem) };
      }}
      onChange={(having) => setInput({ ...input, having })}
      wide
    />
  );
}
