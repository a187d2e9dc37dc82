import type { Codec } from './codec';

/** Free text of limited length; every character that could be mistaken for a separator is escaped. */
export function freeText(maxLength: number): Codec<string> {
  return {
    parse: (text) => {
      try {
        const value = decodeURIComponent(text.replaceAll('_', '%'));
        return value.length <= maxLength ? { ok: true, value } : { ok: false };
      } catch {
        return { ok: false };
      }
    },
    serialize: (value) =>
      encodeURIComponent(value.replace(/\p{Surrogate}/gu, ''))
        .replace(/[-_.!~*'()]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)
        .replaceAll('%', '_'),
  };
}
