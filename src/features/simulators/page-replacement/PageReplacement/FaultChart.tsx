import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate, { translate } from '@docusaurus/Translate';
import { marked, StepTable } from '../../shared/StepTable';
import { POLICIES, type Policy } from '../core/types';
import { POLICY_NAMES } from './describeStep';
import styles from './styles.module.css';

interface Props {
  counts: Record<Policy, readonly number[]>;
  policy: Policy;
}

const WIDTH = 340;
const HEIGHT = 170;
const LEFT = 26;
/** A margin that puts the columns of ten memory sizes at whole coordinates. */
const RIGHT = 8;
const TOP = 14;
const BOTTOM = 24;

/** Faults against the number of frames, with the chosen policy drawn over the five others; and the same as a table. */
export function FaultChart({ counts, policy }: Props): ReactNode {
  const chosen = counts[policy];
  const most = Math.max(...Object.values(counts).flat(), 1);
  const marks = [0, Math.round(most / 2), most];
  const x = (index: number) => Math.round(LEFT + (index * (WIDTH - LEFT - RIGHT)) / Math.max(chosen.length - 1, 1));
  const y = (count: number) => Math.round(HEIGHT - BOTTOM - (count * (HEIGHT - TOP - BOTTOM)) / most);
  const path = (values: readonly number[]) => values.map((count, index) => `${x(index)},${y(count)}`).join(' ');
  const rises = (values: readonly number[], index: number) =>
    index > 0 && (values[index] ?? 0) > (values[index - 1] ?? 0);
  /** Draws the dots as zero-length lines with round caps. */
  const dots = (areRises: boolean) =>
    chosen.map((count, index) => (rises(chosen, index) === areRises ? `M${x(index)} ${y(count)}h0` : '')).join('');
  const raised = dots(true);
  const title = translate(
    {
      id: 'simulators.FaultChart.title',
      message: 'Số lỗi trang theo số khung, {policy} được tô đậm',
      description: 'Name of the chart of faults',
    },
    { policy: POLICY_NAMES[policy] },
  );

  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <Translate
          id="simulators.FaultChart.caption"
          description="Caption of the chart of faults"
          values={{ policy: <strong>{POLICY_NAMES[policy]}</strong> }}
        >
          {
            'Số lỗi trang theo số khung: {policy} (nét đậm) so với năm thuật toán kia. ▲ là chỗ thêm khung mà lỗi trang lại tăng.'
          }
        </Translate>
      </figcaption>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={title}>
        <path className={styles.rule} d={marks.map((count) => `M${LEFT} ${y(count)}H${WIDTH - RIGHT}`).join('')} />
        {marks.map((count) => (
          <text key={count} className={styles.tick} x={LEFT - 6} y={y(count) + 4} textAnchor="end">
            {count}
          </text>
        ))}
        {chosen.map((_, index) => (
          <text key={index} className={styles.tick} x={x(index)} y={HEIGHT - 8} textAnchor="middle">
            {index + 1}
          </text>
        ))}
        {POLICIES.filter((other) => other !== policy).map((other) => (
          <polyline key={other} className={styles.other} points={path(counts[other])} />
        ))}
        <polyline className={styles.chosen} points={path(chosen)} />
        <path className={styles.point} d={dots(false)} />
        {raised && <path className={clsx(styles.point, styles.rise)} d={raised} />}
        {chosen.map(
          (count, index) =>
            rises(chosen, index) && (
              <text key={index} className={styles.riseMark} x={x(index)} y={y(count) - 8} textAnchor="middle">
                ▲
              </text>
            ),
        )}
      </svg>
      <StepTable
        label={translate({
          id: 'simulators.FaultChart.table',
          message: 'Bảng số lỗi trang của sáu thuật toán',
          description: 'Name of the table beside the chart',
        })}
        first="pinned"
        columns={[
          {
            head: (
              <Translate id="simulators.FaultChart.frames" description="Head of the row of frame counts">
                Số khung
              </Translate>
            ),
          },
          ...chosen.map((_, index) => ({ head: index + 1, headLooks: [] })),
        ]}
        rows={POLICIES.map((name) => ({
          cells: [
            { content: POLICY_NAMES[name], className: name === policy && styles.emphasis },
            ...counts[name].map((count, index) => {
              const isRise = rises(counts[name], index);
              return marked(
                <>
                  {count}
                  {isRise && <span className={styles.riseCell}>▲</span>}
                </>,
                name === policy && 'touched',
                isRise && 'bad',
              );
            }),
          ],
        }))}
      />
    </figure>
  );
}
