import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from './escapeHtml';
import { readMarkedHtml } from './readMarkedHtml';

describe('readMarkedHtml', () => {
  it('reads marks and entities', () => {
    expect(readMarkedHtml('a &lt;b&gt; <mark>c &amp; d</mark>')).toEqual([
      { text: 'a <b> ', marked: false },
      { text: 'c & d', marked: true },
    ]);
  });

  it('keeps any other tag as text', () => {
    expect(readMarkedHtml('<img src=x onerror=alert(1)>')).toEqual([
      { text: '<img src=x onerror=alert(1)>', marked: false },
    ]);
  });

  it('decodes entities only once', () => {
    expect(readMarkedHtml('&amp;lt;')).toEqual([{ text: '&lt;', marked: false }]);
  });

  it('restores every escaped text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(
          readMarkedHtml(`${escapeHtml(text)}<mark>${escapeHtml(text)}</mark>`)
            .map((part) => part.text)
            .join(''),
        ).toBe(text + text);
      }),
    );
  });
});
