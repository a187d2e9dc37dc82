import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Choices } from '../../relation/Choices';
import { formatCell } from '../../relation/core/types';
import { EditRows, RowsField } from '../../relation/fields';
import { NumberField, SelectField } from '../../shared/fields';
import type { SimulatorOf } from '../../shared/simulator';
import { type recursiveQuery, keyProblem } from '../core/definition';
import { LIMITS, type Direction, type Guard, type TreeLesson } from '../core/types';

interface Props {
  sim: SimulatorOf<ReturnType<typeof recursiveQuery>>;
  lesson: TreeLesson;
}

const ROOTS = 'roots';

/** UNION or UNION ALL. */
export function OperatorField({ sim: { id, input, setInput } }: Pick<Props, 'sim'>): ReactNode {
  return (
    <Choices
      name={`${id}-operator`}
      legend={translate({
        id: 'simulators.RecursiveQuery.operator',
        message: 'Nối hai phần bằng',
        description: 'Field: UNION or UNION ALL between the two parts of the query',
      })}
      choices={[
        { value: 'all', label: 'UNION ALL' },
        { value: 'distinct', label: 'UNION' },
      ]}
      value={input.isDistinct ? 'distinct' : 'all'}
      onChange={(value) => setInput({ ...input, isDistinct: value === 'distinct' })}
    />
  );
}

/** The start, the direction, and the guard against endless recursion. */
export function Inputs({ sim: { input, setInput }, lesson }: Props): ReactNode {
  const keys = input.table.rows.map((cells) => formatCell(cells[lesson.key] ?? null));
  const first = Number(keys[0] ?? 0);
  const keyName = lesson.start.table.columns[lesson.key]?.name ?? '';
  const parentName = lesson.start.table.columns[lesson.parent]?.name ?? '';
  const from = input.from === null ? ROOTS : String(input.from);
  return (
    <>
      <SelectField<Direction>
        label={translate({
          id: 'simulators.RecursiveQuery.direction',
          message: 'Hướng đi',
          description: 'Field: whether the query walks down or up the tree',
        })}
        value={input.direction}
        options={[
          {
            value: 'down',
            label: translate({
              id: 'simulators.RecursiveQuery.down',
              message: 'xuống các hàng con',
              description: 'The query walks down to the rows that point to a row',
            }),
          },
          {
            value: 'up',
            label: translate({
              id: 'simulators.RecursiveQuery.up',
              message: 'lên hàng cha',
              description: 'The query walks up to the row that a row points to',
            }),
          },
        ]}
        onChange={(direction) =>
          setInput({ ...input, direction, from: direction === 'up' ? (input.from ?? first) : input.from })
        }
        broad
      />
      <SelectField
        label={translate({
          id: 'simulators.RecursiveQuery.from',
          message: 'Bắt đầu từ',
          description: 'Field: the rows that the query begins with',
        })}
        value={from}
        options={[
          ...(input.direction === 'down' ? [{ value: ROOTS, label: `${parentName} IS NULL` }] : []),
          ...[...new Set([...keys, ...(from === ROOTS ? [] : [from])])].map((key) => ({
            value: key,
            label: `${keyName} = ${key}`,
          })),
        ]}
        onChange={(value) => setInput({ ...input, from: value === ROOTS ? null : Number(value) })}
        broad
      />
      <GuardFields input={input} setInput={setInput} />
      <TableRows input={input} setInput={setInput} lesson={lesson} />
    </>
  );
}

type Part = Pick<Props['sim'], 'input' | 'setInput'>;

/** The column `level`, and what stops a cycle. */
function GuardFields({ input, setInput }: Part): ReactNode {
  return (
    <>
      <SelectField
        label={translate({
          id: 'simulators.RecursiveQuery.level',
          message: 'Cột level',
          description: 'Field: whether the query has a column that counts levels',
        })}
        value={input.hasLevel ? 'yes' : 'no'}
        options={[
          {
            value: 'yes',
            label: translate({
              id: 'simulators.RecursiveQuery.withLevel',
              message: 'có',
              description: 'The query has the column level',
            }),
          },
          {
            value: 'no',
            label: translate({
              id: 'simulators.RecursiveQuery.withoutLevel',
              message: 'không',
              description: 'The query does not have the column level',
            }),
          },
        ]}
        onChange={(value) =>
          setInput({
            ...input,
            hasLevel: value === 'yes',
            guard: value === 'no' && input.guard === 'level' ? 'none' : input.guard,
          })
        }
      />
      <SelectField<Guard>
        label={translate({
          id: 'simulators.RecursiveQuery.guard',
          message: 'Chặn vòng lặp bằng',
          description: 'Field: what keeps a cycle from running for ever',
        })}
        value={input.guard}
        options={[
          {
            value: 'none',
            label: translate({
              id: 'simulators.RecursiveQuery.guardNone',
              message: 'không chặn',
              description: 'Nothing in the query stops a cycle',
            }),
          },
          {
            value: 'level',
            label: translate({
              id: 'simulators.RecursiveQuery.guardLevel',
              message: 'giới hạn level',
              description: 'The query has a highest level',
            }),
          },
          {
            value: 'path',
            label: translate({
              id: 'simulators.RecursiveQuery.guardPath',
              message: 'cột path',
              description: 'The query remembers the path of keys',
            }),
          },
        ]}
        onChange={(guard) => setInput({ ...input, guard, hasLevel: input.hasLevel || guard === 'level' })}
        broad
      />
      {input.guard === 'level' && (
        <NumberField
          label="level <"
          value={input.most}
          min={0}
          max={LIMITS.levels}
          onChange={(most) => setInput({ ...input, most })}
        />
      )}
    </>
  );
}

/** The rows of the table; their keys must be distinct. */
function TableRows({ input, setInput, lesson }: Part & { lesson: TreeLesson }): ReactNode {
  return (
    <EditRows>
      <RowsField
        table={input.table}
        onChange={(table) => setInput({ ...input, table })}
        refuse={(table) => {
          const problem = keyProblem(table, lesson.key);
          if (problem === undefined) return null;
          return translate(
            {
              id: 'simulators.RecursiveQuery.badKey',
              message: 'Khóa {key} không dùng được: mỗi hàng cần một số nguyên không âm riêng.',
              description: 'Rows were refused because a key is no whole number, or is there twice',
            },
            { key: formatCell(problem) },
          );
        }}
      />
    </EditRows>
  );
}
