import { parseAttributes, parseDependencies, parseParts, parseSet } from '../core/parseSchema';
import type { NormalizationInput } from '../core/types';

/** Order lines of a bookshop in one table: the title depends only on the book, the city on the customer. */
export const EXAMPLE = {
  attributes: 'order_id, book_id, quantity, title, customer_id, city',
  dependencies: 'order_id, book_id -> quantity; book_id -> title; order_id -> customer_id; customer_id -> city',
  start: 'order_id, book_id',
  parts: '',
};

/** Reads the input from four texts; null where one of them is not valid. */
export function readInput({ attributes, dependencies, start, parts }: typeof EXAMPLE): NormalizationInput | null {
  const names = parseAttributes(attributes);
  if (!names.ok) return null;
  const rules = parseDependencies(dependencies, names.value);
  const set = parseSet(start, names.value);
  const split = parseParts(parts, names.value);
  return rules.ok && set.ok && split.ok
    ? { attributes: names.value, dependencies: rules.value, start: set.value, parts: split.value }
    : null;
}
