const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * Parses a duration as k6 writes it: `30s`, `1m30s`, `500ms`, `1.5h`, or a number of milliseconds.
 *
 * @returns milliseconds, or undefined if it is no duration
 */
export function parseDuration(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return Number(text);
  const [, sign = '', body = ''] = /^(-?)((?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+)$/.exec(text) ?? [];
  if (!body) return undefined;
  let total = 0;
  for (const [, amount = '', unit = ''] of body.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/g)) {
    total += Number(amount) * (UNITS[unit] ?? 0);
  }
  return sign ? -total : total;
}
