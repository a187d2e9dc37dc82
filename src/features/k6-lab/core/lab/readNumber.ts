const MOST_DIGITS = 12;

/**
 * Reads a number as readers of both languages type it: `162`, `1.5`, `1,5`, `1 200`. A point or a comma is always a
 * decimal one.
 *
 * @returns undefined for anything else
 */
export function readNumber(text: string): number | undefined {
  const bare = text.trim().replace(/(?<=\d)[\s\u00A0\u202F](?=\d{3}(?!\d))/g, '');
  if (!/^\d+(?:[.,]\d+)?$/.test(bare) || bare.length > MOST_DIGITS) return undefined;
  return Number(bare.replace(',', '.'));
}
