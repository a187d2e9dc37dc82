import type { HiddenCase } from '../core/grading/exercise';
import { splitStatements } from '../core/statements/splitStatements';
import { isNode, nodesIn, parseStatement, printStatement, withoutOne, type TreeNode } from './syntaxTree';

/** Versions of an INSERT without one of its rows; none if it has only one. */
function withoutRow(statement: TreeNode): string[] {
  const { values } = statement;
  const rows = isNode(values) ? nodesIn(values.values) : [];
  if (!isNode(values) || rows.length < 2) return [];
  return withoutOne(rows).map((rest) => printStatement({ ...statement, values: { ...values, values: rest } }));
}

/** All versions of a hidden case without one row or one statement; the text is empty if nothing is left. */
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
