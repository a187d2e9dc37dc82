import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as cl100k from 'gpt-tokenizer/encoding/cl100k_base';
import * as o200k from 'gpt-tokenizer/encoding/o200k_base';
import { repositoryRoot } from '../../scripts/install.mjs';

/** The two encodings that are compared, with the models for which OpenAI published them. */
export const ENCODINGS = { cl100k_base: cl100k, o200k_base: o200k } as const;
export type Encoding = keyof typeof ENCODINGS;

/** Marks such as `<|endoftext|>` count as the text that they are. */
const AS_TEXT = { disallowedSpecial: new Set<string>() };

export function countTokens(text: string, encoding: Encoding = 'o200k_base'): number {
  return ENCODINGS[encoding].countTokens(text, AS_TEXT);
}

/** The texts of the tokens; a token that ends inside a character has none, so such a text is refused. */
export function pieces(text: string, encoding: Encoding): string[] {
  const { decode, encode } = ENCODINGS[encoding];
  const texts = encode(text, AS_TEXT).map((token) => decode([token]));
  if (texts.join('') !== text) throw new Error(`${encoding} divides a character of "${text}"`);
  return texts;
}

const manifest = path.join(repositoryRoot, 'node_modules/gpt-tokenizer/package.json');
export const TOKENIZER = {
  tool: 'gpt-tokenizer',
  version: (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version,
};

const number = new Intl.NumberFormat('en');

/** A table in plain text: the first column to the left, numbers to the right. */
export function textTable(rows: readonly (readonly (string | number)[])[]): string[] {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? number.format(cell) : cell)));
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)));
  return texts.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** Named groups of lines as the output of a recording. */
export function inParts(groups: Readonly<Record<string, readonly string[]>>) {
  const lines: string[] = [];
  const parts: Record<string, { from: number; to: number }> = {};
  for (const [label, group] of Object.entries(groups)) {
    parts[label] = { from: lines.length + 1, to: lines.length + group.length };
    lines.push(...group);
  }
  return { stdout: `${lines.join('\n')}\n`, parts };
}
