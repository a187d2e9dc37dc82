import type { HiddenCase } from '../core/exercise';
import { splitStatements } from '../core/splitStatements';
import { isNode, nodesIn, parseStatement, printStatement, withoutOne, type TreeNode } from './syntaxTree';

/** An INSERT with one of its rows left out, for each row where it has several. */
function withoutRow(statement: TreeNode): string[] {
  const { values } = statement;
  const rows = isNode(values) ? nodesIn(values.values) : [];
  if (!isNode(values) || rows.length < 2) return [];
  return withoutOne(rows).map((rest) => printStatement({ ...statement, values: { ...values, values: rest } }));
}

/** Every hidden case that comes of one when a row or a whole statement is taken away; an empty text for the last. */
export function weakenCase({ about, sql }: HiddenCase): HiddenCase[] {
  const statements = splitStatements(sql, 'sqlite').map((statement) => statement.sql);
  const texts = statements.flatMap((statement, index) => {
    const weaker = withoutRow(parseStatement(statement));
    return (weaker.length > 0 ? weaker : ['']).map((other) =>
      statements.map((text, at) => (at === index ? other : text)).filter((text) => text !== ''),
    );
  });
  return texts.map((rest) => ({ about, sql: rest.map((text) => `${text};`).join('\n') }));
}
