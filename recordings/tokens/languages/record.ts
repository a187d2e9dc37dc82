import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listPairs, readText } from '../../../scripts/content/contentPaths';
import { parseDocument } from '../../../scripts/content/parseDocument';
import { repositoryRoot } from '../../../scripts/install.mjs';
import type { Recorder } from '../../../scripts/recordings/recorder';
import { countTokens, inParts, pieces, textTable, TOKENIZER, type Encoding } from '../tokenizer';

/** Paragraphs and headings of a document, without code and links. */
function prose(file: string): string {
  const text = readText(repositoryRoot, file);
  if (text === undefined) throw new Error(`${file} is missing`);
  return parseDocument(file, text)
    .blocks.map((block) => block.text)
    .join('\n');
}

/** Vietnamese as it is typed without marks. */
const withoutMarks = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D');

/** Each form is counted document by document. */
function measure(texts: readonly string[]) {
  const sum = (sizeOf: (text: string) => number) => texts.reduce((total, text) => total + sizeOf(text), 0);
  const tokens = (encoding: Encoding) => sum((text) => countTokens(text, encoding));
  return [sum((text) => text.length), sum(Buffer.byteLength), tokens('cl100k_base'), tokens('o200k_base')];
}

const MEASURES = ['characters', 'UTF-8 bytes', 'cl100k_base', 'o200k_base'];

/** Counts the prose of all documents in both languages, and shows one sentence piece by piece. */
export const record: Recorder = (folder) => {
  const pairs = listPairs(repositoryRoot);
  const vi = pairs.map((pair) => prose(pair.vi).normalize('NFC'));
  const en = pairs.map((pair) => prose(pair.en).normalize('NFC'));
  const [ofVi, ofEn] = [measure(vi), measure(en)];
  const ratio = (encoding: Encoding) =>
    vi.map((text, index) => countTokens(text, encoding) / countTokens(en[index] ?? '', encoding)).sort((a, b) => a - b);
  const ratios = ratio('o200k_base');
  const at = (index: number) => (ratios.at(index) ?? 0).toFixed(2);

  const sentence = (name: string) => readFileSync(path.join(folder, `sentence.${name}.txt`), 'utf8').trim();
  const split = (label: string, text: string, encoding: Encoding) => {
    const texts = pieces(text, encoding);
    return [`${label}, ${encoding}: ${texts.length} tokens`, texts.join('|'), ''];
  };
  const [viSentence, enSentence] = [sentence('vi').normalize('NFC'), sentence('en')];

  return Promise.resolve({
    ...TOKENIZER,
    ...inParts({
      pieces: [
        ...split('English', enSentence, 'o200k_base'),
        ...split('Vietnamese', viSentence, 'o200k_base'),
        ...split('Vietnamese', viSentence, 'cl100k_base'),
        ...split('without marks', withoutMarks(viSentence), 'o200k_base').slice(0, 2),
      ],
      twins: [
        ...textTable([
          [`prose of ${pairs.length} documents`, 'Vietnamese', 'English', 'vi / en'],
          ...MEASURES.map((name, index) => {
            const [a, b] = [ofVi[index] ?? 0, ofEn[index] ?? 1];
            return [name, a, b, (a / b).toFixed(2)];
          }),
        ]),
        `o200k_base, vi / en of one document: least ${at(0)}, median ${at(Math.floor(ratios.length / 2))}, most ${at(-1)}`,
      ],
      forms: textTable([
        ['the Vietnamese prose', ...MEASURES],
        ['NFC', ...ofVi],
        ['NFD', ...measure(vi.map((text) => text.normalize('NFD')))],
        ['without marks', ...measure(vi.map(withoutMarks))],
      ]),
    }),
  });
};
