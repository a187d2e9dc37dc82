import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { Sheet, sheet } from '../../shared/Sheet';
import type { BitInput, BitMode, BitStep, BitTrace } from '../core/types';
import { Bits } from './Bits';
import styles from './styles.module.css';

interface Props {
  input: BitInput;
  trace: BitTrace;
  shown: number;
}

/** One row per step: the number, its bits and the result. */
export function BitTable({ input: { mode }, trace: { steps, result }, shown }: Props): ReactNode {
  const heads: Record<BitMode, readonly string[]> = {
    single: [
      numberHead(),
      bitsHead(),
      translate({ id: 'simulators.BitView.soFar', message: 'XOR tới đây', description: 'Column: XOR so far' }),
    ],
    clear: [
      translate({ id: 'simulators.BitView.round', message: 'Vòng', description: 'Column: number of the round' }),
      bitsHead(),
      countHead(),
    ],
    mask: [
      translate({ id: 'simulators.BitView.position', message: 'Vị trí', description: 'Column: position of the bit' }),
      bitsHead(),
      countHead(),
    ],
    counting: [
      numberHead(),
      bitsHead(),
      translate({
        id: 'simulators.BitView.formula',
        message: 'answer[i >> 1] + bit cuối',
        description: 'Column: how the count is computed',
      }),
    ],
  };
  return (
    <Sheet
      label={translate({
        id: 'simulators.BitView.table',
        message: 'Các bước trên từng bit',
        description: 'Name of the table of bits',
      })}
      at={shown}
      className={sheet.tall}
    >
      <table className={sheet.table}>
        <thead>
          <tr>
            {heads[mode].map((head) => (
              <th key={head} scope="col" className={clsx(sheet.head, sheet.words)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <tr key={index} data-current={index === shown - 1 || undefined}>
              <StepCells
                step={step}
                mode={mode}
                width={result.width}
                isShown={index < shown}
                isNow={index === shown - 1}
                round={index + 1}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function numberHead(): string {
  return translate({ id: 'simulators.BitView.number', message: 'Số', description: 'Column of the numbers' });
}

function countHead(): string {
  return translate({ id: 'simulators.BitView.count', message: 'Đếm', description: 'Column: 1-bits so far' });
}

function bitsHead(): string {
  return translate({ id: 'simulators.BitView.bits', message: 'Các bit', description: 'Column of the bits' });
}

interface StepCellsProps {
  step: BitStep;
  mode: BitMode;
  width: number;
  isShown: boolean;
  isNow: boolean;
  round: number;
}

function StepCells({ step, mode, width, isShown, isNow, round }: StepCellsProps): ReactNode {
  const head = { single: step.operand, clear: round, mask: step.position, counting: step.operand }[mode];
  const isKnown = mode === 'single' || mode === 'counting' || isShown;
  const word = mode === 'single' || mode === 'counting' ? step.operand : step.before;
  const marked = { single: 0, clear: (step.before ^ step.after) >>> 0, mask: step.operand, counting: 1 }[mode];
  const results: Record<BitMode, ReactNode> = {
    single: (
      <>
        <Bits word={step.after} width={width} marked={step.operand} />{' '}
        <span className={styles.equals}>= {step.after}</span>
      </>
    ),
    clear: step.count,
    mask: step.count,
    counting: step.operand === 0 ? '0' : `${step.before} + ${step.after} = ${step.count}`,
  };
  return (
    <>
      <th scope="row" className={clsx(sheet.head, sheet.number, isNow && sheet.now)}>
        {head}
      </th>
      <td className={clsx(sheet.cell, sheet.words, !isKnown && sheet.hidden)}>
        <Bits word={word} width={width} marked={isShown ? marked : 0} />
      </td>
      <td className={clsx(sheet.cell, sheet.words, sheet.code, !isShown && sheet.hidden)}>{results[mode]}</td>
    </>
  );
}
