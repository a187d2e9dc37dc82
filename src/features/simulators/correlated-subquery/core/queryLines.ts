import { aliased } from '../../relation/core/labels';
import { substitute, type Piece } from '../../relation/core/substitute';
import type { Row } from '../../relation/core/types';
import type { SubqueryInput, SubqueryLesson, SubqueryResult } from './types';

/** The part of the query that a line belongs to: the outer query, the inner query, or the condition between them. */
export type QueryPart = 'walk' | 'ask' | 'decide';

export interface QueryLine {
  readonly part: QueryPart;
  readonly indent: string;
  /** The SQL keywords at the start of the line. */
  readonly words: string;
  readonly rest: string;
}

const INDENT = '  ';

/** The whole query, line by line; joined, the lines are the text that an engine runs. */
export function queryLines(input: SubqueryInput, aliases: SubqueryLesson['aliases']): QueryLine[] {
  const { outer, mode, column, operator } = input;
  const compared = `${aliases[0]}.${column}`;
  const [words, rest] = {
    exists: ['WHERE EXISTS', '('],
    notExists: ['WHERE NOT EXISTS', '('],
    in: ['WHERE', `${compared} IN (`],
    notIn: ['WHERE', `${compared} NOT IN (`],
    scalar: ['WHERE', `${compared} ${operator} (`],
  }[mode] as [string, string];
  return [
    { part: 'walk', indent: '', words: 'SELECT', rest: '*' },
    { part: 'walk', indent: '', words: 'FROM', rest: aliased(outer.name, aliases[0]) },
    { part: 'decide', indent: '', words, rest },
    ...innerHead(input, aliases).map(([first, then]): QueryLine => ({
      part: 'ask',
      indent: INDENT,
      words: first,
      rest: then,
    })),
    ...(input.where.trim() === ''
      ? []
      : [{ part: 'ask', indent: INDENT, words: 'WHERE', rest: input.where } satisfies QueryLine]),
    { part: 'decide', indent: '', words: '', rest: ')' },
  ];
}

/** The inner query up to its WHERE, clause by clause. */
function innerHead({ mode, inner, select, aggregate }: SubqueryInput, [, alias]: SubqueryLesson['aliases']) {
  const column = select === '' ? '*' : `${alias}.${select}`;
  const selected = { exists: '1', notExists: '1', in: column, notIn: column, scalar: `${aggregate}(${column})` }[mode];
  return [
    ['SELECT', selected],
    ['FROM', aliased(inner.name, alias)],
  ] as const;
}

/** The inner query in pieces, with the values of an outer row in place of the outer columns. */
export function innerQueryFor(
  input: SubqueryInput,
  aliases: SubqueryLesson['aliases'],
  { where }: SubqueryResult,
  outer: Row,
): readonly Piece[] {
  const head = innerHead(input, aliases)
    .map((clause) => clause.join(' '))
    .join(' ');
  if (!where) return [{ kind: 'written', text: head }];
  const references = where.references.filter((each) => each.kind === 'column' && each.index < outer.length);
  return [{ kind: 'written', text: `${head} WHERE ` }, ...substitute({ ...where, references }, outer)];
}
