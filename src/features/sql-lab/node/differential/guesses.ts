import type { EngineName } from '../../core/types';
import {
  and,
  bracketed,
  columnName,
  hasAggregate,
  isBinary,
  isInExists,
  operatorOf,
  upper,
} from '../../mutants/operators/readTree';
import {
  isNode,
  nodePathsOf,
  nodesIn,
  parseStatement,
  printStatement,
  replaceAt,
  type NodePath,
  type Tree,
  type TreeNode,
} from '../../mutants/syntaxTree';
import { splitStatements } from '../../core/statements/splitStatements';
import type { SchemaTable } from './schema';

/** What a column holds, as far as mistakes depend on it. */
type Kind = 'key' | 'number' | 'text' | 'date' | 'enumeration';

interface Facts {
  readonly kind: Kind;
  readonly table: string;
  readonly isFilled: boolean;
  readonly isPositive: boolean;
  /** The most characters of a text. */
  readonly length: number;
  /** The visible values of a text. */
  readonly samples: readonly string[];
}

const quoted = (value: string): TreeNode => ({ type: 'single_quote_string', value });

/** Patterns for the beginning and the end of a text. */
function partsOf(value: string): string[] {
  const words = value.split(' ');
  if (words.length < 2) return value.length > 3 ? [`${value.slice(0, 3)}%`, `%${value.slice(-3)}`] : [];
  return [
    `${words[0] ?? ''}%`,
    `%${words.slice(1).join(' ')}`,
    `%${words.at(-1) ?? ''}`,
    `%${words.slice(1).join(' ')}%`,
  ];
}

/** Makes an expression from a pattern in which `x` and `y` stand for other expressions. */
function pattern(sql: string): (x: Tree, y?: Tree) => Tree {
  const [item] = nodesIn(parseStatement(`SELECT ${sql} AS made`).columns);
  const tree = item?.expr ?? null;
  const paths = nodePathsOf(tree).filter(({ node }) => node.type === 'column_ref');
  return (x, y) =>
    paths.reduce<Tree>(
      (whole, { node, keys }) => replaceAt(whole, keys, bracketed(columnName(node) === 'y' ? y : x)),
      tree,
    );
}

const patterns = (...texts: readonly string[]) => texts.map(pattern);

const TEXTS = patterns('LOWER(x)', 'UPPER(x)', 'TRIM(x)', "NULLIF(x, '')", "REPLACE(x, '  ', ' ')");
/** For texts that may be longer. */
const CUTS = [10, 20].map((length) => ({ length, make: pattern(`SUBSTR(x, 1, ${length})`) }));
/** For columns that may be NULL. */
const FILLED_TEXTS = patterns("COALESCE(x, '')");
const NUMBERS = patterns(
  'x / 1000 * 1000',
  'x / 100 * 100',
  'SUBSTR(CAST(x AS VARCHAR(20)), 1, 6)',
  'CASE WHEN x > 99 THEN 99 ELSE x END',
  'NULLIF(x, 0)',
);
const FILLED_NUMBERS = patterns('COALESCE(x, 0)');
/** A sort by the month, in which the years are forgotten. */
const MONTH_ONLY = pattern('SUBSTR(x, 6, 2)');
/** For numbers that may be negative. */
const POSITIVE = patterns('ABS(x)', 'CASE WHEN x < 0 THEN 0 ELSE x END');
const COUNTS = patterns(
  'CASE WHEN x > 5 THEN 5 ELSE x END',
  'CASE WHEN x > 9 THEN 9 ELSE x END',
  'CASE WHEN x > 999999 THEN 999999 ELSE x END',
  'NULLIF(x, 0)',
);
const COMPUTED = [...COUNTS, ...POSITIVE, ...FILLED_NUMBERS, ...patterns('ROUND(x)', 'CAST(x AS INTEGER)')];
const AVERAGED = pattern('AVG(NULLIF(x, 0))');
const LARGEST = pattern('MAX(x)');
const LAST_TEXTS = patterns("COALESCE(x, 'Ω')", "COALESCE(x, 'zzzz')", "COALESCE(x, '~')");
const JOINED = patterns("x || ' ' || y", 'x + y', 'x || y');
const LIKES = patterns("x LIKE y || '%'", "x LIKE '%' || y", "x LIKE '%' || y || '%'", 'LOWER(x) = LOWER(y)');
/** Another way to write the text of a comparison as a pattern. */
const LOOSE = pattern('x LIKE y');
const EQUAL = pattern('x = y');
/** Of more values nobody thinks that one includes another. */
const MAX_INCLUDED = 4;
/** What is believed to hold for the values on one side of a bound anyway. */
const BELOW = patterns('x >= 0', 'x > 0');
const ABOVE = patterns('x < y * 10', 'x <= y * 2');
const ONE_SIDED: Readonly<Record<string, readonly string[]>> = { '=': ['<=', '>='], '<>': ['<', '>'] };
const LIMITS = [5, 10, 20, 100];

const isLiteral = (tree: Tree): boolean =>
  isNode(tree) && ['number', 'single_quote_string', 'string', 'null', 'bool'].includes(String(tree.type));
