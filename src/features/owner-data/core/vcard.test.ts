import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Profile } from '@site/src/data/schemas';
import { vcard } from './vcard';

const profile: Profile = {
  shortName: 'Văn A',
  fullName: 'Nguyễn Thị Văn A',
  tagline: 'Fullstack Developer; Writer, Reader',
  email: 'owner@example.com',
  avatar: '/img/avatar.svg',
  copyrightYear: 2025,
  social: {
    github: 'https://example.com/github',
    facebook: 'https://example.com/facebook',
    youtube: 'https://example.com/youtube',
    linkedin: 'https://example.com/linkedin',
  },
  availability: { vi: 'a', en: 'b' },
};

describe('vcard', () => {
  it('puts the family name first and escapes separators', () => {
    const lines = vcard(profile).split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:4.0']);
    expect(lines).toContain('FN:Nguyễn Thị Văn A');
    expect(lines).toContain('N:Nguyễn;A;Thị Văn;;');
    expect(lines).toContain(String.raw`TITLE:Fullstack Developer\; Writer\, Reader`);
    expect(lines.at(-2)).toBe('END:VCARD');
  });

  it('folds at 75 octets and unfolds to the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
        const card = vcard({ ...profile, tagline: name });
        for (const line of card.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(card.replaceAll('\r\n ', '')).toContain(vcardLine(name));
      }),
    );
  });
});

function vcardLine(title: string): string {
  return `TITLE:${title.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`)}`;
}
