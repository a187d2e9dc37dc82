import { LIMITS } from './postgresLimits';

const BLOCK = 512;
const SETTINGS_FILE = /(?:^|\/)postgresql\.auto\.conf$/;
const SIZE = { at: 124, length: 12 } as const;
const CHECKSUM = { at: 148, length: 8 } as const;

const decoder = new TextDecoder('latin1');
const encoder = new TextEncoder();

const textAt = (tar: Uint8Array, at: number, length: number) =>
  decoder.decode(tar.subarray(at, at + length)).replace(/\0.*$/s, '');

function octal(value: number, length: number): Uint8Array {
  return encoder.encode(`${value.toString(8).padStart(length - 1, '0')}\0`);
}

/** The header of a file in a tar archive, for another size. */
function resized(header: Uint8Array, size: number): Uint8Array {
  const next = header.slice();
  next.set(octal(size, SIZE.length), SIZE.at);
  next.fill(0x20, CHECKSUM.at, CHECKSUM.at + CHECKSUM.length);
  const sum = next.reduce((total, byte) => total + byte, 0);
  next.set(octal(sum, CHECKSUM.length - 1), CHECKSUM.at);
  return next;
}

/**
 * Replaces the settings that ALTER SYSTEM has left in a data directory by those of the site. The server reads them only
 * when it starts, so one that it cannot start with would make the data unreadable for good.
 *
 * @param tar - the data directory as an uncompressed tar archive
 */
export function withSiteSettings(tar: Uint8Array): Uint8Array<ArrayBuffer> {
  const lines = Object.entries(LIMITS).map(([name, value]) => `${name} = '${value}'\n`);
  const content = encoder.encode(lines.join(''));
  const parts: Uint8Array[] = [];
  for (let offset = 0; offset < tar.length;) {
    const header = tar.subarray(offset, offset + BLOCK);
    const size = Number.parseInt(textAt(header, SIZE.at, SIZE.length), 8) || 0;
    const end = offset + BLOCK * (1 + Math.ceil(size / BLOCK));
    if (SETTINGS_FILE.test(textAt(header, 0, 100))) {
      const padding = new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK);
      parts.push(resized(header, content.length), content, padding);
    } else parts.push(tar.subarray(offset, end));
    offset = end;
  }
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
