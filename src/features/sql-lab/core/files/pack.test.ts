import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packedFile, readPack, WrongPack, writePack } from './pack';

it('restores what was packed', () => {
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
  expect(() => packedFile({}, 'wasm')).toThrow('The pack does not contain "wasm".');
});

it('rejects other bytes as an invalid pack', () => {
  const text = (content: string) => new TextEncoder().encode(content);
  const pack = writePack({ a: new Uint8Array([1, 2, 3]) });
  const wrong = [
    text(''),
    text('ok'),
    text('<!doctype html><title>Sign in</title>'),
    pack.slice(0, -1),
    Uint8Array.from([...pack, 0]),
    Uint8Array.from([2, 0, 0, 0, ...text('{}')]),
    Uint8Array.from([9, 0, 0, 0, ...text('[["a",-1]]')]),
  ];
  for (const bytes of wrong) expect(() => readPack(bytes), new TextDecoder().decode(bytes)).toThrow(WrongPack);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect(() => readPack(bytes.slice())).toThrow(WrongPack);
    }),
  );
});
