import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ListedProblem } from '../core/problem';
import { DifficultyLabel } from '../DifficultyLabel';
import styles from './styles.module.css';

/** A problem with the values by which it is sorted and filtered. */
export interface Row extends ListedProblem {
  /** The difficulty as a number, for sorting. */
  readonly rank: number;
  readonly patternName: string;
  readonly solved: 0 | 1;
}

export type SortField = 'number' | 'rank' | 'patternName' | 'solved';

export interface Sort {
  readonly field: SortField;
  readonly order: 1 | -1;
}

/** The order in the prerendered page. */
export const FIRST_SORT: Sort = { field: 'number', order: 1 };

interface Column {
  readonly id: string;
  readonly className: string | undefined;
  /** Absent where the table cannot be sorted by this column. */
  readonly sort?: SortField;
  readonly header: ReactNode;
  readonly cell: (row: Row) => ReactNode;
}

/** The columns of both tables: the prerendered one and the sortable one. */
export const COLUMNS: readonly Column[] = [
  {
    id: 'number',
    className: styles.number,
    sort: 'number',
    header: (
      <Translate id="problems.ProblemTable.number" description="Column of the table of problems: LeetCode's number">
        Số
      </Translate>
    ),
    cell: ({ number }) => number,
  },
  {
    id: 'title',
    className: styles.title,
    header: (
      <Translate id="problems.ProblemTable.title" description="Column of the table of problems: title with link">
        Bài
      </Translate>
    ),
    cell: ({ href, title }) => <Link to={href}>{title}</Link>,
  },
  {
    id: 'difficulty',
    className: styles.difficulty,
    sort: 'rank',
    header: (
      <Translate id="problems.ProblemTable.difficulty" description="Column of the table of problems">
        Độ khó
      </Translate>
    ),
    cell: ({ difficulty }) => <DifficultyLabel difficulty={difficulty} />,
  },
  {
    id: 'pattern',
    className: styles.pattern,
    sort: 'patternName',
    header: (
      <Translate id="problems.ProblemTable.pattern" description="Column of the table of problems">
        Dạng bài
      </Translate>
    ),
    cell: ({ patternName }) => patternName,
  },
  {
    id: 'solved',
    className: styles.solved,
    sort: 'solved',
    header: (
      <Translate
        id="problems.ProblemTable.solved"
        description="Column of the table of problems: whether the reader has solved it"
      >
        Đã giải
      </Translate>
    ),
    // PrimeReact would print `false`.
    cell: ({ solved }) => (solved === 1 ? <SolvedMark /> : null),
  },
];

function SolvedMark(): ReactNode {
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">✓</span>
      <span className={styles.markText}>
        <Translate id="problems.ProblemTable.isSolved" description="Mark of a problem that the reader has solved">
          Đã giải
        </Translate>
      </span>
    </span>
  );
}

/** The `aria-sort` value of a column. */
export function sortOf(column: Column, { field, order }: Sort): 'none' | 'ascending' | 'descending' | undefined {
  if (!column.sort) return undefined;
  if (column.sort !== field) return 'none';
  return order === 1 ? 'ascending' : 'descending';
}

/** The order after a click on a column's button. */
export function pressed(field: SortField, sort: Sort): Sort {
  return { field, order: field === sort.field && sort.order === 1 ? -1 : 1 };
}

interface HeaderProps {
  column: Column;
  onSort: (field: SortField) => void;
}

/**
 * The heading of a column: a button where the column can be sorted. Without scripts CSS shows the plain text instead.
 */
export function ColumnHeader({ column: { sort, header }, onSort }: HeaderProps): ReactNode {
  if (!sort) return header;
  return (
    <>
      <button type="button" className={styles.sort} onClick={() => onSort(sort)}>
        {header}
      </button>
      <span className={styles.staticHead}>{header}</span>
    </>
  );
}
