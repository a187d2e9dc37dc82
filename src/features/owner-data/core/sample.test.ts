import { describe, expect, it } from 'vitest';
import { hasSample, isSample } from './sample';

describe('isSample', () => {
  const listed = ['email', 'social', 'work[1]', 'volunteer[0].position'];

  it.each(['email', 'social', 'social.github', 'work[1]', 'work[1].name', 'volunteer[0].position'])(
    '%s is sample',
    (field) => {
      expect(isSample(listed, field)).toBe(true);
    },
  );

  it.each(['emails', 'socials.github', 'work', 'work[0].name', 'work[10].name', 'volunteer[0].summary'])(
    '%s is not',
    (field) => {
      expect(isSample(listed, field)).toBe(false);
    },
  );

  it('treats a boolean as the state of the whole file', () => {
    expect(isSample(true, 'email')).toBe(true);
    expect(isSample(false, 'email')).toBe(false);
    expect(isSample(undefined, 'email')).toBe(false);
  });
});

it('says whether any sample data is left', () => {
  expect([true, ['a'], [], false, undefined].map(hasSample)).toEqual([true, true, false, false, false]);
});
