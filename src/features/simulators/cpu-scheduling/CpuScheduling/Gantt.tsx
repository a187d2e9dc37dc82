import type { CSSProperties, ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { Sheet } from '../../shared/Sheet';
import type { SchedulingInput, SchedulingResult, Slice } from '../core/types';
import { processName } from './texts';
import { valuesOf } from './valuesOf';
import styles from './styles.module.css';

interface Props {
  input: SchedulingInput;
  slices: readonly Slice[];
  result: SchedulingResult;
  shown: number;
}

/** What each process comes with, and its lane: solid while it runs, hatched while it waits. */
export function Gantt({ input, slices, result, shown }: Props): ReactNode {
  const total = Math.max(result.makespan, 1);
  const now = slices[shown - 1]?.to ?? 0;
  const barStyle = (from: number, to: number): CSSProperties => ({
    insetInlineStart: `${(100 * from) / total}%`,
    inlineSize: `${(100 * (to - from)) / total}%`,
  });
  const marks = marksOf(slices, total);
  const values = valuesOf(input);
  return (
    <Sheet
      label={translate({
        id: 'simulators.Gantt.label',
        message: 'Biểu đồ Gantt',
        description: 'Name of the Gantt chart',
      })}
    >
      <div className={clsx(styles.gantt, values.length > 2 && styles.ranked)} aria-hidden="true">
        <div className={styles.lane}>
          <span />
          {values.map(({ field, head }) => (
            <span key={field} className={styles.head}>
              {head}
            </span>
          ))}
          <span />
        </div>
        {input.processes.map((each, process) => (
          <div key={process} className={styles.lane}>
            <span className={styles.name}>{processName(process)}</span>
            {values.map(({ field }) => (
              <span key={field} className={styles.value}>
                {each[field]}
              </span>
            ))}
            <span className={styles.track}>
              {now > each.arrival && (
                <span
                  className={styles.waiting}
                  style={barStyle(each.arrival, Math.min(now, result.times[process]?.completion ?? now))}
                />
              )}
              {slices.map((slice, index) =>
                slice.process === process && index < shown ? (
                  <span
                    key={index}
                    className={clsx(styles.running, index === shown - 1 && styles.current)}
                    style={barStyle(slice.from, slice.to)}
                  >
                    {(slice.to - slice.from) / total > 0.06 ? slice.to - slice.from : ''}
                  </span>
                ) : null,
              )}
            </span>
          </div>
        ))}
        <div className={styles.lane}>
          <span className={styles.axis}>
            {marks.map((mark) => (
              <span key={mark} className={styles.mark} style={{ insetInlineStart: `${(100 * mark) / total}%` }}>
                {mark <= now ? mark : ''}
              </span>
            ))}
          </span>
        </div>
      </div>
    </Sheet>
  );
}

/** Times at which the CPU changes hands, thinned out so that the labels do not overlap. */
function marksOf(slices: readonly Slice[], total: number): number[] {
  const marks: number[] = [0];
  for (const { to } of slices) if (to - (marks.at(-1) ?? 0) >= total / 16) marks.push(to);
  return marks;
}
