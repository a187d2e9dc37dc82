import type { SetupStep } from './core/labBlock';

/**
 * What the reader ran in place of a block's own text, for the visit: blocks further down the page see the
 * database that the reader's version leaves.
 */
const applied = new Map<string, string>();

export function applyText(block: string, text: string, original: string): void {
  if (text === original) applied.delete(block);
  else applied.set(block, text);
}

/** The texts to run before a block, the reader's where there is one. */
export function setupTexts(steps: readonly SetupStep[] = []): string[] {
  return steps.map(({ block, sql }) => applied.get(block) ?? sql);
}
