import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, bytesToUtf8, hexToBytes, utf8ToBytes } from '@noble/hashes/utils';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function encodeBase64(text: string): string {
  const bytes = utf8ToBytes(text);
  let encoded = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let digit = 0; digit < 4; digit += 1) {
      encoded += at + digit > bytes.length ? '=' : (DIGITS[(group >> (18 - 6 * digit)) & 63] ?? '');
    }
  }
  return encoded;
}

function decodeBase64(text: string): string {
  const digits = text
    .replace(/[\s=]+/g, '')
    .replace(/-/g, '+')
    .replace(/_/g, '/');
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const digit of digits) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) throw new TypeError(`"${digit}" is no digit of Base64`);
    held = ((held << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at] = (held >> bits) & 255;
      at += 1;
    }
  }
  return bytesToUtf8(bytes.subarray(0, at));
}

/**
 * `crypto`, `base64` and `hex` of a server's code: what labs about cookies and sessions need, without `await`. Random
 * values come from the world, so that a run can be repeated.
 */
export function cryptoApi(token: (bytes: number) => string): {
  crypto: Readonly<Record<string, (...args: string[]) => unknown>>;
  base64: { encode: (text: string) => string; decode: (text: string) => string };
  hex: { encode: (text: string) => string; decode: (text: string) => string };
} {
  return {
    crypto: {
      randomToken: () => token(16),
      randomUUID: () => {
        const digits = token(16);
        return [
          digits.slice(0, 8),
          digits.slice(8, 12),
          `4${digits.slice(13, 16)}`,
          `8${digits.slice(17, 20)}`,
          digits.slice(20),
        ].join('-');
      },
      sha256: (text) => bytesToHex(sha256(utf8ToBytes(String(text)))),
      hmac: (key, text) => bytesToHex(hmac(sha256, utf8ToBytes(String(key)), utf8ToBytes(String(text)))),
      /** Compares in the same time wherever the texts differ. */
      timingSafeEqual: (left, right) => {
        const [one, other] = [String(left), String(right)];
        let difference = one.length ^ other.length;
        for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ (other.charCodeAt(at) || 0);
        return difference === 0;
      },
    },
    base64: { encode: (text) => encodeBase64(String(text)), decode: (text) => decodeBase64(String(text)) },
    hex: {
      encode: (text) => bytesToHex(utf8ToBytes(String(text))),
      decode: (text) => bytesToUtf8(hexToBytes(String(text))),
    },
  };
}
