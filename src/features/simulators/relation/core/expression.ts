import type { Table, Value, ValueType, ColumnType } from './types';

/** A column that an expression may name; its index in the scope is also its index in the evaluated row. */
export interface ScopeColumn {
  /** The table's alias, or its name. */
  readonly table: string;
  readonly name: string;
  readonly type: ColumnType;
  /** The largest absolute value in the column. The parser refuses arithmetic that could exceed the exact numbers. */
  readonly bound: number;
  /** 0 or absent for the query's own tables, 1 for those of the outer query; the nearest one wins. */
  readonly depth?: number;
}

/** A function that may be called, such as an aggregate; the code that allows it also computes it (see `evaluate`). */
export interface CallRule {
  /** Whether `NAME(*)` is allowed, as in COUNT(*). */
  readonly star?: boolean;
  /** The type of the result; null refuses the argument. */
  readonly typeOf: (argument: ValueType) => ValueType | null;
}

/** All names that an expression may use. */
export interface Scope {
  readonly columns: readonly ScopeColumn[];
  /** Rules by name in capitals; absent where functions are not allowed, as in WHERE. */
  readonly calls?: Readonly<Record<string, CallRule>>;
}

/** The position of a part in the text. */
interface Span {
  readonly start: number;
  readonly end: number;
}

export interface ColumnReference extends Span {
  readonly kind: 'column';
  /** Index in the scope and in the row. */
  readonly index: number;
}

export interface Call extends Span {
  readonly kind: 'call';
  readonly name: string;
  readonly distinct: boolean;
  /** Null for `*`. */
  readonly argument: Expression | null;
}

export type UnaryOperator = 'NOT' | '-' | 'IS NULL' | 'IS NOT NULL';
export type Comparison = '=' | '<>' | '<' | '<=' | '>' | '>=';
export type BinaryOperator = 'AND' | 'OR' | Comparison | '+' | '-' | '*';

export type Expression =
  | ({ readonly kind: 'literal'; readonly value: Value } & Span)
  | ColumnReference
  | Call
  | ({ readonly kind: 'unary'; readonly operator: UnaryOperator; readonly operand: Expression } & Span)
  | ({
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    } & Span);

/** A parsed expression, with everything that a view needs to show its parts. */
export interface ParsedExpression {
  readonly text: string;
  readonly root: Expression;
  readonly type: ValueType;
  /** The calls and the columns outside calls, in text order: the parts that `substitute` replaces. */
  readonly references: readonly (ColumnReference | Call)[];
}

/** Why an expression was refused; `at` is an index into the text. */
export type ExpressionProblem = { readonly at: number } & (
  | { readonly code: 'empty' }
  | { readonly code: 'tooLong'; readonly limit: number }
  | { readonly code: 'character'; readonly found: string }
  | { readonly code: 'unclosedText' }
  /** `found` is empty where the text ends too early. */
  | { readonly code: 'unexpected'; readonly found: string }
  | { readonly code: 'unknownColumn'; readonly found: string; readonly known: readonly string[] }
  | { readonly code: 'unknownTable'; readonly found: string; readonly known: readonly string[] }
  | { readonly code: 'ambiguousColumn'; readonly found: string; readonly known: readonly string[] }
  | { readonly code: 'unknownCall'; readonly found: string }
  | { readonly code: 'wrongArgument'; readonly found: string; readonly got: ValueType }
  /** A number compared with a text: SQLite would accept this, PostgreSQL refuses it, and nobody means it. */
  | { readonly code: 'typeMix'; readonly operator: string; readonly left: ValueType; readonly right: ValueType }
  | { readonly code: 'notNumber'; readonly operator: string; readonly got: ValueType }
  | { readonly code: 'notCondition'; readonly found: string; readonly got: ValueType }
  | { readonly code: 'tooLarge'; readonly found: string }
);

export type ParsedResult =
  { readonly ok: true; readonly value: ParsedExpression } | { readonly ok: false; readonly problem: ExpressionProblem };

/**
 * The scope of FROM: the columns of all tables one after another, so that a row is the concatenation of their cells.
 */
export function scopeOf(tables: readonly { readonly alias: string; readonly table: Table }[]): Scope {
  return {
    columns: tables.flatMap(({ alias, table }) =>
      table.columns.map(({ name, type }, index) => ({
        table: alias,
        name,
        type,
        bound: Math.max(1, ...table.rows.map((row) => Math.abs(Number(type === 'number' ? row[index] : 0)))),
      })),
    ),
  };
}
