/**
 * Does again what a reader has done, one after the other: what was typed before, or what a press changes, is drawn
 * before the next press is answered. What is added meanwhile has its turn, too.
 */
export async function pressInTurn(presses: readonly (() => void)[]): Promise<void> {
  // React draws in a microtask.
  await Promise.resolve();
  for (const press of presses) {
    press();
    await new Promise((settle) => setTimeout(settle));
  }
}
