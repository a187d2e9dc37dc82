// cspell:ignore Descr

import type { CodeUnit } from './codeSkeleton';

function unitsOf(code: string, skeletonOf: (line: string) => string): CodeUnit[] {
  return code
    .split('\n')
    .map((source, index) => ({ source: source.trim(), line: index + 1 }))
    .filter(({ source }) => source !== '')
    .map(({ source, line }) => ({ text: skeletonOf(source), line }));
}

/** The numbers of a line, sorted: translations may change and move words, but not numbers. */
function numbersOf(line: string): string {
  const numbers = line.match(/\d+(?:[.,]\d+)*/g) ?? [];
  return numbers
    .map((number) => number.replace(/[.,]/g, ''))
    .sort()
    .join(' ');
}

/** Plain text and output must have the same number of lines, and the same numbers in each. */
export function plainTextUnits(code: string): CodeUnit[] {
  return unitsOf(code, numbersOf);
}

/** The tags and attribute names of HTML and XML, without texts, attribute values and comments. */
export function markupUnits(code: string): CodeUnit[] {
  const blank = (text: string) => text.replace(/[^\n]/g, '');
  const kept = code
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/"[^"]*"|'[^'<>]*'/g, (text) => `"${blank(text)}"`)
    .replace(/>[^<]+/g, (text) => `>${blank(text)}`);
  return unitsOf(kept, (line) => line.replace(/\s+/g, ' '));
}

/** The nodes and edges of a Mermaid flow chart, without labels; other diagrams by kind, lines and numbers. */
export function mermaidUnits(code: string): CodeUnit[] {
  const kept = code.replace(/%%[^\n]*/g, '');
  const isFlow = /^\s*(?:flowchart|graph)\b/.test(kept);
  if (isFlow) return unitsOf(kept, withoutLabels);
  const [first, ...rest] = plainTextUnits(kept);
  return first ? [{ ...first, text: kept.trim().split(/\s/, 1).join('') }, ...rest] : [];
}

function withoutLabels(line: string): string {
  return line
    .replace(/"[^"]*"/g, '')
    .replace(/\|[^|]*\|/g, '||')
    .replace(/([[({])[^[\](){}]*(?=[\])}])/g, '$1')
    .replace(/(--|==|-\.)\s+[^->=|]+?\s+(-->|---|==>|\.->)/g, '$1 $2')
    .replace(/^(subgraph)\s(?!\w+\s*\[).*/, '$1')
    .replace(/^(title|accTitle|accDescr)\b.*/, '$1')
    .replace(/\s+/g, ' ');
}
