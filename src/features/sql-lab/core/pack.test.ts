import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packedFile, readPack, writePack } from './pack';

it('gives back what was packed', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.string({ minLength: 1 }).filter((name) => name !== '__proto__'),
        fc.uint8Array({ maxLength: 50 }),
      ),
      (files) => {
        expect(readPack(writePack(files))).toEqual({ ...files });
      },
    ),
  );
});

it('reads a pack that lies inside a larger buffer', () => {
  const pack = writePack({ a: new Uint8Array([1, 2, 3]) });
  const buffer = new Uint8Array(pack.length + 5);
  buffer.set(pack, 5);
  expect(packedFile(readPack(buffer.subarray(5)), 'a')).toEqual(new Uint8Array([1, 2, 3]));
});

it('names the file that is missing', () => {
  expect(() => packedFile({}, 'wasm')).toThrow('The pack holds no "wasm".');
});
