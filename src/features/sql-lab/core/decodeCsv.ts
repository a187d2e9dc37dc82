import type { CsvProblem } from './csvProblem';

const LINE_FEED = 10;
/** Bytes that no text has, apart from tabs, line breaks and the like. */
const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32);

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    // The mark at the beginning goes by itself.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The line with the first bytes that are not UTF-8; a line feed is one byte in any case. */
function wrongLine(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    const next = end < 0 ? bytes.length : end + 1;
    if (decode(bytes.subarray(start, next), 'utf-8') === undefined) return line;
    start = next;
  }
  return line;
}

/** Whether it reads as a text in UTF-16, whose mark is missing; other files have bytes that no text has. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const seen = bytes.subarray(0, 2_000);
  return ['utf-16le', 'utf-16be'].some((encoding) => {
    const text = decode(seen.subarray(0, seen.length - (seen.length % 2)), encoding) ?? '\0';
    const latin = [...text].filter((character) => character <= '\u024F').length;
    return latin > text.length / 2 && ![...text].some((character) => isControl(character.charCodeAt(0)));
  });
}

/** The text of a CSV file: UTF-8, or UTF-16 with a mark. Anything else is refused, with the reason. */
export function decodeCsv(bytes: Uint8Array): { readonly text: string } | { readonly problem: CsvProblem } {
  const [first, second] = bytes;
  const utf16 = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : '';
  const text = decode(bytes, utf16 || 'utf-8');
  if (text?.includes('\0') === false) return { text };
  if (utf16) return { problem: { code: text === undefined ? 'utf16' : 'binary' } };
  if (bytes.includes(0)) return { problem: { code: looksLikeUtf16(bytes) ? 'utf16' : 'binary' } };
  if (bytes.some(isControl)) return { problem: { code: 'binary' } };
  return { problem: { code: 'encoding', line: wrongLine(bytes) } };
}
