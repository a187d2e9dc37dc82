import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { NumberField, SelectField, TextField } from '../../shared/fields';
import type { Simulator } from '../../shared/useSimulator';
import { formatRows, parseRows, type RowProblem } from '../core/parseRows';
import { isFrame } from '../core/simulate';
import {
  AGGREGATES,
  BOUND_KINDS,
  LIMITS,
  UNITS,
  type Bound,
  type BoundKind,
  type FrameStep,
  type WindowInput,
  type WindowResult,
} from '../core/types';

/** SQL's own words: they are the same in every language. */
const BOUND_NAMES: Record<BoundKind, string> = {
  unboundedPreceding: 'UNBOUNDED PRECEDING',
  preceding: 'n PRECEDING',
  current: 'CURRENT ROW',
  following: 'n FOLLOWING',
  unboundedFollowing: 'UNBOUNDED FOLLOWING',
};

/** Unit, both bounds, aggregate and rows; only frames that SQL accepts can be chosen. */
export function Inputs({
  sim: { input, setInput },
}: {
  sim: Simulator<WindowInput, FrameStep, WindowResult>;
}): ReactNode {
  return (
    <>
      <SelectField
        label={translate({ id: 'simulators.WindowFrame.unit', message: 'Đơn vị', description: 'Field: ROWS or RANGE' })}
        value={input.unit}
        options={UNITS.map((value) => ({ value, label: value.toUpperCase() }))}
        onChange={(unit) => setInput({ ...input, unit })}
      />
      <SelectField
        label={translate({
          id: 'simulators.WindowFrame.aggregate',
          message: 'Hàm',
          description: 'Field: the aggregate function',
        })}
        value={input.aggregate}
        options={AGGREGATES.map((value) => ({ value, label: value.toUpperCase() }))}
        onChange={(aggregate) => setInput({ ...input, aggregate })}
      />
      <BoundFields
        label={translate({
          id: 'simulators.WindowFrame.from',
          message: 'Từ',
          description: 'Field: start of the frame',
        })}
        bound={input.start}
        accepts={(start) => isFrame({ start, end: input.end })}
        onChange={(start) => setInput({ ...input, start })}
      />
      <BoundFields
        label={translate({ id: 'simulators.WindowFrame.to', message: 'Đến', description: 'Field: end of the frame' })}
        bound={input.end}
        accepts={(end) => isFrame({ start: input.start, end })}
        onChange={(end) => setInput({ ...input, end })}
      />
      <TextField
        label={translate({
          id: 'simulators.WindowFrame.rows',
          message: 'Các hàng k:v',
          description: 'Field: rows as key:value',
        })}
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
          max={LIMITS.offset}
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
          message: '“{token}” không có dạng k:v, ví dụ 2:20.',
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
