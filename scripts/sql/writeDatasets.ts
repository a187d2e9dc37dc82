import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateShop } from '../../courses/sql/datasets/nha-sach/generate';
import { HIDDEN, VISIBLE } from '../../courses/sql/datasets/nha-sach/recipe';
import type { Dataset } from '../../src/features/sql-lab/core/dataset';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../courses/sql/datasets');

/** A dataset as its JSON file holds it: one row on a line, so that a change of data reads as one. */
export function formatDataset({ tables, ...head }: Dataset): string {
  const list = (items: readonly unknown[], indent: string) => (items.length === 0 ? '[]' : `[\n${items.map((item) => `${indent}  ${JSON.stringify(item)}`).join(',\n')}\n${indent}]`);
  const body = tables.map(({ columns, rows, ...table }) => {
    const fields = Object.entries(table).map(([key, value]) => `      ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
    return `    {\n${fields.join('\n')}\n      "columns": ${list(columns, '      ')},\n      "rows": ${list(rows, '      ')}\n    }`;
  });
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  return `{\n${fields.join('\n')}\n  "tables": [\n${body.join(',\n')}\n  ]\n}\n`;
}

/** The JSON files that the recipes give, by path. */
export function datasetFiles(): Map<string, string> {
  return new Map([VISIBLE, HIDDEN].map((recipe) => [path.join(folder, `${recipe.id}.json`), formatDataset(generateShop(recipe))]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, content] of datasetFiles()) writeFileSync(file, content);
}
