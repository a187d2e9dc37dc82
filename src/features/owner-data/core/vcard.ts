import type { Profile } from '@site/src/data/schemas';

const MAX_OCTETS = 75;

function escape(value: string): string {
  return value.replace(/[\\,;]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);
}

function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Breaks a content line after at most 75 octets, never inside a character (RFC 6350, 3.2). */
function fold(line: string): string {
  let width = 0;
  return [...line].reduce((folded, character) => {
    const size = octets(character);
    const full = width + size > MAX_OCTETS;
    width = full ? size + 1 : width + size;
    return `${folded}${full ? '\r\n ' : ''}${character}`;
  }, '');
}

/** The profile as a vCard 4.0 (RFC 6350). Vietnamese names put the family name first. */
export function vcard(profile: Profile): string {
  const [family = '', ...rest] = profile.fullName.split(' ');
  const given = rest.at(-1) ?? '';
  const middle = rest.slice(0, -1).join(' ');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${escape(profile.fullName)}`,
    `N:${[family, given, middle, '', ''].map(escape).join(';')}`,
    `TITLE:${escape(profile.tagline)}`,
    `EMAIL:${escape(profile.email)}`,
    ...Object.values(profile.social).flatMap((url) => (url ? [`URL:${url}`] : [])),
    'END:VCARD',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
