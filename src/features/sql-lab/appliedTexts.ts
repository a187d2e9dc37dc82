import type { SetupStep } from './core/labBlock';

/**
 * The reader's versions of blocks run in this visit: later blocks of the page use the database that these versions
 * leave.
 */
const applied = new Map<string, string>();

export function applyText(block: string, text: string, original: string): void {
  if (text === original) applied.delete(block);
  else applied.set(block, text);
}

/** The texts to run before a block, in the reader's version if there is one. */
export function setupTexts(steps: readonly SetupStep[] = []): string[] {
  return steps.map(({ block, sql }) => applied.get(block) ?? sql);
}
