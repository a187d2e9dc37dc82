import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { packState, unpackState } from './packedState';
import { labName, LONGEST_LINK, pageLink, SHARED, sharedLab } from './sharedState';

const deflated = (content: string | Buffer) => `1.ab.d${deflateRawSync(content).toString('base64url')}`;
const plain = (content: string) => `1.ab.p${Buffer.from(content).toString('base64url')}`;

describe('a packed state', () => {
  it('is unpacked as it was, and needs no escaping in an address', async () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.string({ maxLength: 8 }), anyText, { noNullPrototype: true }),
        fc.string(),
        async (state, key) => {
          const link = await packState(labName(key), state);
          expect(new URLSearchParams({ [SHARED]: link }).toString()).toBe(`${SHARED}=${link}`);
          expect(sharedLab(link)).toBe(labName(key));
          expect(await unpackState(link)).toEqual({ kind: 'state', state });
        },
      ),
    );
  });

  it('is shorter than its text, which a browser without compression writes', async () => {
    const state = { text: 'SELECT title, price\nFROM books\n'.repeat(20) };
    const short = await packState('ab', state);
    vi.stubGlobal('CompressionStream', undefined);
    const long = await packState('ab', state);
    vi.stubGlobal('DecompressionStream', undefined);
    const results = [await unpackState(short), await unpackState(long)];
    vi.unstubAllGlobals();
    expect(short.length).toBeLessThan(long.length / 4);
    expect(results).toEqual([{ kind: 'unsupported' }, { kind: 'state', state }]);
  });

  it('is refused unless every part of it is right', async () => {
    const whole = await packState('ab', { text: 'function f() { return [1, 2, 3, 1, 2, 3, 1, 2, 3]; }' });
    for (const wrong of [
      '',
      '1',
      '1.ab.',
      '1.ab.d',
      '1.ab.p',
      '1.AB.pe30',
      '1.ab.xe30',
      '0.ab.pe30',
      'null',
      whole.slice(0, -3),
      `${whole}=`,
      plain('null'),
      plain('[]'),
      plain('{"text":5}'),
      plain('{"text":"a"'),
      `1.ab.p${Buffer.from([0xff, 0xfe]).toString('base64url')}`,
      plain(`{"text":"${'a'.repeat(LONGEST_LINK)}"}`),
    ]) {
      expect(await unpackState(wrong), wrong).toEqual({ kind: 'broken' });
    }
    expect(await unpackState('2.ab.zAAAA')).toEqual({ kind: 'newer' });
    expect(await unpackState(deflated('{"text":"a"}'))).toEqual({ kind: 'state', state: { text: 'a' } });
  });

  it('cannot unpack to more than a lab takes', async () => {
    const bomb = deflated(`{"text":"${'a'.repeat(2_000_000)}"}`);
    expect(bomb.length).toBeLessThan(LONGEST_LINK);
    expect(await unpackState(bomb)).toEqual({ kind: 'broken' });
  });

  it('may be any text', async () => {
    const bytes = fc.uint8Array({ maxLength: 60 }).map((array) => `1.ab.d${Buffer.from(array).toString('base64url')}`);
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), bytes), async (link) => {
        expect(['state', 'broken', 'newer']).toContain((await unpackState(link)).kind);
      }),
    );
  });
});

describe('a link', () => {
  it('names its page, lab and state, and is not made when it is too long', () => {
    expect(pageLink('https://a.b/en/c', { [SHARED]: '1.ab.pe30' }, 'lab-ab')).toBe(
      'https://a.b/en/c?shared=1.ab.pe30#lab-ab',
    );
    expect(pageLink('https://a.b/', { x: 'a'.repeat(LONGEST_LINK) }, 'y')).toBeUndefined();
    for (const nameless of ['', '1', '1..p', '1.AB.p', '1.abcdefgh.p']) expect(sharedLab(nameless)).toBeUndefined();
  });
});
