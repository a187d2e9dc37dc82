import { describe, expect, it } from 'vitest';
import { isSearchShortcut } from './shortcuts';

const press = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('isSearchShortcut', () => {
  it.each([
    [{ ...press, ctrlKey: true }, false, true],
    [{ ...press, metaKey: true }, true, true],
    [{ ...press, key: 'K', ctrlKey: true }, false, true],
    [{ ...press, key: 'K', ctrlKey: true, shiftKey: true }, false, false],
    [{ ...press, ctrlKey: true, altKey: true }, false, false],
    [press, false, false],
    [{ ...press, key: '/' }, false, true],
    [{ ...press, key: '/', shiftKey: true }, false, true],
    [{ ...press, key: '/' }, true, false],
    [{ ...press, key: '/', ctrlKey: true }, false, false],
  ])('%j typing %s: %s', (key, isTyping, expected) => expect(isSearchShortcut(key, isTyping)).toBe(expected));
});
