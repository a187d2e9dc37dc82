import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse } from 'opentype.js';
import type { TextLook } from '../core/drawing';

const require = createRequire(import.meta.url);

function face(file: string) {
  const data = readFileSync(require.resolve(`@expo-google-fonts/${file}`));
  const font = parse(new Uint8Array(data).buffer);
  const isMissing = (character: string) => font.charToGlyphIndex(character) === 0;
  return (text: string, size: number): number => {
    const missing = [...text].filter(isMissing);
    // The browser takes these letters from another font, whose widths nobody knows.
    return (
      font.getAdvanceWidth(
        missing.reduce((rest, letter) => rest.replace(letter, ''), text),
        size,
      ) +
      missing.length * size
    );
  };
}

// The fonts of the pages, whole: the style sheet of `DrawnDiagram` names them with these sizes.
const regular = face('be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf');
const bold = face('be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf');
const code = face('jetbrains-mono/400Regular/JetBrainsMono_400Regular.ttf');

type Measure = (text: string) => number;
const at = (measure: typeof regular, size: number) => (text: string) => measure(text, size);
const MEASURES: Readonly<Record<TextLook, Measure>> = {
  label: at(regular, 14),
  name: at(bold, 14),
  beside: at(regular, 14),
  middle: at(regular, 14),
  quiet: at(regular, 14),
  code: at(code, 14),
  type: at(code, 14),
  key: at(bold, 14),
};

export const LINE_HEIGHT = 19;

export const textWidth = (look: TextLook, text: string): number => MEASURES[look](text);

/** A text broken into lines. */
export interface TextBlock {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** The parts of a word that is too long for a line, such as an address or a name in code. */
const partsOf = (word: string): string[] => word.split(/(?<=[/?&=.:_-])(?=\w)/);

function breakWord(word: string, measure: Measure, width: number): string[] {
  const lines: string[] = [];
  for (const part of partsOf(word)) {
    const longer = (lines.at(-1) ?? '') + part;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

function fill(words: readonly string[], measure: Measure, width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(...(measure(word) > width ? breakWord(word, measure, width) : [word]));
  }
  return lines;
}

/** Breaks one line so that the parts are about equally long. */
function balance(text: string, measure: Measure, width: number): string[] {
  const words = text.split(/ +/).filter((word) => word !== '');
  const count = fill(words, measure, width).length;
  let low = 0;
  let high = width;
  while (high - low > 2) {
    const middle = (low + high) / 2;
    if (fill(words, measure, middle).length > count) low = middle;
    else high = middle;
  }
  return fill(words, measure, high);
}

/**
 * Breaks a text between words.
 *
 * @param width - not kept where a part of a word is wider
 */
export function breakText(look: TextLook, text: string, width: number): TextBlock {
  const measure = MEASURES[look];
  const lines = text.split('\n').flatMap((line) => balance(line.trim(), measure, width));
  return { lines, width: Math.max(0, ...lines.map(measure)), height: lines.length * LINE_HEIGHT };
}
