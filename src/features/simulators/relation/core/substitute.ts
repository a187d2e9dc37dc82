import { evaluate, type CallValue } from './evaluate';
import type { ParsedExpression } from './expression';
import type { Row, Value } from './types';

/** A piece of a condition: written text, or a value in place of a column or call. */
export type Piece =
  | { readonly kind: 'written'; readonly text: string }
  | { readonly kind: 'value'; readonly text: string; readonly value: Value };

/** A condition, in pieces, with one row's values filled in: `o.customer_id = c.customer_id` becomes `2 = 1`. */
export function substitute({ text, references }: ParsedExpression, row: Row, callValue?: CallValue): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const reference of references) {
    if (reference.start > from) pieces.push({ kind: 'written', text: text.slice(from, reference.start) });
    const value = evaluate(reference, row, callValue);
    pieces.push({ kind: 'value', text: text.slice(reference.start, reference.end), value });
    from = reference.end;
  }
  if (from < text.length) pieces.push({ kind: 'written', text: text.slice(from) });
  return pieces;
}
