import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Choices } from '../../relation/Choices';
import type { Table } from '../../relation/core/types';
import { ConditionField, EditRows, RowsField } from '../../relation/fields';
import { SelectField } from '../../shared/fields';
import type { SimulatorOf } from '../../shared/simulator';
import type { correlatedSubquery } from '../core/definition';
import { fit, isSubquery, withMode, type Choice } from '../core/fit';
import { innerScope } from '../core/scope';
import {
  AGGREGATES,
  MODES,
  OPERATORS,
  type Mode,
  type Side,
  type SubqueryInput,
  type SubqueryLesson,
} from '../core/types';
import { PREDICATES } from './names';

interface Props {
  sim: SimulatorOf<ReturnType<typeof correlatedSubquery>>;
  lesson: SubqueryLesson;
}

interface Part {
  sim: Pick<Props['sim'], 'input' | 'setInput'>;
  lesson: SubqueryLesson;
}

/** What the outer query does with the inner one. */
export function ModeField({ sim: { id, input, setInput } }: Pick<Props, 'sim'>): ReactNode {
  return (
    <Choices
      name={`${id}-mode`}
      legend={translate({
        id: 'simulators.CorrelatedSubquery.mode',
        message: 'Truy vấn ngoài dùng truy vấn con với',
        description: 'Field: what the outer query does with the inner one',
      })}
      choices={MODES.filter((mode) => withMode(input, mode)).map((value) => ({ value, label: modeLabel(value) }))}
      value={input.mode}
      onChange={(mode) => setInput(withMode(input, mode) ?? input)}
    />
  );
}

/** The compared columns and the inner condition; the rows once the reader opens them. */
export function Inputs({ sim: { input, setInput }, lesson }: Props): ReactNode {
  const parts = { sim: { input, setInput }, lesson };
  return (
    <>
      {input.mode !== 'exists' && input.mode !== 'notExists' && <ComparedFields {...parts} />}
      <ConditionField
        label={translate({
          id: 'simulators.CorrelatedSubquery.where',
          message: 'WHERE của truy vấn con (có thể để trống)',
          description: 'Field: the condition of the inner query',
        })}
        value={input.where}
        scope={innerScope(input, lesson.aliases)}
        onChange={(where) => setInput({ ...input, where })}
        optional
      />
      <RowFields {...parts} />
    </>
  );
}

function modeLabel(mode: Mode): string {
  return mode === 'scalar'
    ? translate({
        id: 'simulators.CorrelatedSubquery.scalar',
        message: 'phép so sánh',
        description: 'Choice: the outer query compares with one value of the inner query',
      })
    : PREDICATES[mode];
}

/**
 * The compared columns; for a scalar also the operator and the aggregate. Only choices that the types allow are
 * offered.
 */
function ComparedFields({ sim: { input, setInput }, lesson: { aliases } }: Part): ReactNode {
  const [outer, inner] = aliases;
  const choose = (choice: Choice, value: string): SubqueryInput | null => fit({ ...input, [choice]: value }, choice);
  const field = (choice: Choice, label: string, options: readonly { value: string; label: string }[]) => (
    <SelectField
      label={label}
      value={input[choice]}
      options={options.filter(({ value }) => choose(choice, value))}
      onChange={(value) => setInput(choose(choice, value) ?? input)}
      broad
    />
  );
  const columnLabel = (alias: string) =>
    translate(
      {
        id: 'simulators.CorrelatedSubquery.column',
        message: 'Cột của {alias}',
        description: 'Field: a column of the outer or of the inner table',
      },
      { alias },
    );
  const named = (alias: string, { columns }: Table) =>
    columns.map(({ name }) => ({ value: name, label: `${alias}.${name}` }));
  const isScalar = input.mode === 'scalar';
  return (
    <>
      {field('column', columnLabel(outer), named(outer, input.outer))}
      {isScalar && (
        <SelectField
          label={translate({
            id: 'simulators.CorrelatedSubquery.operator',
            message: 'Dấu so sánh',
            description: 'Field: the operator between the outer column and the value of the inner query',
          })}
          value={input.operator}
          options={OPERATORS.map((value) => ({ value, label: value }))}
          onChange={(operator) => setInput({ ...input, operator })}
        />
      )}
      {isScalar &&
        field(
          'aggregate',
          translate({
            id: 'simulators.CorrelatedSubquery.aggregate',
            message: 'Hàm tổng hợp',
            description: 'Field: the aggregate of the inner query',
          }),
          AGGREGATES.map((value) => ({ value, label: value })),
        )}
      {field('select', columnLabel(inner), [
        ...named(inner, input.inner),
        ...(isScalar && input.aggregate === 'COUNT' ? [{ value: '', label: '*' }] : []),
      ])}
    </>
  );
}

/** The rows of both tables, or one set of rows where both queries read the same table. */
function RowFields({ sim: { input, setInput }, lesson: { aliases, isSelf } }: Part): ReactNode {
  const withTable = (side: Side, table: Table): SubqueryInput =>
    isSelf ? { ...input, outer: table, inner: table } : { ...input, [side]: table };
  const field = (side: Side) => (
    <RowsField
      table={input[side]}
      onChange={(table) => setInput(withTable(side, table))}
      refuse={(table) =>
        isSubquery(withTable(side, table), aliases)
          ? null
          : translate({
              id: 'simulators.CorrelatedSubquery.tooLargeRows',
              message: 'Với các số này, điều kiện có thể cho kết quả quá lớn để tính chính xác.',
              description: 'Rows were refused because the condition would leave the exact numbers',
            })
      }
    />
  );
  return (
    <EditRows>
      {field('outer')}
      {!isSelf && field('inner')}
    </EditRows>
  );
}
