import { translate } from '@docusaurus/Translate';
import { formatCell, type Row } from '../../relation/core/types';
import type { Clause, Group } from '../core/types';

/** SQL keywords, which are the same in every language. Aggregates have no clause of their own. */
export const CLAUSE_WORDS: Record<Exclude<Clause, 'aggregate'>, string> = {
  from: 'FROM',
  where: 'WHERE',
  groupBy: 'GROUP BY',
  having: 'HAVING',
  select: 'SELECT',
  orderBy: 'ORDER BY',
};

export function clauseName(clause: Clause): string {
  return clause === 'aggregate'
    ? translate({
        id: 'simulators.GroupingMachine.aggregateStage',
        message: 'hàm tổng hợp',
        description: 'Stage of the query in which aggregates are computed, between GROUP BY and HAVING',
      })
    : CLAUSE_WORDS[clause];
}

/** A row in a sentence: its values, formatted as in a result table. */
export function rowText(cells: Row): string {
  return `(${cells.map(formatCell).join(', ')})`;
}

/** A group in a sentence: its key or, without keys, "the only group". */
export function groupName(group: Pick<Group, 'key'> | undefined): string {
  if (!group || group.key.length === 0)
    return translate({
      id: 'simulators.GroupingMachine.onlyGroup',
      message: 'nhóm duy nhất',
      description: 'The one group of a query without GROUP BY, inside a sentence',
    });
  return translate(
    {
      id: 'simulators.GroupingMachine.group',
      message: 'nhóm {key}',
      description: 'A group, inside a sentence; its key in brackets',
    },
    { key: rowText(group.key) },
  );
}