const isColumn = (tree: Tree): tree is TreeNode => isNode(tree) && tree.type === 'column_ref';

/** Whether a column is selected under its own name. */
const isUnnamed = (node: TreeNode): node is TreeNode & { readonly expr: TreeNode } =>
  'as' in node && node.as === null && isColumn(node.expr ?? null);

/** Whether an expression computes a number. */
const isComputed = (node: TreeNode): boolean =>
  node.type === 'aggr_func' || (isBinary(node) && ['+', '-', '*', '/', '%'].includes(operatorOf(node)));

/** Makes the mistakes of one statement. */
class Guesser {
  constructor(private readonly facts: ReadonlyMap<string, Facts>) {}

  private factsOf(tree: Tree): Facts | undefined {
    return isColumn(tree) ? this.facts.get(columnName(tree).toLowerCase()) : undefined;
  }

  private kindOf(tree: Tree): Kind | undefined {
    return this.factsOf(tree)?.kind;
  }

  /** The nodes that may stand in the place of a node. */
  at({ node, above }: NodePath): Tree[] {
    if (isInExists(above.slice(1))) return [];
    return [
      ...this.limited(node, above),
      ...this.wrapped(node, above),
      ...this.compared(node),
      ...this.counted(node, above),
      ...this.merged(node),
      ...this.sorted(node),
    ];
  }

  /** Stops after so many rows as the visible ones suffice for. */
  private limited(node: TreeNode, above: readonly TreeNode[]): Tree[] {
    const isRoot = above.length === 0 && node.type === 'select' && !isNode(node._next);
    if (!isRoot || (isNode(node.limit) && nodesIn(node.limit.value).length > 0)) return [];
    return LIMITS.map((value) => ({ ...node, limit: { seperator: '', value: [{ type: 'number', value }] } }));
  }

  /** Changes values that need no change. */
  private wrapped(node: TreeNode, above: readonly TreeNode[]): Tree[] {
    const [parent] = above;
    // The names of a CTE's columns are no expressions.
    if (!parent || 'stmt' in parent) return [];
    if (isUnnamed(node)) {
      const as = columnName(node.expr);
      return this.wrapped(node.expr, [{}]).map((expr) => ({ ...node, expr, as }));
    }
    if (isUnnamed(parent) || (isBinary(parent) && operatorOf(parent).startsWith('IS'))) return [];
    const makers = isComputed(node)
      ? node.type === 'aggr_func' && upper(node.name) === 'COUNT'
        ? COUNTS
        : COMPUTED
      : this.makersOf(node);
    return makers.map((make) => make(node));
  }

  private makersOf(node: TreeNode): typeof TEXTS {
    const facts = this.factsOf(node);
    switch (facts?.kind) {
      case 'text':
        return [
          ...TEXTS,
          ...CUTS.flatMap(({ length, make }) => (length < facts.length ? [make] : [])),
          ...(facts.isFilled ? [] : FILLED_TEXTS),
        ];
      case 'number':
        return [...NUMBERS, ...(facts.isFilled ? [] : FILLED_NUMBERS), ...(facts.isPositive ? [] : POSITIVE)];
      default:
        return [];
    }
  }

  private compared(node: TreeNode): Tree[] {
    if (!isBinary(node)) return [];
    const operator = operatorOf(node);
    const { left, right } = node;
    const isText = this.kindOf(left) === 'text' && (this.kindOf(right) === 'text' || isLiteral(right));
    if (operator === '=' && isText)
      return [
        ...LIKES.map((make) => bracketed(make(left, right))),
        ...(isNode(right) && typeof right.value === 'string' && right.type === 'single_quote_string'
          ? partsOf(right.value).map((value) => bracketed(LOOSE(left, { ...right, value })))
          : this.included(left, right).map((other) =>
              bracketed({ type: 'binary_expr', operator: 'OR', left: node, right: bracketed(other) }),
            )),
      ];
    if (operator in ONE_SIDED && isNode(right) && right.type === 'number')
      return (ONE_SIDED[operator] ?? []).map((other) => ({ ...node, operator: other, parentheses: true }));
    const bounds = operator.startsWith('<') ? BELOW : operator.startsWith('>') ? ABOVE : [];
    return isNode(right) && right.type === 'number' ? bounds.map((make) => and(node, make(left, right))) : [];
  }

  /** Takes one of few values to include another one. */
  private included(left: Tree, right: Tree): Tree[] {
    const { samples = [] } = this.factsOf(left) ?? {};
    if (samples.length > MAX_INCLUDED) return [];
    return samples.flatMap((one) =>
      samples.flatMap((other) => (one === other ? [] : [and(EQUAL(left, quoted(one)), EQUAL(right, quoted(other)))])),
    );
  }

