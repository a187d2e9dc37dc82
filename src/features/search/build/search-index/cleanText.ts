/** Zero-width characters, soft hyphens and byte-order marks: the hash links of headings are made of them. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** One line of text: NFC, without invisible characters and runs of spaces. */
export function cleanLine(text: string): string {
  return text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

/** A row of table cells, without the cells that hold no letter: nobody searches for bare figures. */
function cleanRow(row: string): string {
  const cells = row.split('\t').map(cleanLine).filter(Boolean);
  return cells.length > 1 ? cells.filter((cell) => /\p{L}/u.test(cell)).join('\t') : cells.join('');
}

/** Blocks on lines of their own, the cells of a row apart by tabs. */
export function cleanBlocks(text: string): string {
  return text.split('\n').map(cleanRow).filter(Boolean).join('\n');
}
