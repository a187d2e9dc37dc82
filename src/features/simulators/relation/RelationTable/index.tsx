import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Sheet } from '../../shared/Sheet';
import type { Cell, Column } from '../core/types';
import styles from './styles.module.css';

/** How a row looks: `now` is being looked at, `kept` has passed, `faint` is not concerned, `struck` was thrown out, `hidden` is not reached yet. */
export type RowState = 'now' | 'kept' | 'faint' | 'struck' | 'hidden';

/** How one cell stands out of its row: `key` is compared, `filled` is a NULL that an outer join put there, `again` repeats the row above. */
export type CellState = 'key' | 'filled' | 'again';

export interface RelationRow {
  readonly cells: readonly Cell[];
  readonly state?: RowState;
  /** By column. */
  readonly cellStates?: readonly (CellState | undefined)[];
  /** What stands in the columns of notes, right of the table. */
  readonly notes?: readonly ReactNode[];
  /** The row that the table scrolls to; `now` where this is left out. */
  readonly current?: boolean;
  /** Draws a line above the row: another group begins. */
  readonly begins?: boolean;
}

/** Columns that belong together, such as those of one table in the result of a join. */
export interface ColumnGroup {
  readonly label: string;
  readonly span: number;
  /** Which of the two colours of the site its columns have. */
  readonly side?: 'left' | 'right';
}

export interface RelationTableProps {
  /** Name of the region: it scrolls, so it can be reached by keyboard. */
  label: string;
  /** Above the table; a table of data has a name. */
  caption: ReactNode;
  /** Colour of the caption. */
  side?: 'left' | 'right';
  columns: readonly Column[];
  groups?: readonly ColumnGroup[];
  /** Heads of the columns of notes. */
  notes?: readonly string[];
  rows: readonly RelationRow[];
  /** The position in the run: when it moves, the current row is brought into view. */
  at?: number;
  /** Said in place of rows where there are none. */
  empty?: string;
}

/** A small table of data, a real one for screen readers, in which rows and cells can be made to stand out. */
export function RelationTable({
  label,
  caption,
  side,
  columns,
  groups,
  notes = [],
  rows,
  at,
  empty,
}: RelationTableProps): ReactNode {
  const sides = groups?.flatMap(({ span, side: of }) => Array.from({ length: span }, () => of)) ?? [];
  return (
    <div className={styles.relation}>
      <Sheet label={label} at={at} className={styles.sheet}>
        <table className={styles.table}>
          <caption className={clsx(side && styles[side])}>{caption}</caption>
          <thead>
            {groups && (
              <tr>
                {groups.map((group) => (
                  <th
                    key={group.label}
                    scope="colgroup"
                    colSpan={group.span}
                    className={clsx(styles.group, group.side && styles[group.side])}
                  >
                    {group.label}
                  </th>
                ))}
                {notes.length > 0 && <td colSpan={notes.length} />}
              </tr>
            )}
            <tr>
              {columns.map(({ name, type }, index) => (
                <th key={index} scope="col" className={clsx(type === 'number' && styles.number)}>
                  {name}
                </th>
              ))}
              {notes.map((note) => (
                <th key={note} scope="col" className={styles.note}>
                  {note}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <TableRow key={index} row={row} columns={columns} sides={sides} />
            ))}
            {rows.length === 0 && empty && (
              <tr>
                <td colSpan={columns.length + notes.length} className={styles.empty}>
                  {empty}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </Sheet>
    </div>
  );
}

interface RowProps {
  row: RelationRow;
  columns: readonly Column[];
  sides: readonly ColumnGroup['side'][];
}

function TableRow({
  row: { cells, state, cellStates = [], notes = [], current = state === 'now', begins },
  columns,
  sides,
}: RowProps): ReactNode {
  return (
    <tr className={clsx(state && styles[state], begins && styles.begins)} data-current={current || undefined}>
      {cells.map((cell, index) => {
        const own = cellStates[index];
        const side = sides[index];
        return (
          <td
            key={index}
            className={clsx(
              columns[index]?.type === 'number' && styles.number,
              side && styles[side],
              own && styles[own],
            )}
          >
            {state === 'struck' ? <s>{<CellText cell={cell} />}</s> : <CellText cell={cell} />}
          </td>
        );
      })}
      {notes.map((note, index) => (
        <td key={`note-${index}`} className={styles.note}>
          {note}
        </td>
      ))}
    </tr>
  );
}

/** A value as a result table shows it; NULL is no text, and looks so. */
export function CellText({ cell }: { cell: Cell }): ReactNode {
  return cell === null ? <span className={styles.null}>NULL</span> : String(cell);
}
