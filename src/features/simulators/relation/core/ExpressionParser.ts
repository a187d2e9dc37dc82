import type { BinaryOperator, Call, CallRule, ColumnReference, Expression, Scope, UnaryOperator } from './expression';
import { resolveColumn } from './resolveColumn';
import { Refusal, TokenCursor } from './TokenCursor';
import type { Token } from './tokenize';
import { LIMITS, type Value, type ValueType } from './types';

/** A parsed part with its type and the largest absolute value that it can have. */
interface Part {
  readonly node: Expression;
  readonly type: ValueType;
  readonly bound: number;
}

const LITERALS: Readonly<Record<string, Value>> = { TRUE: true, FALSE: false, NULL: null };
const KEYWORDS = new Set(['AND', 'OR', 'NOT', 'IS', ...Object.keys(LITERALS)]);
const SUMS = new Set(['+', '-']);
const PRODUCTS = new Set(['*']);
const MINUS = new Set(['-']);
const COMPARISONS = new Set(['=', '<>', '!=', '<', '<=', '>', '>=']);
/** Both SQLite and JavaScript read numbers of up to this many digits exactly. */
const MOST_DIGITS = 15;
/** The most rows that a group or a result of a simulator can have, which bounds sums. */
const MOST_ROWS = LIMITS.rows * LIMITS.rows;

/** A recursive descent parser with one method per level of precedence, from OR down. */
export class ExpressionParser extends TokenCursor {
  readonly references: (ColumnReference | Call)[] = [];
  private insideCall = false;

  constructor(
    text: string,
    tokens: readonly Token[],
    private readonly scope: Scope,
  ) {
    super(text, tokens);
  }

  whole(): Part {
    const part = this.disjunction();
    if (this.next()) this.unexpected();
    return part;
  }

  private disjunction(): Part {
    let part = this.conjunction();
    while (this.take('OR')) part = this.logic('OR', part, this.conjunction());
    return part;
  }

  private conjunction(): Part {
    let part = this.negation();
    while (this.take('AND')) part = this.logic('AND', part, this.negation());
    return part;
  }

  private negation(): Part {
    const not = this.take('NOT');
    return not ? this.unary('NOT', this.condition(this.negation()), 'boolean', not.start) : this.test();
  }

  /**
   * A comparison, followed by any number of IS NULL. A second comparison would compare a truth value, so it is refused.
   */
  private test(): Part {
    let part = this.sum();
    const comparison = this.takeSymbol(COMPARISONS);
    if (comparison) {
      const operator = (comparison.text === '!=' ? '<>' : comparison.text) as BinaryOperator;
      const right = this.sum();
      if (part.type !== right.type && part.type !== 'null' && right.type !== 'null')
        throw new Refusal({ code: 'typeMix', at: comparison.start, operator, left: part.type, right: right.type });
      part = this.binary(operator, part, right, 'boolean', 1);
    }
    while (this.take('IS')) {
      const not = this.take('NOT');
      const end = (this.take('NULL') ?? this.unexpected()).end;
      part = this.unary(not ? 'IS NOT NULL' : 'IS NULL', part, 'boolean', part.node.start, end);
    }
    return part;
  }

  private sum(): Part {
    return this.arithmetic(
      SUMS,
      () => this.product(),
      (left, right) => left + right,
    );
  }

  private product(): Part {
    return this.arithmetic(
      PRODUCTS,
      () => this.signed(),
      (left, right) => left * right,
    );
  }

  private arithmetic(
    operators: ReadonlySet<string>,
    next: () => Part,
    grow: (left: number, right: number) => number,
  ): Part {
    let part = next();
    for (let token = this.takeSymbol(operators); token; token = this.takeSymbol(operators)) {
      const operator = token.text as BinaryOperator;
      const right = next();
      for (const side of [part, right]) this.number(side, operator);
      const bound = grow(part.bound, right.bound);
      if (bound > LIMITS.exact) throw new Refusal({ code: 'tooLarge', at: token.start, found: operator });
      part = this.binary(operator, part, right, 'number', bound);
    }
    return part;
  }

