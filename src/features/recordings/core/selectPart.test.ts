import { describe, expect, it } from 'vitest';
import type { Exchange, SqlResult } from './recording';
import { selectExchange, selectLines, selectResults, selectText } from './selectPart';

const results: SqlResult[] = [
  { sql: 'SELECT 1;' },
  { sql: 'SELECT 2;', part: 'two' },
  { sql: 'SELECT 3;', part: 'two' },
  { sql: 'SELECT 4;', part: 'four' },
];
const texts = (part?: string) => selectResults(results, part).map(({ sql }) => sql);

describe('selectResults', () => {
  it('selects all results, one by number, or those with a label', () => {
    expect(texts()).toHaveLength(4);
    expect(texts('1')).toEqual(['SELECT 1;']);
    expect(texts('two')).toEqual(['SELECT 2;', 'SELECT 3;']);
  });

  it.each(['0', '5', 'three', '1-2', 'Two'])('rejects the unknown part "%s", and lists the known ones', (part) => {
    expect(() => texts(part)).toThrow(
      expect.objectContaining({
        message: `the recording has no part "${part}"`,
        mend: 'name a statement by its number, 1 to 4, or a part by its label: two, four',
      }) as Error,
    );
  });
});

const printed = {
  tool: 'k6',
  version: '2.0.1',
  recordedOn: '2026-11-24',
  inputs: {},
  stdout: 'one\ntwo\nthree\nfour\n',
  parts: { middle: { from: 2, to: 3 } },
};

describe('selectText', () => {
  it('selects all of the text, a part, or some lines of either', () => {
    expect(selectText(printed, undefined, undefined)).toBe('one\ntwo\nthree\nfour');
    expect(selectText(printed, 'middle', undefined)).toBe('two\nthree');
    expect(selectText(printed, undefined, { from: 4, to: 4 })).toBe('four');
    expect(selectText(printed, 'middle', { from: 2, to: 2 })).toBe('three');
  });

  it('rejects parts and lines that do not exist', () => {
    expect(() => selectText(printed, 'end', undefined)).toThrow(/no part "end"/);
    expect(() => selectText({ ...printed, parts: undefined }, 'end', undefined)).toThrow(/no part "end"/);
    expect(() => selectText(printed, undefined, { from: 4, to: 5 })).toThrow(/no line 5: the text ends at line 4/);
    expect(() => selectLines('one', { from: 1, to: 2 })).toThrow(/no line 2/);
  });
});

describe('selectExchange', () => {
  const exchange = (target: string): Exchange => ({
    request: { method: 'GET', target, headers: [], body: '' },
    response: { status: 200, statusText: 'OK', headers: [], body: '' },
  });
  const exchanges = [exchange('/1'), exchange('/2')];

  it('is selected by its number', () => {
    expect(selectExchange(exchanges, '2').request.target).toBe('/2');
    for (const part of ['0', '3', 'login'])
      expect(() => selectExchange(exchanges, part)).toThrow(`the recording has no exchange "${part}"`);
  });
});
