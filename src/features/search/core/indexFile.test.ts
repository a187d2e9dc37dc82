import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeIndexFile, decodeManifest, encodeIndexFile, IndexFormatError } from './indexFile';
import { sampleSite } from './sampleSite';

describe('the index file', () => {
  it('reads back what was written', () => {
    expect(decodeIndexFile(encodeIndexFile(sampleSite))).toEqual(sampleSite);
  });

  it('rejects every damaged file with an IndexFormatError', () => {
    const json = encodeIndexFile(sampleSite);
    expect(() => decodeIndexFile(json.slice(0, -20))).toThrow(IndexFormatError);
    for (const other of [
      '',
      'null',
      '[]',
      '{"format":1}',
      '{"format":2,"language":"vi","words":"","taken":"","columns":["/\t\t\t\t9","","","",""]}',
      '<!doctype html>',
    ]) {
      expect(() => decodeIndexFile(other)).toThrow(IndexFormatError);
    }
  });

  it('either reads or rejects any JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        try {
          decodeIndexFile(json);
        } catch (error) {
          expect(error).toBeInstanceOf(IndexFormatError);
        }
      }),
    );
  });
});

describe('decodeManifest', () => {
  it('reads a manifest and rejects anything else', () => {
    const manifest = { format: 1, language: 'vi', file: 'assets/search/search-index.1.json', pages: 1, sections: 2 };
    expect(decodeManifest(JSON.stringify(manifest))).toEqual(manifest);
    expect(() => decodeManifest('{"format":1}')).toThrow(IndexFormatError);
    expect(() => decodeManifest('<!doctype html>')).toThrow(IndexFormatError);
  });
});
