import { describe, expect, it } from 'vitest';
import { SourceSyntaxError, readJsonMap, readMap } from './locatedMap';

describe('readMap', () => {
  it('records the lines of keys and keeps dates as text', () => {
    const map = readMap('title: Một\ndate: 2024-02-25\ntags: [a, b]', 2);
    expect(map.values).toEqual({ title: 'Một', date: '2024-02-25', tags: ['a', 'b'] });
    expect(map.lineOf('tags')).toBe(4);
    expect(map.lineOf('absent')).toBe(2);
  });

  it('rejects a repeated key', () => {
    const read = () => readMap('{\n  "a": 1,\n  "a": 2\n}');
    expect(read).toThrow(SourceSyntaxError);
    expect(read).toThrow(/unique/);
  });

  it('is as strict as JSON for JSON files', () => {
    expect(() => readJsonMap('{"a": 1,}')).toThrow(/not valid JSON/);
    expect(readJsonMap('{\n  "a": 1\n}').lineOf('a')).toBe(2);
  });

  it('rejects a list', () => {
    expect(() => readMap('- a\n- b')).toThrow(/mapping/);
  });
});
