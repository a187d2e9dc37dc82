import { cleanLine } from '../../../../build/renderedPages';

/** Cleans a row of table cells and drops the cells without a letter, because nobody searches for bare numbers. */
function cleanRow(row: string): string {
  const cells = row.split('\t').map(cleanLine).filter(Boolean);
  return cells.length > 1 ? cells.filter((cell) => /\p{L}/u.test(cell)).join('\t') : cells.join('');
}

/** Cleans a text in which each block is a line and the cells of a row are separated by tabs. */
export function cleanBlocks(text: string): string {
  return text.split('\n').map(cleanRow).filter(Boolean).join('\n');
}
