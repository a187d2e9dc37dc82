import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Choices } from '../../relation/Choices';
import type { Table } from '../../relation/core/types';
import { ConditionField, EditRows, RowsField } from '../../relation/fields';
import { Presets, SelectField } from '../../shared/fields';
import type { SimulatorOf } from '../../shared/simulator';
import { type joinMachine, isJoin } from '../core/definition';
import { scopeOfJoin } from '../core/simulate';
import { JOIN_KINDS, type JoinInput, type JoinLesson, type Side } from '../core/types';

interface Props {
  sim: SimulatorOf<ReturnType<typeof joinMachine>>;
  lesson: JoinLesson;
}

/** The kind of join, and the place of the lesson's condition. */
export function KindFields({ sim: { id, input, setInput }, lesson }: Props): ReactNode {
  return (
    <>
      <Choices
        name={`${id}-kind`}
        legend={translate({
          id: 'simulators.JoinMachine.kind',
          message: 'Kiểu kết nối',
          description: 'Field: the kind of join',
        })}
        choices={JOIN_KINDS.map((value) => ({ value, label: value.toUpperCase() }))}
        value={input.kind}
        // A CROSS JOIN may have no condition; the other kinds need one, and TRUE keeps every pair.
        onChange={(kind) => setInput({ ...input, kind, on: kind === 'cross' ? input.on : input.on || 'TRUE' })}
      />
      {lesson.condition !== '' && <ConditionPresets sim={{ input, setInput }} lesson={lesson} />}
    </>
  );
}

/** ON, WHERE and the summed column; the rows of the tables once the reader opens them. */
export function Inputs({ sim: { input, setInput }, lesson }: Props): ReactNode {
  const scope = scopeOfJoin(input, lesson.aliases);
  const numbers = lesson.start.left.columns.filter(({ type }) => type === 'number');
  return (
    <>
      {input.kind !== 'cross' && (
        <ConditionField label="ON" value={input.on} scope={scope} onChange={(on) => setInput({ ...input, on })} />
      )}
      <ConditionField
        label={translate({
          id: 'simulators.JoinMachine.where',
          message: 'WHERE (có thể để trống)',
          description: 'Field: the condition after the join',
        })}
        value={input.where}
        scope={scope}
        onChange={(where) => setInput({ ...input, where })}
        optional
      />
      {numbers.length > 0 && (
        <SelectField
          label={translate({
            id: 'simulators.JoinMachine.sum',
            message: 'Cộng một cột của bảng trái',
            description: 'Field: the column of the left table that is summed up before and after the join',
          })}
          value={input.sum}
          options={[
            {
              value: '',
              label: translate({
                id: 'simulators.JoinMachine.noSum',
                message: 'Không cộng',
                description: 'No column is summed up',
              }),
            },
            ...numbers.map(({ name }) => ({ value: name, label: `SUM(${lesson.aliases[0]}.${name})` })),
          ]}
          onChange={(sum) => setInput({ ...input, sum })}
          broad
        />
      )}
      <RowFields sim={{ input, setInput }} lesson={lesson} />
    </>
  );
}

interface Part {
  sim: Pick<Props['sim'], 'input' | 'setInput'>;
  lesson: JoinLesson;
}

/**
 * Puts the same condition into ON or WHERE, or leaves it out: the difference is what readers get wrong in outer joins.
 */
function ConditionPresets({ sim: { input, setInput }, lesson: { condition, start } }: Part): ReactNode {
  const base = /\bor\b/i.test(start.on) ? `(${start.on})` : start.on;
  const on = start.on === '' ? condition : `${base} AND ${condition}`;
  return (
    <Presets
      presets={[
        {
          label: translate(
            {
              id: 'simulators.JoinMachine.inOn',
              message: 'Đặt {condition} vào ON',
              description: 'Example: the condition of the lesson stands in ON',
            },
            { condition },
          ),
          input: { ...input, on, where: '' },
        },
        {
          label: translate(
            {
              id: 'simulators.JoinMachine.inWhere',
              message: 'Đặt {condition} vào WHERE',
              description: 'Example: the condition of the lesson stands in WHERE',
            },
            { condition },
          ),
          input: { ...input, on: start.on, where: condition },
        },
      ]}
      onPick={setInput}
    />
  );
}

/** The rows of both tables, or of the one table of a self join. */
function RowFields({ sim: { input, setInput }, lesson: { aliases, isSelf } }: Part): ReactNode {
  const withTable = (side: Side, table: Table): JoinInput =>
    isSelf ? { ...input, left: table, right: table } : { ...input, [side]: table };
  const field = (side: Side) => (
    <RowsField
      table={input[side]}
      onChange={(table) => setInput(withTable(side, table))}
      refuse={(table) =>
        isJoin(withTable(side, table), aliases)
          ? null
          : translate({
              id: 'simulators.JoinMachine.tooLargeRows',
              message: 'Với các số này, điều kiện có thể cho kết quả quá lớn để tính chính xác.',
              description: 'Rows were refused because the condition would leave the exact numbers',
            })
      }
    />
  );
  return (
    <EditRows>
      {field('left')}
      {!isSelf && field('right')}
    </EditRows>
  );
}
