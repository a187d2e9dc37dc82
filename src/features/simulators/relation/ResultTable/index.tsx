import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { RelationTable, type RelationRow, type RelationTableProps } from '../RelationTable';

interface Props extends Omit<RelationTableProps, 'label' | 'caption' | 'side' | 'rows' | 'empty'> {
  /** All rows that the run makes, of which the first `made` are there so far. */
  rows: readonly RelationRow[];
  made: number;
  /** How many of them the caption counts: all that are there, unless something threw out some. */
  count?: number;
  /** Rows not reached yet keep their place, so that nothing moves; where they are to be guessed, they take none. */
  isGuessed: boolean;
  /** No row comes any more: where there is none by now, the table says so. */
  isComplete: boolean;
  /** Above the table, in place of the number of rows. */
  caption?: string;
}

/** The result of a query, growing as the machine runs. */
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
        isGuessed ? rows.slice(0, made) : rows.map((row, place) => (place < made ? row : { ...row, state: 'hidden' }))
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
