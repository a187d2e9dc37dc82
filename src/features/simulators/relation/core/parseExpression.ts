import type { ExpressionProblem, ParsedResult, Scope } from './expression';
import { ExpressionParser } from './ExpressionParser';
import { Refusal } from './TokenCursor';
import { tokenize } from './tokenize';
import { LIMITS } from './types';

/** Reads a condition, as after ON, WHERE or HAVING: an expression whose value is TRUE, FALSE or NULL. */
export function parseCondition(text: string, scope: Scope): ParsedResult {
  const parsed = parseExpression(text, scope);
  if (!parsed.ok) return parsed;
  const { root, type } = parsed.value;
  if (type === 'boolean' || type === 'null') return parsed;
  return {
    ok: false,
    problem: { code: 'notCondition', at: root.start, found: text.slice(root.start, root.end), got: type },
  };
}

/**
 * Reads an expression in the small part of SQL on which SQLite, PostgreSQL and MySQL agree: `AND OR NOT ( )`,
 * comparisons, `IS [NOT] NULL`, `+ - *`, numbers, 'text', TRUE, FALSE, NULL, columns and the calls that the scope
 * allows. Types are checked here, so that evaluation never fails; the time is linear in the length of the text.
 */
export function parseExpression(text: string, scope: Scope): ParsedResult {
  const refuse = (problem: ExpressionProblem): ParsedResult => ({ ok: false, problem });
  if (text.length > LIMITS.expression)
    return refuse({ code: 'tooLong', at: LIMITS.expression, limit: LIMITS.expression });
  const { tokens, stopped } = tokenize(text);
  if (stopped !== null) {
    const found = /^(?:--|.)/su.exec(text.slice(stopped))?.[0] ?? '';
    return refuse(found === "'" ? { code: 'unclosedText', at: stopped } : { code: 'character', at: stopped, found });
  }
  if (tokens.length === 0) return refuse({ code: 'empty', at: 0 });
  try {
    const parser = new ExpressionParser(text, tokens, scope);
    const { node, type } = parser.whole();
    return { ok: true, value: { text, root: node, type, references: parser.references } };
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.problem);
    throw error;
  }
}
