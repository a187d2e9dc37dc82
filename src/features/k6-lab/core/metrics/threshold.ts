/** A parsed threshold: `p(95)<500`. */
export interface Threshold {
  readonly aggregation: 'avg' | 'count' | 'max' | 'med' | 'min' | 'p' | 'rate' | 'value';
  /** Of `p(N)`. */
  readonly percentile?: number;
  readonly operator: '!=' | '<' | '<=' | '==' | '===' | '>' | '>=';
  readonly limit: number;
}

const FORM =
  /^\s*(avg|count|max|med|min|p|rate|value)(?:\s*\(\s*(\d+(?:\.\d+)?)\s*\))?\s*(<=|>=|===|==|!=|<|>)\s*(-?\d+(?:\.\d+)?)\s*$/;

/**
 * Parses a threshold by k6's grammar: an aggregation, an operator, a number.
 *
 * @returns undefined if it is not one, or if a percentile is outside of 0 to 100
 */
export function parseThreshold(source: string): Threshold | undefined {
  const [, aggregation, percentile, operator, limit] = FORM.exec(source) ?? [];
  if (!aggregation || !operator || limit === undefined) return undefined;
  if ((aggregation === 'p') !== (percentile !== undefined) || Number(percentile ?? 0) > 100) return undefined;
  return {
    aggregation: aggregation as Threshold['aggregation'],
    ...(percentile !== undefined && { percentile: Number(percentile) }),
    operator: operator as Threshold['operator'],
    limit: Number(limit),
  };
}

/** Whether a value satisfies a threshold. */
export function satisfies(value: number, { operator, limit }: Threshold): boolean {
  switch (operator) {
    case '<':
      return value < limit;
    case '<=':
      return value <= limit;
    case '>':
      return value > limit;
    case '>=':
      return value >= limit;
    case '!=':
      return value !== limit;
    default:
      return value === limit;
  }
}
