import { createHash } from 'node:crypto';

const HASH_LENGTH = 12;

/** The text to hash: no byte order mark, NFC, LF line ends, no spaces at line ends or after the last line. */
export function normalizeSource(text: string): string {
  const lines = text
    .replace(/^\uFEFF/, '')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  return `${lines
    .map((line) => line.trimEnd())
    .join('\n')
    .trimEnd()}\n`;
}

/** The first 12 hex digits of the SHA-256 of a source's normalized text. */
export function sourceHash(text: string): string {
  return createHash('sha256').update(normalizeSource(text)).digest('hex').slice(0, HASH_LENGTH);
}

const COMMENT = /^\{\/\* source_hash: '([0-9a-f]+)' \*\/\}/;

/** The hash in the first line of a partial, since partials have no front matter in Docusaurus. */
export function recordedInComment(text: string): string | undefined {
  return COMMENT.exec(text)?.[1];
}

/** Records the hash in a comment in the first line of a partial. */
export function withHashComment(text: string, hash: string): string {
  const comment = `{/* source_hash: '${hash}' */}`;
  return COMMENT.test(text) ? text.replace(COMMENT, comment) : `${comment}\n\n${text}`;
}
