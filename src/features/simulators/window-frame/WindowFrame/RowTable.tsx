import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { sheet } from '../../shared/Sheet';
import { marked, StepTable } from '../../shared/StepTable';
import { hasFrame, isPartitioned } from '../core/simulate';
import {
  AGGREGATES,
  type FrameStep,
  type WindowColumns,
  type WindowFunction,
  type WindowInput,
  type WindowTrace,
} from '../core/types';
import { formatRange, formatResult, meanings } from './words';
import styles from './styles.module.css';

interface Props {
  trace: WindowTrace;
  input: WindowInput;
  columns: WindowColumns;
  shown: number;
  format: (value: number) => string;
}

/** The rows in order, with signs for their relation to the row being computed. */
export function RowTable({ trace: { steps, result }, input, columns, shown, format }: Props): ReactNode {
  const now = steps[shown - 1];
  const { ordered } = result;
  const hasPartitions = isPartitioned(ordered);
  const usedRows = usedRowsHead(input);
  return (
    <div className={styles.rows}>
      <StepTable
        label={translate(
          {
            id: 'simulators.WindowFrame.table',
            message: 'Các hàng theo thứ tự của {key}',
            description: 'Name of the table of rows',
          },
          { key: columns.key },
        )}
        at={shown}
        className={styles.table}
        columns={[
          {
            head: translate({
              id: 'simulators.WindowFrame.row',
              message: 'Hàng',
              description: 'Column: number of the row',
            }),
            headLooks: [],
          },
          ...[...(hasPartitions ? [columns.partition] : []), columns.key, columns.value].map(
            (head) => ({ head, headLooks: ['code'], looks: ['box'] }) as const,
          ),
          {
            head: translate({
              id: 'simulators.WindowFrame.signs',
              message: 'Dấu',
              description: 'Column: signs that say what a row is to the current row',
            }),
            looks: ['words'],
          },
          ...(usedRows ? [{ head: usedRows, looks: ['words'] } as const] : []),
          {
            head: translate({
              id: 'simulators.WindowFrame.result',
              message: 'Kết quả',
              description: 'Column: the result of the window function',
            }),
            headLooks: ['number'],
            looks: ['number'],
          },
        ]}
        rows={ordered.map(({ label, key, value }, row) => {
          const step = steps[row];
          const isNear = now?.partition.includes(row) ?? false;
          const begins = row > 0 && ordered[row - 1]?.label !== label;
          const isComing = row >= shown && 'hidden';
          return {
            isNow: now?.row === row,
            className: clsx(begins && styles.begins, hasPartitions && now && !isNear && styles.elsewhere),
            cells: [
              { content: row + 1, className: isNear && styles.near },
              ...(hasPartitions ? [label] : []),
              marked(key, now?.peers.includes(row) && 'touched'),
              marked(value, now && valueLook(input.fn, now, row)),
              {
                content: <Signs now={now} row={row} hasPartitions={hasPartitions} areReadsMarked={marksReads(input)} />,
                className: styles.signs,
              },
              ...(usedRows ? [marked(formatRange(step?.frame ?? step?.reads ?? []), isComing)] : []),
              marked(formatResult(step?.result ?? null, format), isComing),
            ],
          };
        })}
      />
      <Legend input={input} hasPartitions={hasPartitions} />
    </div>
  );
}

/** The heading for the frame, or for the row that LAG and LEAD read; null for ranks, which have neither. */
function usedRowsHead({ fn }: WindowInput): string | null {
  if (hasFrame(fn))
    return translate({
      id: 'simulators.WindowFrame.frame',
      message: 'Khung',
      description: 'Column: the rows of the frame',
    });
  return fn === 'lag' || fn === 'lead'
    ? translate({
        id: 'simulators.WindowFrame.source',
        message: 'Lấy từ hàng',
        description: 'Column: the row that LAG or LEAD takes its value from',
      })
    : null;
}

/** Strong where the value enters the result, pale where it is only in the frame; ranks read no value. */
function valueLook(fn: WindowFunction, { frame, reads }: FrameStep, row: number): 'fresh' | 'touched' | undefined {
  if (!hasFrame(fn) && fn !== 'lag' && fn !== 'lead') return undefined;
  if (reads.includes(row)) return 'fresh';
  return frame?.includes(row) ? 'touched' : undefined;
}

interface SignsProps {
  now: FrameStep | undefined;
  row: number;
  hasPartitions: boolean;
  areReadsMarked: boolean;
}

/** Whether the rows read are marked within the frame; aggregates read the whole frame, so there is nothing to mark. */
function marksReads({ fn }: WindowInput): boolean {
  return !(AGGREGATES as readonly string[]).includes(fn);
}

/** Each sign has its own column, so that rows can be compared down the table. */
function Signs({ now, row, hasPartitions, areReadsMarked }: SignsProps): ReactNode {
  if (!now) return null;
  const words = meanings();
  const isNow = now.row === row;
  const isPeer = !isNow && now.peers.includes(row);
  const isInFrame = now.frame?.includes(row) ?? false;
  const isRead = areReadsMarked && now.reads.includes(row);
  const said = [
    isNow && words.current,
    isPeer && words.peer,
    hasPartitions && !isNow && now.partition.includes(row) && words.partition,
    isInFrame && words.frame,
    isRead && words.read,
  ].filter(Boolean);
  return (
    <>
      <span aria-hidden="true" className={styles.sign}>
        {isNow ? '▶' : isPeer ? '=' : ''}
      </span>
      {now.frame && (
        <span aria-hidden="true" className={styles.sign}>
          {isInFrame ? '■' : ''}
        </span>
      )}
      {areReadsMarked && (
        <span aria-hidden="true" className={styles.sign}>
          {isRead ? '●' : ''}
        </span>
      )}
      <span className={sheet.quiet}>{said.join(', ')}</span>
    </>
  );
}

/** The meaning of the signs; screen readers hear it in each cell. */
function Legend({ input, hasPartitions }: { input: WindowInput; hasPartitions: boolean }): ReactNode {
  const words = meanings();
  const entries: [sign: string, meaning: string][] = [
    ['▶', words.current],
    ['=', words.peer],
    ...(hasPartitions ? [['┃', words.partition] as [string, string]] : []),
    ...(hasFrame(input.fn) ? [['■', words.frame] as [string, string]] : []),
    ...(marksReads(input) ? [['●', words.read] as [string, string]] : []),
  ];
  return (
    <p className={styles.legend} aria-hidden="true">
      {entries.map(([sign, meaning]) => (
        <span key={sign}>
          <b>{sign}</b> {meaning}
        </span>
      ))}
    </p>
  );
}
