import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { NumberField, SelectField, TextField } from '../../shared/fields';
import type { SimulatorOf } from '../../shared/simulator';
import type { windowFrame } from '../core/definition';
import { formatRows, parseRows, type RowProblem } from '../core/parseRows';
import { hasFrame, isFrame } from '../core/simulate';
import {
  BOUND_KINDS,
  FUNCTIONS,
  LIMITS,
  UNITS,
  type Bound,
  type BoundKind,
  type WindowColumns,
  type WindowInput,
} from '../core/types';

/** SQL keywords, which are the same in every language. */
const BOUND_NAMES: Record<BoundKind, string> = {
  unboundedPreceding: 'UNBOUNDED PRECEDING',
  preceding: 'n PRECEDING',
  current: 'CURRENT ROW',
  following: 'n FOLLOWING',
  unboundedFollowing: 'UNBOUNDED FOLLOWING',
};

interface Props {
  sim: SimulatorOf<typeof windowFrame>;
  columns: WindowColumns;
}

/** The window function. */
export function FunctionField({ sim: { input, setInput } }: Pick<Props, 'sim'>): ReactNode {
  return (
    <SelectField
      label={translate({
        id: 'simulators.WindowFrame.function',
        message: 'Hàm',
        description: 'Field: the window function',
      })}
      value={input.fn}
      options={FUNCTIONS.map((fn) => ({ value: fn, label: fn.toUpperCase() }))}
      onChange={(fn) => setInput({ ...input, fn })}
    />
  );
}

/** Direction, frame and rows; only frames that SQL accepts can be chosen. */
export function Inputs({ sim: { input, setInput }, columns: { key, value } }: Props): ReactNode {
  return (
    <>
      {input.fn === 'ntile' && (
        <NumberField
          label={translate({
            id: 'simulators.WindowFrame.tiles',
            message: 'Số nhóm của NTILE',
            description: 'Field: the number of tiles of NTILE',
          })}
          value={input.ntile}
          min={1}
          max={LIMITS.ntile}
          onChange={(ntile) => setInput({ ...input, ntile })}
        />
      )}
      {(input.fn === 'lag' || input.fn === 'lead') && (
        <NumberField
          label={translate({
            id: 'simulators.WindowFrame.distance',
            message: 'Cách bao nhiêu hàng',
            description: 'Field: how many rows LAG and LEAD go',
          })}
          value={input.offset}
          min={1}
          max={LIMITS.offset}
          onChange={(offset) => setInput({ ...input, offset })}
        />
      )}
      <SelectField
        label={`ORDER BY ${key}`}
        value={input.desc ? 'desc' : 'asc'}
        options={(['asc', 'desc'] as const).map((direction) => ({ value: direction, label: direction.toUpperCase() }))}
        onChange={(direction) => setInput({ ...input, desc: direction === 'desc' })}
      />
      {hasFrame(input.fn) && <FrameFields input={input} onChange={setInput} />}
      <TextField
        label={translate({
          id: 'simulators.WindowFrame.rows',
          message: 'Các hàng k:v',
          description: 'Field: rows as key:value',
        })}
        hint={translate(
          {
            id: 'simulators.WindowFrame.rowsHint',
            message: 'k là {key}, v là {value}. Tên đứng trước các hàng là phân vùng của chúng: A 1:10 2:20, B 1:5.',
            description: 'How rows and partitions are written',
          },
          { key, value },
        )}
        value={input.rows}
        format={formatRows}
        read={(text) => {
          const parsed = parseRows(text);
          return parsed.ok ? parsed : { ok: false, message: describeProblem(parsed.problem) };
        }}
        onChange={(rows) => setInput({ ...input, rows })}
        wide
      />
    </>
  );
}

interface FrameFieldsProps {
  input: WindowInput;
  onChange: (input: WindowInput) => void;
}

function FrameFields({ input, onChange }: FrameFieldsProps): ReactNode {
  return (
    <>
      <SelectField
        label={translate({ id: 'simulators.WindowFrame.unit', message: 'Đơn vị', description: 'Field: ROWS or RANGE' })}
        value={input.unit}
        options={UNITS.map((value) => ({ value, label: value.toUpperCase() }))}
        onChange={(unit) => onChange({ ...input, unit })}
      />
      <BoundFields
        label={translate({
          id: 'simulators.WindowFrame.from',
          message: 'Từ',
          description: 'Field: start of the frame',
        })}
        bound={input.start}
        accepts={(start) => isFrame({ start, end: input.end })}
        onChange={(start) => onChange({ ...input, start })}
      />
      <BoundFields
        label={translate({ id: 'simulators.WindowFrame.to', message: 'Đến', description: 'Field: end of the frame' })}
        bound={input.end}
        accepts={(end) => isFrame({ start: input.start, end })}
        onChange={(end) => onChange({ ...input, end })}
      />
    </>
  );
}

interface BoundFieldsProps {
  label: string;
  bound: Bound;
  accepts: (bound: Bound) => boolean;
  onChange: (bound: Bound) => void;
}

function BoundFields({ label, bound, accepts, onChange }: BoundFieldsProps): ReactNode {
  const needsOffset = bound.kind === 'preceding' || bound.kind === 'following';
  const withKind = (kind: BoundKind): Bound => ({
    kind,
    offset: kind === 'preceding' || kind === 'following' ? Math.max(bound.offset, 1) : 0,
  });
  return (
    <>
      <SelectField
        label={label}
        value={bound.kind}
        options={BOUND_KINDS.filter((kind) => accepts(withKind(kind))).map((value) => ({
          value,
          label: BOUND_NAMES[value],
        }))}
        onChange={(kind) => onChange(withKind(kind))}
        broad
      />
      {needsOffset && (
        <NumberField
          label={translate(
            {
              id: 'simulators.WindowFrame.offset',
              message: '{bound}: giá trị n',
              description: 'Field: offset of a bound of the frame',
            },
            { bound: label },
          )}
          value={bound.offset}
          min={0}
          max={LIMITS.bound}
          onChange={(offset) => onChange({ ...bound, offset })}
        />
      )}
    </>
  );
}

function describeProblem(problem: RowProblem): string {
  switch (problem.code) {
    case 'syntax':
      return translate(
        {
          id: 'simulators.WindowFrame.syntax',
          message:
            '“{token}” không phải một hàng như 2:20, cũng không phải tên phân vùng (chữ không dấu và chữ số, bắt đầu bằng chữ, tối đa 8 ký tự) đứng ngay trước một hàng.',
          description: 'A word is no key:value pair',
        },
        { token: problem.token },
      );
    case 'range':
      return translate(
        {
          id: 'simulators.WindowFrame.range',
          message: '“{token}”: k từ 0 đến {key}, v từ 0 đến {value}.',
          description: 'A key or value is out of range',
        },
        { token: problem.token, key: LIMITS.key, value: LIMITS.value },
      );
    case 'unlabelled':
      return translate(
        {
          id: 'simulators.WindowFrame.unlabelled',
          message: 'Đã có phân vùng thì mọi hàng đều cần một tên phân vùng: “{token}” đứng trước tên đầu tiên.',
          description: 'Some rows have partitions and one has none',
        },
        { token: problem.token },
      );
    case 'count':
      return translate(
        {
          id: 'simulators.WindowFrame.count',
          message: 'Cần từ 1 đến {max} hàng.',
          description: 'There are too few or too many rows',
        },
        { max: LIMITS.rows },
      );
  }
}
