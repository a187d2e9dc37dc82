import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ConditionField, RowsField } from '../../relation/fields';
import { ActionButton, Presets, SelectField } from '../../shared/fields';
import type { Simulator } from '../../shared/useSimulator';
import { isJoin } from '../core/definition';
import { scopeOfJoin } from '../core/simulate';
import type { JoinInput, JoinLesson, JoinResult, JoinStep, Side } from '../core/types';
import { KindPicker } from './KindPicker';
import styles from './styles.module.css';

interface Props {
  sim: Simulator<JoinInput, JoinStep, JoinResult>;
  lesson: JoinLesson;
}

/** Kind, ON, WHERE, the summed column; the rows of the tables once they are asked for. */
export function Inputs({ sim: { id, input, setInput }, lesson }: Props): ReactNode {
  const scope = scopeOfJoin(input, lesson.aliases);
  const numbers = lesson.start.left.columns.filter(({ type }) => type === 'number');
  return (
    <>
      <KindPicker
        id={id}
        value={input.kind}
        // A CROSS JOIN may come without a condition; TRUE is the one that changes nothing.
        onChange={(kind) => setInput({ ...input, kind, on: kind === 'cross' ? input.on : input.on || 'TRUE' })}
      />
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
      {lesson.condition !== '' && <ConditionPlaces sim={{ input, setInput }} lesson={lesson} />}
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

/** The same condition in ON, in WHERE or nowhere: what an outer join is misunderstood by. */
function ConditionPlaces({ sim: { input, setInput }, lesson: { condition, start } }: Part): ReactNode {
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

/** The rows stand in the tables already: their text comes when it is wanted. */
function RowFields({ sim: { input, setInput }, lesson: { aliases, isSelf } }: Part): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const field = (side: Side) => (
    <RowsField
      label={translate(
        {
          id: 'simulators.JoinMachine.rows',
          message: 'Các hàng của {table}',
          description: 'Field: the rows of a table',
        },
        { table: input[side].name },
      )}
      table={input[side]}
      onChange={(table) => setInput(isSelf ? { ...input, left: table, right: table } : { ...input, [side]: table })}
      refuse={(table) =>
        isJoin(isSelf ? { ...input, left: table, right: table } : { ...input, [side]: table }, aliases)
          ? null
          : translate({
              id: 'simulators.JoinMachine.tooLargeRows',
              message: 'Với các số này, điều kiện có thể cho kết quả quá lớn để tính chính xác.',
              description: 'Rows were refused because the condition would leave the exact numbers',
            })
      }
    />
  );
  if (!isOpen)
    return (
      <div className={styles.edit}>
        <ActionButton onClick={() => setOpen(true)}>
          {translate({
            id: 'simulators.JoinMachine.editRows',
            message: 'Sửa các hàng',
            description: 'Button: opens the fields with the rows of the tables',
          })}
        </ActionButton>
      </div>
    );
  return (
    <>
      {field('left')}
      {!isSelf && field('right')}
    </>
  );
}
