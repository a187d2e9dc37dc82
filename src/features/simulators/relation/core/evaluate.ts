import type { BinaryOperator, Call, Expression } from './expression';
import type { Row, Truth, Value } from './types';

/** Computes a call for the current row or group. */
export type CallValue = (call: Call) => Value;

const NO_CALLS: CallValue = ({ name }) => {
  throw new Error(`${name} was allowed by a scope, but evaluate() was given no function that computes it.`);
};

/**
 * The value of an expression for one row, by SQL's three-valued logic. Defined for every expression that
 * `parseExpression` accepts and every row of its scope.
 *
 * @param row - the cells of all tables of the scope, one after another; null where an outer join filled up the row
 */
export function evaluate(expression: Expression, row: Row, callValue: CallValue = NO_CALLS): Value {
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'column':
      return row[expression.index] ?? null;
    case 'call':
      return callValue(expression);
    case 'unary': {
      const operand = evaluate(expression.operand, row, callValue);
      if (expression.operator === 'IS NULL') return operand === null;
      if (expression.operator === 'IS NOT NULL') return operand !== null;
      if (operand === null) return null;
      return expression.operator === 'NOT' ? operand === false : 0 - Number(operand);
    }
    case 'binary':
      return combine(
        expression.operator,
        evaluate(expression.left, row, callValue),
        evaluate(expression.right, row, callValue),
      );
  }
}

/** The truth value of a condition for a row. */
export function truthOf(condition: Expression, row: Row, callValue?: CallValue): Truth {
  const value = evaluate(condition, row, callValue);
  return value === null ? null : value === true;
}

function combine(operator: BinaryOperator, left: Value, right: Value): Value {
  if (operator === 'AND' || operator === 'OR') {
    const decisive = operator === 'OR';
    if (left === decisive || right === decisive) return decisive;
    return left === null || right === null ? null : !decisive;
  }
  if (left === null || right === null) return null;
  switch (operator) {
    // Adding 0 turns JavaScript's negative zero, which SQL does not have, into zero.
    case '+':
      return Number(left) + Number(right) + 0;
    case '-':
      return Number(left) - Number(right) + 0;
    case '*':
      return Number(left) * Number(right) + 0;
    case '=':
      return left === right;
    case '<>':
      return left !== right;
    case '<':
      return compareValues(left, right) < 0;
    case '<=':
      return compareValues(left, right) <= 0;
    case '>':
      return compareValues(left, right) > 0;
    case '>=':
      return compareValues(left, right) >= 0;
  }
}

/** Compares two values of one type: FALSE before TRUE, text by code points, as SQLite does. */
export function compareValues(left: NonNullable<Value>, right: NonNullable<Value>): number {
  if (typeof left !== 'string' || typeof right !== 'string') return Number(left) - Number(right);
  const [one, other] = [left, right].map((text) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0));
  const length = Math.max(left.length, right.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (one?.[index] ?? -1) - (other?.[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}
