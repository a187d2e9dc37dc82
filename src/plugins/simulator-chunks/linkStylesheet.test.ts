import { describe, expect, it } from 'vitest';
import { linkStylesheet } from './linkStylesheet';

const HEAD = '<head><link rel=stylesheet href=/assets/css/styles.1.css /></head>';
const SHEET = '/assets/css/simulators.2.css';

describe('linkStylesheet', () => {
  it('adds the sheet behind the site’s own where a simulator is', () => {
    expect(linkStylesheet(`${HEAD}<section data-simulator=pr>`, [SHEET])).toBe(
      `<head><link rel=stylesheet href=/assets/css/styles.1.css /><link rel="stylesheet" href="${SHEET}"></head><section data-simulator=pr>`,
    );
  });

  it('adds it once', () => {
    const linked = linkStylesheet(`${HEAD}<section data-simulator=pr>`, [SHEET]);
    expect(linkStylesheet(linked, [SHEET])).toBe(linked);
  });

  it('leaves other pages alone', () => {
    expect(linkStylesheet(HEAD, [SHEET])).toBe(HEAD);
  });
});
