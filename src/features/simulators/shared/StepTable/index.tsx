import type { ReactNode } from 'react';
import clsx from 'clsx';
import { Sheet, sheet } from '../Sheet';

/**
 * How a cell looks. `words` is prose, `code` data that translators leave alone, `number` stands at the right, `box` has a
 * border, `divided` a line before it, and `head` the soft colour of headings. The others are marks: `now` is current,
 * `fresh` new, `touched` looked at.
 */
type Look =
  | 'words'
  | 'code'
  | 'number'
  | 'box'
  | 'divided'
  | 'head'
  | 'now'
  | 'fresh'
  | 'touched'
  | 'good'
  | 'bad'
  | 'warn'
  | 'hidden';

type Looks = readonly (Look | false | undefined)[];

interface StepCell {
  readonly content: ReactNode;
  /** Beside the looks of its column. */
  readonly looks?: Looks;
  readonly className?: string | false;
  /** Whether the table scrolls to this cell. */
  readonly isCurrent?: boolean;
}

interface StepColumn {
  /** A column without a head has only a corner. */
  readonly head?: ReactNode;
  /** Looks of the head; by default `words`. */
  readonly headLooks?: Looks;
  readonly headClass?: string;
  /** What the head names: the column, or the row of heads. */
  readonly headOf?: 'col' | 'row';
  /** Whether this column is the current step: marks its head, to which the table scrolls. */
  readonly isNow?: boolean;
  /** Looks of all cells of the column. */
  readonly looks?: Looks;
}

export interface StepRow {
  readonly cells: readonly (ReactNode | StepCell)[];
  /** Whether this row is the current step: marks its first cell, and the table scrolls to it. */
  readonly isNow?: boolean;
  /** Whether the step is still to come; the row then reserves its space. */
  readonly isHidden?: boolean;
  readonly className?: string;
}

interface Props {
  /** Name of the region, which scrolls and is therefore focusable. */
  label: string;
  /** The number of steps shown; whenever it changes, the current part is scrolled into view. */
  at?: number;
  /** Whether a long list scrolls within a limited height. */
  isTall?: boolean;
  caption?: ReactNode;
  /** Heads that span columns, above the heads of the columns after the first. */
  groups?: readonly { readonly head: string; readonly span: number }[];
  /** Without columns the table has no heads. */
  columns?: readonly StepColumn[];
  /** The first cells of the rows: heads, heads that stay visible while the table scrolls sideways, or plain cells. */
  first?: 'head' | 'pinned' | 'cell';
  rows: readonly StepRow[];
  className?: string;
  /** Class of a table that looks different altogether: its cells have only the classes that they are given. */
  own?: { readonly table: string | undefined; readonly sheet?: string };
}

/** A cell with looks of its own. */
export function marked(content: ReactNode, ...looks: Looks): StepCell {
  return { content, looks };
}

/** The table of a run: real rows and columns for screen readers, with marks that depend on the step. */
export function StepTable({
  label,
  at,
  isTall,
  caption,
  groups,
  columns = [],
  first = 'head',
  rows,
  className,
  own,
}: Props): ReactNode {
  const classOf = (index: number, base: Look | 'cell', looks: Looks, ...classes: (string | false | undefined)[]) => {
    const kind = index === 0 && first === 'pinned' ? 'side' : base;
    return clsx(!own && [sheet[kind], looks.map((look) => look && sheet[look])], classes) || undefined;
  };
  return (
    <Sheet label={label} at={at} className={own?.sheet ?? (isTall ? sheet.tall : undefined)}>
      <table className={clsx(own ? own.table : sheet.table, className)}>
        {caption && <caption>{caption}</caption>}
        {columns.length > 0 && (
          <thead>
            {groups && (
              <tr>
                <td className={sheet.side} />
                {groups.map(({ head, span }, index) => (
                  <th
                    key={head}
                    scope="colgroup"
                    colSpan={span}
                    className={classOf(1, 'head', [index > 0 && 'divided'])}
                  >
                    {head}
                  </th>
                ))}
              </tr>
            )}
            <tr>
              {columns.map(({ head, headLooks, headClass, headOf = 'col', isNow }, index) => {
                const looks = headLooks ?? (index === 0 && first === 'pinned' ? [] : ['words']);
                const shared = {
                  className: classOf(index, 'head', [...looks, isNow && 'now'], headClass),
                  'data-pinned': (index === 0 && first === 'pinned') || undefined,
                };
                return head === undefined ? (
                  <td key={index} {...shared} />
                ) : (
                  <th
                    key={index}
                    scope={headOf}
                    translate={translateOf(looks)}
                    data-current={isNow || undefined}
                    {...shared}
                  >
                    {head}
                  </th>
                );
              })}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ cells, isNow, isHidden, className: ofRow }, row) => (
            <tr
              key={row}
              className={clsx(isHidden && sheet.hidden, ofRow) || undefined}
              data-current={isNow || undefined}
            >
              {cells.map((cell, index) => {
                const { content, looks: marks = [], className: ofCell, isCurrent } = cellOf(cell);
                const looks = [...(columns[index]?.looks ?? []), ...marks, index === 0 && isNow && 'now'] as Looks;
                const Tag = index === 0 && first !== 'cell' ? 'th' : 'td';
                return (
                  <Tag
                    key={index}
                    scope={Tag === 'th' ? 'row' : undefined}
                    className={classOf(index, Tag === 'th' ? 'head' : 'cell', looks, ofCell)}
                    translate={translateOf(looks)}
                    data-current={isCurrent || undefined}
                  >
                    {content}
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function cellOf(cell: ReactNode | StepCell): StepCell {
  return typeof cell === 'object' && cell !== null && 'content' in cell ? cell : { content: cell };
}

function translateOf(looks: Looks): 'no' | undefined {
  return looks.includes('code') ? 'no' : undefined;
}
