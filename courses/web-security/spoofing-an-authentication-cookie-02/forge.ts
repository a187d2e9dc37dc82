/** A way to write a text, and back; `read` throws, or returns nonsense, for what was not written in this way. */
interface Coding {
  readonly write: (text: string) => string;
  readonly read: (text: string) => string;
}

const hexOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
const textOfHex = (text: string) =>
  text.replace(/[\da-f]{2}/gi, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));
const reversed = (text: string) => [...text].reverse().join('');
const base64Of = (text: string) => btoa(text);
const textOfBase64 = (text: string) => atob(text.replaceAll('-', '+').replaceAll('_', '/'));

const LAYERS: readonly Coding[] = [
  { write: (text) => text, read: (text) => text },
  { write: base64Of, read: textOfBase64 },
  { write: (text) => base64Of(text).replace(/=+$/, ''), read: textOfBase64 },
  { write: hexOf, read: textOfHex },
  { write: encodeURIComponent, read: decodeURIComponent },
  { write: (text) => base64Of(hexOf(text)), read: (text) => textOfHex(textOfBase64(text)) },
  { write: (text) => hexOf(base64Of(text)), read: (text) => textOfBase64(textOfHex(text)) },
];
const CODINGS = LAYERS.flatMap(({ write, read }): Coding[] => [
  { write, read },
  { write: (text) => write(reversed(text)), read: (text) => reversed(read(text)) },
]);

/** Between the parts of a cookie; a split keeps them. */
export const SEPARATORS = /([.:|~])/;

/** The cookie of the original server, which anybody can write. */
export const oldCookie = (account: string, letters: string) => base64Of(hexOf(reversed(account + letters)));

function editCoded(text: string, edit: (text: string) => string): string[] {
  return CODINGS.flatMap(({ write, read }) => {
    try {
      const plain = read(text);
      const edited = edit(plain);
      return edited === plain ? [] : [write(edited)];
    } catch {
      return [];
    }
  });
}

/**
 * The values that somebody gets who edits what a cookie says: the whole of it, or each of its parts, in any of several
 * codings.
 */
export function edits(value: string, edit: (text: string) => string): string[] {
  const parts = value.split(SEPARATORS);
  const inParts = parts.flatMap((part, index) =>
    editCoded(part, edit).map((edited) => [...parts.slice(0, index), edited, ...parts.slice(index + 1)].join('')),
  );
  return [...new Set([...editCoded(value, edit), ...inParts])];
}

/**
 * The values in which one character of the plain text differs by a bit, in any of several codings; without those that
 * say the same in another spelling, as two texts in Base64 can.
 */
export function flips(value: string): string[] {
  const changed = LAYERS.flatMap(({ write, read }) => {
    try {
      const plain = read(value);
      return [...plain].map((letter, at) =>
        write(plain.slice(0, at) + String.fromCharCode(letter.charCodeAt(0) ^ 1) + plain.slice(at + 1)),
      );
    } catch {
      return [];
    }
  });
  const bytesOf = (text: string) => {
    try {
      return textOfBase64(text);
    } catch {
      return text;
    }
  };
  return [...new Set(changed)].filter((one) => bytesOf(one) !== bytesOf(value));
}

/** The values that are left if a cookie loses its end, or has something else there. */
export function withoutEnd(value: string): string[] {
  const start = value.replace(/[.:|~][^.:|~]*$/, '');
  if (start === value) return [];
  const separator = value[start.length] ?? '';
  return [start, ...['', 'undefined', 'null', '0', '0'.repeat(64)].map((end) => start + separator + end)];
}

/** Characters that two texts have in common at their start and at their end. */
export function commonCharacters(one: string, other: string): number {
  const shortest = Math.min(one.length, other.length);
  let start = 0;
  while (start < shortest && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shortest - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return start + end;
}