  private signed(): Part {
    const minus = this.takeSymbol(MINUS);
    if (!minus) return this.primary();
    const operand = this.signed();
    this.number(operand, '-');
    return this.unary('-', operand, 'number', minus.start);
  }

  private primary(): Part {
    if (this.take('(')) {
      const part = this.disjunction();
      if (!this.take(')')) this.unexpected();
      return part;
    }
    const token = this.advance();
    const { start, end } = token;
    const literal = (value: Value, type: ValueType, bound = 1): Part => ({
      node: { kind: 'literal', value, start, end },
      type,
      bound,
    });
    if (token.kind === 'text') return literal(token.text.slice(1, -1).replaceAll("''", "'"), 'text');
    if (token.kind === 'number') {
      if (token.text.length > MOST_DIGITS) throw new Refusal({ code: 'tooLarge', at: start, found: token.text });
      return literal(Number(token.text), 'number', Math.max(1, Number(token.text)));
    }
    const word = token.text.toUpperCase();
    const value = LITERALS[word];
    if (value !== undefined) return literal(value, value === null ? 'null' : 'boolean');
    if (token.kind !== 'word' || KEYWORDS.has(word)) this.unexpected(token);
    return this.take('(') ? this.call(token, word) : this.column(token);
  }

  private column(first: Token): Part {
    const second = this.take('.') ? this.advance() : null;
    if (second && second.kind !== 'word') this.unexpected(second);
    const index = resolveColumn(this.scope, second ? first : null, second ?? first);
    const node = { kind: 'column', index, start: first.start, end: (second ?? first).end } as const;
    if (!this.insideCall) this.references.push(node);
    const column = this.scope.columns[index];
    return { node, type: column?.type ?? 'null', bound: column?.bound ?? 1 };
  }

  private call(token: Token, name: string): Part {
    const rule: CallRule | undefined = this.insideCall ? undefined : this.scope.calls?.[name];
    if (!rule) throw new Refusal({ code: 'unknownCall', at: token.start, found: name });
    this.insideCall = true;
    const star = rule.star ? this.take('*') : undefined;
    const distinct = !star && this.take('DISTINCT') !== undefined;
    const argument = star ? null : this.disjunction();
    const end = (this.take(')') ?? this.unexpected()).end;
    this.insideCall = false;
    const type = rule.typeOf(argument?.type ?? 'null');
    if (!type)
      throw new Refusal({ code: 'wrongArgument', at: token.start, found: name, got: argument?.type ?? 'null' });
    const node: Call = { kind: 'call', name, distinct, argument: argument?.node ?? null, start: token.start, end };
    this.references.push(node);
    const bound = MOST_ROWS * (argument?.bound ?? 1);
    if (bound > LIMITS.exact) throw new Refusal({ code: 'tooLarge', at: token.start, found: name });
    return { node, type, bound };
  }

  private logic(operator: 'AND' | 'OR', left: Part, right: Part): Part {
    return this.binary(operator, this.condition(left), this.condition(right), 'boolean', 1);
  }

  private condition(part: Part): Part {
    const { node, type } = part;
    if (type === 'boolean' || type === 'null') return part;
    throw new Refusal({
      code: 'notCondition',
      at: node.start,
      found: this.text.slice(node.start, node.end),
      got: type,
    });
  }

  private number({ node, type }: Part, operator: string): void {
    if (type !== 'number' && type !== 'null')
      throw new Refusal({ code: 'notNumber', at: node.start, operator, got: type });
  }

  private unary(operator: UnaryOperator, { node, bound }: Part, type: ValueType, start: number, end = node.end): Part {
    return { node: { kind: 'unary', operator, operand: node, start, end }, type, bound };
  }

  private binary(
    operator: BinaryOperator,
    { node: left }: Part,
    { node: right }: Part,
    type: ValueType,
    bound: number,
  ): Part {
    return { node: { kind: 'binary', operator, left, right, start: left.start, end: right.end }, type, bound };
  }
}
