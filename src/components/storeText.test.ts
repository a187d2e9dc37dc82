import { describe, expect, it } from 'vitest';
import { storeText } from './storeText';

/** A slot of a storage with room for so many characters, which fails as silently as that of Docusaurus. */
function slotOf(room: number) {
  let stored: string | null = null;
  return {
    get: () => stored,
    set: (text: string) => {
      if (text.length <= room) stored = text;
    },
    del: () => {
      stored = null;
    },
  };
}

describe('storeText', () => {
  it('says whether a text was stored', () => {
    const slot = slotOf(8);
    expect(storeText(slot, 'SELECT 1')).toBe(true);
    expect(storeText(slot, 'SELECT 12'), 'an older text is there').toBe(false);
    expect(storeText(slot, 'SELECT 2')).toBe(true);
    expect(storeText(slot, undefined)).toBe(true);
    expect(slot.get()).toBeNull();
  });

  it('says so where nothing can be stored', () => {
    const slot = { get: () => null, set: () => undefined, del: () => undefined };
    expect([storeText(slot, 'SELECT 1'), storeText(slot, undefined)]).toEqual([false, true]);
  });
});
