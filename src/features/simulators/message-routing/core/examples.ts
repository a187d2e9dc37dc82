import type { Exchange } from './types';

/** The input that the simulator shows for a kind of exchange unless the lesson names another; as the reader types it. */
const KEYS = {
  bindings: 'warehouse: order.paid.*; hanoi: *.*.hn; email: order.#; email: #.paid.#; audit: #',
  messages: 'order.paid.hn; order.paid; order; invoice.paid.hn; order.paid.hn.gift; book.added',
} as const;

const HEADERS = {
  bindings:
    'printer: x-match=all, kind=invoice, city=hn; email: x-match=any, kind=invoice, gift=yes; large: copies=100; audit: x-match=all',
  messages: "kind=invoice, city=hn; kind=invoice, city=dn; gift=yes; copies=100; copies='100'; city=hn",
} as const;

/** Messages of the default exchange name queues. */
const DEFAULT = { ...KEYS, messages: 'email; order.paid.hn; audit; Audit' } as const;

export function exampleOf(exchange: Exchange): { readonly bindings: string; readonly messages: string } {
  if (exchange === 'headers') return HEADERS;
  return exchange === 'default' ? DEFAULT : KEYS;
}
