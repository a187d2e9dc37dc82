import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';

// Saved before any server's code runs, because it may replace them.
const { imul } = Math;

/** Numbers from 0 to 1 that depend on the seed only, from mulberry32: whoever sees enough of them can continue. */
export function weakStream(seed: string): () => number {
  let state = 0;
  for (let index = 0; index < seed.length; index += 1) state = imul(state ^ seed.charCodeAt(index), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Hexadecimal tokens that cannot be predicted without the seed: SHA-256 of the seed and a counter. */
export function strongStream(seed: string): (bytes: number) => string {
  let counter = 0;
  return (bytes) => {
    let text = '';
    while (text.length < bytes * 2) {
      counter += 1;
      text += bytesToHex(sha256(utf8ToBytes(`${seed}/${counter}`)));
    }
    return text.slice(0, bytes * 2);
  };
}
