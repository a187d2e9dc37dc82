const VOWELS = 'aăâeêioôơuưyAĂÂEÊIOÔƠUƯY';
const TONES = '\u0300\u0301\u0303\u0309\u0323';
/** Letters in foreign names, and the Latin-1 signs that the texts use. */
const LATIN = 'äëïöüÿÄÖÜåçîñûœßøæÉƒŠŒŽšžŸ\u00a0§©«®°±²³µ·»×÷';
const SIGNS = '–—‘’“”„…•‹›€₫™←↑→↓−×÷≤≥≠≈';

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** The characters in the site's fonts: ASCII, Vietnamese, some Latin-1, signs. Others use the system's fonts. */
export function fontCharacters(): string {
  const letters = [...VOWELS].flatMap((vowel) => [vowel, ...[...TONES].map((tone) => (vowel + tone).normalize('NFC'))]);
  return [range(0x20, 0x7e), ...letters, 'đĐ', LATIN, SIGNS].join('');
}
