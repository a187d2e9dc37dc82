import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { RelationTable, type RelationRow, type RelationTableProps } from '../RelationTable';

interface Props extends Omit<RelationTableProps, 'label' | 'caption' | 'side' | 'rows' | 'empty'> {
  /** All rows of the finished run; the first `made` of them exist so far. */
  rows: readonly RelationRow[];
  made: number;
  /** The number of rows in the caption; lower than `made` where some rows were dropped. */
  count?: number;
  /** Whether the reader guesses the rows. If not, rows that come later reserve their space, so that nothing moves. */
  isGuessed: boolean;
  /** Whether no more rows follow: a table without rows then says so. */
  isComplete: boolean;
  /** Replaces the caption with the number of rows. */
  caption?: string;
}

/** The rows of a query's result so far. */
export function ResultTable({ rows, made, count = made, isGuessed, isComplete, caption, ...table }: Props): ReactNode {
  return (
    <RelationTable
      {...table}
      label={translate({
        id: 'simulators.Relation.result',
        message: 'Kết quả',
        description: 'Name of the result of a query',
      })}
      caption={
        caption ??
        translate(
          {
            id: 'simulators.Relation.resultCount',
            message: 'Kết quả: {count} hàng',
            description: 'Above the result of a query: how many rows there are so far',
          },
          { count },
        )
      }
      rows={
        isGuessed ? rows.slice(0, made) : rows.map((row, index) => (index < made ? row : { ...row, state: 'hidden' }))
      }
      empty={
        isComplete
          ? translate({
              id: 'simulators.Relation.noResult',
              message: 'Không có hàng nào.',
              description: 'The query has no rows',
            })
          : undefined
      }
    />
  );
}
