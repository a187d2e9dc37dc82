import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { Sheet, sheet } from '../../shared/Sheet';
import type { LoadedPage, PageReplacementInput, PageStep } from '../core/types';
import styles from './styles.module.css';

interface Props {
  input: PageReplacementInput;
  steps: readonly PageStep[];
  shown: number;
}

/** Memory after each reference, one column per step; columns not yet reached reserve their space. */
export function FrameTable({ input, steps, shown }: Props): ReactNode {
  const label = translate({
    id: 'simulators.FrameTable.label',
    message: 'Các khung trang sau từng lần truy cập',
    description: 'Name of the table of frames',
  });
  const frames = Array.from({ length: input.frames }, (_, frame) => frame);
  return (
    <Sheet label={label} at={shown}>
      <table className={sheet.table}>
        <thead>
          <tr>
            <th scope="row" className={sheet.side} data-pinned>
              {translate({
                id: 'simulators.FrameTable.page',
                message: 'Trang',
                description: 'Row of the pages asked for',
              })}
            </th>
            {steps.map(({ page }, index) => (
              <th
                key={index}
                scope="col"
                className={clsx(sheet.head, index === shown - 1 && sheet.now)}
                data-current={index === shown - 1 || undefined}
              >
                {page}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {frames.map((frame) => (
            <tr key={frame}>
              <th scope="row" className={sheet.side}>
                {translate(
                  { id: 'simulators.FrameTable.frame', message: 'Khung {number}', description: 'Row of one frame' },
                  { number: frame + 1 },
                )}
              </th>
              {steps.map((step, index) => (
                <FrameCell key={index} step={step} frame={frame} policy={input.policy} isShown={index < shown} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={sheet.side}>
              {translate({
                id: 'simulators.FrameTable.fault',
                message: 'Lỗi trang',
                description: 'Row that marks the page faults',
              })}
            </th>
            {steps.map(({ outcome }, index) => (
              <td key={index} className={clsx(sheet.cell, sheet.bad)}>
                {index < shown && outcome !== 'hit' ? '●' : ''}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Sheet>
  );
}

interface CellProps {
  step: PageStep;
  frame: number;
  policy: PageReplacementInput['policy'];
  isShown: boolean;
}

function FrameCell({ step, frame, policy, isShown }: CellProps): ReactNode {
  const held = step.frames[frame];
  const isTarget = isShown && frame === step.frame;
  const hasHand = policy === 'clock' && isShown && step.hand === frame;
  return (
    <td
      className={clsx(
        sheet.cell,
        sheet.box,
        isTarget && (step.outcome === 'hit' ? sheet.touched : sheet.fresh),
        hasHand && styles.hand,
      )}
    >
      {isShown && held ? (
        <>
          {held.page}
          {knowledge(held, policy)}
        </>
      ) : (
        ''
      )}
    </td>
  );
}

/** The policy's data about a page: the bit for Clock, the counter for LFU and MFU. */
function knowledge(held: LoadedPage, policy: PageReplacementInput['policy']): ReactNode {
  if (policy === 'clock') return <sub className={styles.memo}>{held.bit ? 1 : 0}</sub>;
  if (policy === 'lfu' || policy === 'mfu') return <sub className={styles.memo}>{held.uses}</sub>;
  return null;
}
