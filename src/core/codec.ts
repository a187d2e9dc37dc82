/** A value, or a failure without details. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false };

/** A two-way translation between a value and a short text that needs no escaping in a query string. */
export interface Codec<T> {
  readonly parse: (text: string) => Parsed<T>;
  readonly serialize: (value: T) => string;
}
