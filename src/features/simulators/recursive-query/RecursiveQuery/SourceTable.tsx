import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { RelationTable } from '../../relation/RelationTable';
import type { TreeInput, TreeLesson, TreeTrace } from '../core/types';

interface Props {
  lesson: TreeLesson;
  input: TreeInput;
  trace: TreeTrace;
  shown: number;
}

/** The source table: the rows that the last step found are highlighted, those found before are tinted. */
export function SourceTable({ lesson, input: { table }, trace: { steps }, shown }: Props): ReactNode {
  const foundIn = (from: number, to: number): Set<number> =>
    new Set(steps.slice(from, to).flatMap((step) => ('found' in step ? step.found.map(({ row }) => row) : [])));
  const now = foundIn(Math.max(shown - 1, 0), shown);
  const before = foundIn(0, Math.max(shown - 1, 0));
  return (
    <RelationTable
      label={translate(
        {
          id: 'simulators.RecursiveQuery.table',
          message: 'Bảng {table}',
          description: 'Name of the table that the query walks',
        },
        { table: table.name },
      )}
      caption={table.name}
      columns={table.columns}
      rows={table.rows.map((cells, row) => ({
        cells,
        state: now.has(row) ? ('now' as const) : before.has(row) ? ('kept' as const) : undefined,
        cellStates: cells.map((_, column) =>
          column === lesson.key || column === lesson.parent ? ('key' as const) : undefined,
        ),
      }))}
      at={shown}
      empty={translate({
        id: 'simulators.RecursiveQuery.noRows',
        message: 'Bảng không có hàng nào.',
        description: 'A table without rows',
      })}
    />
  );
}
