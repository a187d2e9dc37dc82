import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Sheet } from '../../shared/Sheet';
import type { Cell, Column } from '../core/types';
import styles from './styles.module.css';

/**
 * How a row looks: `now` is current, `kept` has passed, `faint` is left out, `struck` was dropped, `hidden` comes
 * later.
 */
export type RowState = 'now' | 'kept' | 'faint' | 'struck' | 'hidden';

/**
 * How a cell looks within its row: `key` is compared, `filled` is a NULL from an outer join, `again` repeats the row
 * above.
 */
export type CellState = 'key' | 'filled' | 'again';

export interface RelationRow {
  readonly cells: readonly Cell[];
  readonly state?: RowState;
  /** The states of the cells, by column. */
  readonly cellStates?: readonly (CellState | undefined)[];
  /** The cells of the note columns, to the right of the data. */
  readonly notes?: readonly ReactNode[];
  /** Whether the table scrolls to this row; by default, whether its state is `now`. */
  readonly current?: boolean;
  /** Draws a line above the row, where another group begins. */
  readonly begins?: boolean;
}

/** Columns that belong together, such as those of one table in the result of a join. */
export interface ColumnGroup {
  readonly label: string;
  readonly span: number;
  /** Which of the site's two colours the columns have. */
  readonly side?: 'left' | 'right';
}

export interface RelationTableProps {
  /** Name of the region, which scrolls and is therefore focusable. */
  label: string;
  /** The caption above the table. */
  caption: ReactNode;
  /** Colour of the caption. */
  side?: 'left' | 'right';
  columns: readonly Column[];
  groups?: readonly ColumnGroup[];
  /** Headings of the note columns. */
  notes?: readonly string[];
  rows: readonly RelationRow[];
  /** The position in the run; whenever it changes, the current row is scrolled into view. */
  at?: number;
  /** The text shown where there are no rows. */
  empty?: string;
}

/** A small data table, a real `<table>` for screen readers, whose rows and cells can be highlighted. */
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
        <table translate="no" className={styles.table}>
          <caption translate="yes" className={clsx(side && styles[side])}>
            {caption}
          </caption>
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
                <th key={note} translate="yes" scope="col" className={styles.note}>
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
                <td translate="yes" colSpan={columns.length + notes.length} className={styles.empty}>
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

/** A value as a result table shows it; NULL looks different from text. */
export function CellText({ cell }: { cell: Cell }): ReactNode {
  return cell === null ? <span className={styles.null}>NULL</span> : String(cell);
}
