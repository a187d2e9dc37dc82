import { splitStatements } from '../core/statements/splitStatements';
import type { EngineName } from '../core/types';
import { OPERATORS } from './operators';
import type { Columns } from './operators/operator';
import { nodePathsOf, parseStatement, printStatement, replaceAt, type TreeNode } from './syntaxTree';

export interface Mutant {
  readonly sql: string;
  /** Short description of the mistake. */
  readonly what: string;
}

interface Rules {
  readonly columns: Columns;
  /** Whether the order of the rows is compared. */
  readonly isOrdered: boolean;
  /** The engine of the solution: only PostgreSQL has dollar-quoted code. */
  readonly engine?: EngineName;
}

function mutantsOf(statement: TreeNode, rules: Rules): Mutant[] {
  return nodePathsOf(statement).flatMap((path) =>
    OPERATORS.flatMap((operator) =>
      operator(path, rules).flatMap(({ what, node }): Mutant[] => {
        const changed = replaceAt(statement, path.keys, node) as TreeNode;
        return [{ what, sql: printStatement(changed) }];
      }),
    ),
  );
}

/** The solution as printed by the parser, one statement per line; mutants are compared with this text. */
export function printedSolution(sql: string): string {
  return splitStatements(sql, 'sqlite')
    .map((statement) => printStatement(parseStatement(statement.sql)))
    .join(';\n');
}

/**
 * Makes plausible wrong answers from a correct one: each contains a single mistake.
 *
 * @throws the parser's message, with the statement, if it cannot parse the solution
 */
export function makeMutants(sql: string, rules: Rules): Mutant[] {
  const { engine = 'sqlite' } = rules;
  const statements = splitStatements(sql, engine).map((statement) => parseStatement(statement.sql));
  const texts = statements.map(printStatement);
  const whole = (parts: readonly string[]) => parts.join(';\n');
  const mutants = [
    ...statements.flatMap((statement, index) =>
      mutantsOf(statement, rules).map((mutant) => ({
        ...mutant,
        sql: whole(texts.map((text, at) => (at === index ? mutant.sql : text))),
      })),
    ),
    ...(texts.length > 1
      ? texts.map((_, left) => ({ what: 'a statement dropped', sql: whole(texts.filter((_text, at) => at !== left)) }))
      : []),
  ];
  const seen = new Set([whole(texts)]);
  return mutants.filter(({ sql: text }) => !seen.has(text) && seen.add(text));
}
