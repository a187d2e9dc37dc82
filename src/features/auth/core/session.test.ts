import { describe, expect, it } from 'vitest';
import { greetingName, initialOf } from './session';

describe('greetingName', () => {
  it('is the display name, or the email where the name is empty', () => {
    expect(greetingName({ name: 'Ada Lovelace', email: 'ada@example.test' })).toBe('Ada Lovelace');
    expect(greetingName({ name: '  ', email: 'ada@example.test' })).toBe('ada@example.test');
    expect(greetingName({ name: '', email: '' })).toBe('');
  });
});

describe('initialOf', () => {
  it('is one whole letter, whatever the script', () => {
    expect(initialOf({ name: 'đặng', email: '' })).toBe('Đ');
    expect(initialOf({ name: '𝒜da', email: '' })).toBe('𝒜');
    expect(initialOf({ name: '', email: 'ada@example.test' })).toBe('A');
    expect(initialOf({ name: '', email: '' })).toBe('');
  });
});
