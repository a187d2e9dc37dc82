import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { marked, StepTable, type StepRow } from '../../shared/StepTable';
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
    <StepTable
      label={label}
      at={shown}
      first="pinned"
      columns={[
        {
          head: translate({
            id: 'simulators.FrameTable.page',
            message: 'Trang',
            description: 'Row of the pages asked for',
          }),
          headOf: 'row',
        },
        ...steps.map(({ page }, index) => ({ head: page, headLooks: [], isNow: index === shown - 1 })),
      ]}
      rows={[
        ...frames.map((frame) => ({
          cells: [
            translate(
              { id: 'simulators.FrameTable.frame', message: 'Khung {number}', description: 'Row of one frame' },
              { number: frame + 1 },
            ),
            ...steps.map((step, index) => frameCell(step, frame, input.policy, index < shown)),
          ],
        })),
        {
          cells: [
            translate({
              id: 'simulators.FrameTable.fault',
              message: 'Lỗi trang',
              description: 'Row that marks the page faults',
            }),
            ...steps.map(({ outcome }, index) => marked(index < shown && outcome !== 'hit' ? '●' : '', 'bad')),
          ],
        },
      ]}
    />
  );
}

function frameCell(
  step: PageStep,
  frame: number,
  policy: PageReplacementInput['policy'],
  isShown: boolean,
): StepRow['cells'][number] {
  const held = step.frames[frame];
  const isTarget = isShown && frame === step.frame;
  const hasHand = policy === 'clock' && isShown && step.hand === frame;
  return {
    content: isShown && held && (
      <>
        {held.page}
        {knowledge(held, policy)}
      </>
    ),
    looks: ['box', isTarget && (step.outcome === 'hit' ? 'touched' : 'fresh')],
    className: hasHand && styles.hand,
  };
}

/** The policy's data about a page: the bit for Clock, the counter for LFU and MFU. */
function knowledge(held: LoadedPage, policy: PageReplacementInput['policy']): ReactNode {
  if (policy === 'clock') return <sub className={styles.memo}>{held.bit ? 1 : 0}</sub>;
  if (policy === 'lfu' || policy === 'mfu') return <sub className={styles.memo}>{held.uses}</sub>;
  return null;
}
