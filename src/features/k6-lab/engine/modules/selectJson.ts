/**
 * Selects a part of a JSON value as `response.json(selector)` does, for the common forms: keys and indexes joined by
 * dots, `#` for the length or, before a key, for that key of every element.
 *
 * @returns undefined if there is no such part
 */
export function selectJson(value: unknown, selector: string): unknown {
  const [first = '', ...rest] = selector.split('.');
  if (first === '') return value;
  if (Array.isArray(value) && first === '#') {
    if (rest.length === 0) return value.length;
    return value.map((item) => selectJson(item, rest.join('.'))).filter((item) => item !== undefined);
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) return undefined;
  const inner = (value as Record<string, unknown>)[first];
  return rest.length === 0 ? inner : selectJson(inner, rest.join('.'));
}
