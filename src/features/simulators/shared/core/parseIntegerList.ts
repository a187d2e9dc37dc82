/** Why a list of numbers was refused; the view puts it into words. */
export type ListProblem =
  | { readonly code: 'tooFew'; readonly limit: number }
  | { readonly code: 'tooMany'; readonly limit: number; readonly got: number }
  | { readonly code: 'notInteger'; readonly token: string }
  | { readonly code: 'outOfRange'; readonly token: string; readonly min: number; readonly max: number };

interface ListLimits {
  minLength: number;
  maxLength: number;
  min: number;
  max: number;
}

export type ParsedList =
  { readonly ok: true; readonly value: readonly number[] } | { readonly ok: false; readonly problem: ListProblem };

/** Reads whole numbers separated by spaces, commas or semicolons, and says what is wrong with the first bad one. */
export function parseIntegerList(text: string, { minLength, maxLength, min, max }: ListLimits): ParsedList {
  const tokens = text.split(/[\s,;]+/).filter(Boolean);
  for (const token of tokens) {
    if (!/^[-+]?\d+$/.test(token)) return { ok: false, problem: { code: 'notInteger', token } };
    const value = Number(token);
    if (value < min || value > max) return { ok: false, problem: { code: 'outOfRange', token, min, max } };
  }
  if (tokens.length < minLength) return { ok: false, problem: { code: 'tooFew', limit: minLength } };
  if (tokens.length > maxLength)
    return { ok: false, problem: { code: 'tooMany', limit: maxLength, got: tokens.length } };
  return { ok: true, value: tokens.map(Number) };
}
