import { useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { NotFetched } from 'light-pages/islands/NotFetched';
import { entryOf } from '@site/src/features/progress/core/record';
import { ProgressNotice } from '@site/src/features/progress/ProgressNotice';
import { useProgress } from '@site/src/features/progress/useProgress';
import { countPatterns, ofPattern } from '../core/patternFilter';
import type { Difficulty, ProblemList } from '../core/problem';
import { FIRST_SORT, pressed, type Row, type SortField } from './columns';
import { PatternFilter } from './PatternFilter';
import { PlainTable } from './PlainTable';
import styles from './styles.module.css';
import { usePatternFilter } from './usePatternFilter';
import { useSortableTable } from './useSortableTable';

const RANKS: Readonly<Record<Difficulty, number>> = { easy: 0, medium: 1, hard: 2 };

function useRows({ problems, patterns }: ProblemList): Row[] {
  const { progress } = useProgress();
  return problems.map((problem) => ({
    ...problem,
    rank: RANKS[problem.difficulty],
    patternName: patterns.find(({ id }) => id === problem.pattern)?.name ?? problem.pattern,
    solved: entryOf(progress.exercises, problem.solvedBy)?.solved ? 1 : 0,
  }));
}

/** All problems of the site and which are solved on this device; the URL stores the selected pattern. */
export function ProblemTable({ list }: { list: ProblemList }): ReactNode {
  const part = useRef<HTMLDivElement>(null);
  const rows = useRows(list);
  const [pattern, choose] = usePatternFilter(list);
  const [sort, setSort] = useState(FIRST_SORT);
  const { Table, hasFailed, ask } = useSortableTable(part);
  const shown = ofPattern(rows, pattern);

  const onSort = (field: SortField) => {
    setSort((before) => pressed(field, before));
    ask();
  };
  const label = translate({
    id: 'problems.ProblemTable.label',
    message: 'Các bài LeetCode',
    description: 'Name of the table of problems',
  });
  return (
    <div className={styles.problems} data-search="off">
      <div className={styles.tools}>
        <PatternFilter patterns={countPatterns(list)} total={rows.length} chosen={pattern} onChoose={choose} />
        <p className={styles.standing}>
          <Translate
            id="problems.ProblemTable.standing"
            description="Above the table of problems: how many of all the reader has solved"
            values={{ solved: rows.filter(({ solved }) => solved === 1).length, total: rows.length }}
          >
            {'Bạn đã giải {solved}/{total} bài'}
          </Translate>
        </p>
        <p className={styles.shown} role="status">
          {pattern !== undefined && (
            <span>
              <Translate
                id="problems.ProblemTable.shown"
                description="Said when a pattern is chosen: how many problems the table shows"
                values={{ count: shown.length }}
              >
                {'Đang hiện {count} bài'}
              </Translate>
            </span>
          )}
        </p>
      </div>
      <ProgressNotice />
      <div ref={part}>
        {Table ? (
          <Table label={label} rows={rows} pattern={pattern} sort={sort} onSort={onSort} />
        ) : (
          <PlainTable label={label} rows={shown} onSort={onSort} />
        )}
      </div>
      {hasFailed && <NotFetched onRetry={ask} />}
    </div>
  );
}