  /** Takes the highest key for the number of rows, or leaves zeros out of an average. */
  private counted(node: TreeNode, above: readonly TreeNode[]): Tree[] {
    if (node.type !== 'aggr_func' || !isNode(node.args)) return [];
    const { args } = node;
    if (upper(node.name) === 'AVG') return [AVERAGED(args.expr)];
    if (upper(node.name) !== 'COUNT' || !isNode(args.expr)) return [];
    const isStar = args.expr.type === 'star';
    if (!isStar && this.kindOf(args.expr) !== 'key') return [];
    const query = above.find(({ type }) => type === 'select');
    const [first] = nodesIn(query?.from);
    const table = isStar ? first?.table : this.factsOf(args.expr)?.table;
    const named = (name: string): TreeNode => ({
      type: 'column_ref',
      table: isStar ? null : ((args.expr as TreeNode).table ?? null),
      column: { expr: { type: 'default', value: name } },
    });
    const own = [...this.facts].filter(([, facts]) => facts.table === table);
    const key = own.find(([, { kind }]) => kind === 'key')?.[0];
    return [
      ...(key === undefined ? [] : [LARGEST(isStar ? named(key) : args.expr)]),
      // A value that seems to identify the rows.
      ...own
        .filter(([, { kind, isFilled }]) => kind !== 'key' && isFilled)
        .map(([name]) => ({ ...node, args: { ...args, distinct: 'DISTINCT', expr: named(name) } })),
    ];
  }

  /** Makes one key of two: of the sort keys, the group keys or the columns of DISTINCT. */
  private merged(node: TreeNode): Tree[] {
    const found: Tree[] = [];
    const order = nodesIn(node.orderby);
    for (const [index, key] of order.slice(0, -1).entries()) {
      const next = order[index + 1];
      if (!next) continue;
      for (const make of JOINED)
        found.push({
          ...node,
          orderby: [...order.slice(0, index), { ...key, expr: make(key.expr, next.expr) }, ...order.slice(index + 2)],
        });
    }
    const groups = isNode(node.groupby) ? nodesIn(node.groupby.columns) : [];
    if (groups.length > 1 && isNode(node.groupby))
      for (const make of JOINED)
        found.push({
          ...node,
          groupby: { ...node.groupby, columns: [make(groups[0], groups[1]), ...groups.slice(2)] },
        });
    const items = nodesIn(node.columns).map(({ expr }) => expr);
    const isDistinct = isNode(node.distinct) && upper(node.distinct.type) === 'DISTINCT';
    if (isDistinct && items.length > 1 && !hasAggregate(node.columns))
      for (const make of JOINED)
        found.push({
          ...node,
          distinct: { type: null },
          groupby: { columns: [make(items[0], items[1]), ...items.slice(2)], modifiers: [] },
        });
    return found;
  }

  /** Puts a value that seems to be the last one for NULL, or forgets the year. */
  private sorted(node: TreeNode): Tree[] {
    const order = nodesIn(node.orderby);
    return order.flatMap((key, index) => {
      const facts = this.factsOf(key.expr);
      const isLabel = isColumn(key.expr) && /month/i.test(columnName(key.expr)) && !facts;
      const makers =
        facts?.kind === 'text' && !facts.isFilled ? LAST_TEXTS : isLabel || facts?.kind === 'date' ? [MONTH_ONLY] : [];
      return makers.map((make) => ({
        ...node,
        orderby: order.map((other, at) => (at === index ? { ...other, expr: make(key.expr), nulls: '' } : other)),
      }));
    });
  }
}

/** What columns hold, by name; of columns with the same name, the last one that is no key counts. */
function factsOf(tables: readonly SchemaTable[]): Map<string, Facts> {
  const facts = new Map<string, Facts>();
  for (const { name: table, columns, primaryKey, rows } of tables)
    for (const [at, { name, type, references, nullable, checks, length = Infinity }] of columns.entries()) {
      const isKey = references !== undefined || (primaryKey.includes(name) && type === 'integer');
      const isEnumeration = checks.some((check) => check.includes("'"));
      const kind =
        type === 'integer' || type === 'real'
          ? 'number'
          : type === 'text'
            ? isEnumeration
              ? 'enumeration'
              : 'text'
            : 'date';
      const isPositive = checks.some((check) => check.includes('>'));
      const samples = kind === 'text' ? [...new Set(rows.map((row) => String(row[at])))] : [];
      if (isKey && facts.has(name.toLowerCase())) continue;
      facts.set(name.toLowerCase(), {
        kind: isKey ? 'key' : kind,
        table,
        isFilled: !nullable,
        isPositive,
        samples,
        length,
      });
    }
  return facts;
}

/**
 * Wrong answers that pass on ordinary rows, made from a solution: a value too much trusted, two keys made into one, a
 * limit that no visible result reaches. Many of them are right whatever the rows, so they serve for choosing databases
 * only.
 *
 * @param sql - a single query
 */
export function guessesOf(sql: string, engine: EngineName, tables: readonly SchemaTable[]): string[] {
  const [statement, ...others] = splitStatements(sql, engine);
  if (!statement || others.length > 0) return [];
  let tree: TreeNode;
  try {
    tree = parseStatement(statement.sql);
  } catch {
    return [];
  }
  const guesser = new Guesser(factsOf(tables));
  const made = new Set<string>();
  for (const path of nodePathsOf(tree))
    for (const node of guesser.at(path)) made.add(printStatement(replaceAt(tree, path.keys, node) as TreeNode));
  made.delete(printStatement(tree));
  return [...made];
}
