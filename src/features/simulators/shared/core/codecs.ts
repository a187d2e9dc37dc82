import type { Codec, Parsed } from './trace';

export { freeText } from '../../../../core/freeText';

/*
 * Every separator is a character that URLSearchParams does not escape: "." between fields, "-" between items, "_"
 * between rows, "*" between the parts of a simulator's state. URLs stay readable, and no messaging app breaks them.
 */

const FAILED = { ok: false } as const;
const succeed = <T>(value: T): Parsed<T> => ({ ok: true, value });

/** Whole numbers from `min` to `max`; `min` is at least 0. */
export function integer(min: number, max: number): Codec<number> {
  return {
    parse: (text) => {
      const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? succeed(value) : FAILED;
    },
    serialize: String,
  };
}

/** One of a few fixed words. */
export function oneOf<T extends string>(words: readonly T[]): Codec<T> {
  return {
    parse: (text) => {
      const value = words.find((word) => word === text);
      return value === undefined ? FAILED : succeed(value);
    },
    serialize: (value) => value,
  };
}

/** A Boolean. */
export const flag: Codec<boolean> = {
  parse: (text) => (text === '1' || text === '0' ? succeed(text === '1') : FAILED),
  serialize: (value) => (value ? '1' : '0'),
};

/** A value that may be absent; the empty text stands for absence. */
export function nullable<T>(codec: Codec<T>): Codec<T | null> {
  return {
    parse: (text) => (text === '' ? succeed(null) : codec.parse(text)),
    serialize: (value) => (value === null ? '' : codec.serialize(value)),
  };
}

interface ListOptions {
  min?: number;
  max: number;
  separator?: '-' | '_';
}

/** A list of `min` to `max` items of one type. */
export function listOf<T>(item: Codec<T>, { min = 0, max, separator = '-' }: ListOptions): Codec<readonly T[]> {
  return {
    parse: (text) => {
      const parts = text === '' ? [] : text.split(separator);
      if (parts.length < min || parts.length > max) return FAILED;
      const values: T[] = [];
      for (const part of parts) {
        const parsed = item.parse(part);
        if (!parsed.ok) return FAILED;
        values.push(parsed.value);
      }
      return succeed(values);
    },
    serialize: (values) => values.map(item.serialize).join(separator),
  };
}

/** An object, its fields in the order in which they are declared here. */
export function record<T extends object>(fields: { readonly [K in keyof T]: Codec<T[K]> }): Codec<T> {
  const names = Object.keys(fields) as (keyof T)[];
  return {
    parse: (text) => {
      const parts = text.split('.');
      if (parts.length !== names.length) return FAILED;
      const value: Partial<T> = {};
      for (const [index, name] of names.entries()) {
        const parsed = fields[name].parse(parts[index] ?? '');
        if (!parsed.ok) return FAILED;
        value[name] = parsed.value;
      }
      return succeed(value as T);
    },
    serialize: (value) => names.map((name) => fields[name].serialize(value[name])).join('.'),
  };
}

/** Narrows a codec by a rule that spans several fields. */
export function refine<T>(codec: Codec<T>, holds: (value: T) => boolean): Codec<T> {
  return {
    parse: (text) => {
      const parsed = codec.parse(text);
      return parsed.ok && holds(parsed.value) ? parsed : FAILED;
    },
    serialize: codec.serialize,
  };
}
