import type { CsvProblem } from './csvProblem';

const LINE_FEED = 10;
/** Control characters that do not occur in text; tabs, line breaks and the like are allowed. */
const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 32);

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    // The decoder strips the byte order mark.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The first line with bytes that are not UTF-8; a line feed is always a single byte. */
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

/** Whether the bytes look like UTF-16 text without a byte order mark; binary files contain control characters. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const seen = bytes.subarray(0, 2_000);
  return ['utf-16le', 'utf-16be'].some((encoding) => {
    const text = decode(seen.subarray(0, seen.length - (seen.length % 2)), encoding) ?? '\0';
    const latin = [...text].filter((character) => character <= '\u024F').length;
    return latin > text.length / 2 && ![...text].some((character) => isControl(character.charCodeAt(0)));
  });
}

/** Decodes the text of a CSV file: UTF-8, or UTF-16 with a byte order mark. Anything else is rejected with a reason. */
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
