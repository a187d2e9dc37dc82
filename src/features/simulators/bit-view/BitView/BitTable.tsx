import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { marked, StepTable, type StepRow } from '../../shared/StepTable';
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
    <StepTable
      label={translate({
        id: 'simulators.BitView.table',
        message: 'Các bước trên từng bit',
        description: 'Name of the table of bits',
      })}
      at={shown}
      isTall
      columns={heads[mode].map((head, index) => ({ head, looks: LOOKS[index] }))}
      rows={steps.map((step, index) => ({
        isNow: index === shown - 1,
        cells: cellsOf(step, mode, result.width, index < shown, index + 1),
      }))}
    />
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

const LOOKS = [['number'], ['words'], ['words', 'code']] as const;

function cellsOf(step: BitStep, mode: BitMode, width: number, isShown: boolean, round: number): StepRow['cells'] {
  const head = { single: step.operand, clear: round, mask: step.position, counting: step.operand }[mode];
  const isKnown = mode === 'single' || mode === 'counting' || isShown;
  const word = mode === 'single' || mode === 'counting' ? step.operand : step.before;
  const bits = { single: 0, clear: (step.before ^ step.after) >>> 0, mask: step.operand, counting: 1 }[mode];
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
  return [
    head,
    marked(<Bits word={word} width={width} marked={isShown ? bits : 0} />, !isKnown && 'hidden'),
    marked(results[mode], !isShown && 'hidden'),
  ];
}
