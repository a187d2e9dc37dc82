import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { Presets } from '../../shared/fields';
import { hasFrame } from '../core/simulate';
import type { Bound, WindowInput } from '../core/types';

const PRECEDING: Bound = { kind: 'unboundedPreceding', offset: 0 };
const CURRENT: Bound = { kind: 'current', offset: 0 };

interface Props {
  input: WindowInput;
  onPick: (input: WindowInput) => void;
}

/** Functions to compare over the same rows: ranks with ranks, frames with frames. */
export function Examples({ input, onPick }: Props): ReactNode {
  const { fn } = input;
  if (fn === 'lag' || fn === 'lead') return <Presets presets={named(input, ['lag', 'lead'])} onPick={onPick} />;
  if (!hasFrame(fn)) return <Presets presets={named(input, ['row_number', 'rank', 'dense_rank'])} onPick={onPick} />;
  const running = { ...input, start: PRECEDING, end: CURRENT, fn: 'sum' } as const;
  return (
    <Presets
      presets={[
        {
          label: translate({
            id: 'simulators.WindowFrame.runningRows',
            message: 'Tổng cộng dồn, ROWS',
            description: 'Example: running total with ROWS',
          }),
          input: { ...running, unit: 'rows' },
        },
        {
          label: translate({
            id: 'simulators.WindowFrame.runningRange',
            message: 'Tổng cộng dồn, RANGE',
            description: 'Example: running total with RANGE',
          }),
          input: { ...running, unit: 'range' },
        },
        {
          label: translate({
            id: 'simulators.WindowFrame.movingAverage',
            message: 'Trung bình 3 hàng',
            description: 'Example: moving average over three rows',
          }),
          input: {
            ...input,
            unit: 'rows',
            start: { kind: 'preceding', offset: 1 },
            end: { kind: 'following', offset: 1 },
            fn: 'avg',
          },
        },
      ]}
      onPick={onPick}
    />
  );
}

/** Labels the examples with SQL keywords, which are the same in every language. */
function named(input: WindowInput, functions: readonly WindowInput['fn'][]): { label: string; input: WindowInput }[] {
  return functions.map((fn) => ({ label: fn.toUpperCase(), input: { ...input, fn } }));
}
