import { LIMITS, type Nullable } from './types';

export type NullableProblem =
  { readonly code: 'token'; readonly token: string } | { readonly code: 'count'; readonly got: number };

export type ParsedNullables =
  | { readonly ok: true; readonly value: readonly Nullable[] }
  | { readonly ok: false; readonly problem: NullableProblem };

/** Reads numbers and NULLs separated by commas or spaces. */
export function parseNullables(text: string, minLength: number, maxLength: number): ParsedNullables {
  const values: Nullable[] = [];
  for (const token of text.split(/[\s,;]+/).filter(Boolean)) {
    if (/^null$/i.test(token)) values.push(null);
    else if (/^\d{1,9}$/.test(token) && Number(token) <= LIMITS.number) values.push(Number(token));
    else return { ok: false, problem: { code: 'token', token } };
  }
  if (values.length < minLength || values.length > maxLength)
    return { ok: false, problem: { code: 'count', got: values.length } };
  return { ok: true, value: values };
}

export function formatNullable(value: Nullable): string {
  return value === null ? 'NULL' : String(value);
}
