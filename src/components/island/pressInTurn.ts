/**
 * Does again what a reader has done, one after the other: what was typed before, or what a press changes, is drawn
 * before the next press is answered.
 */
export async function pressInTurn(presses: readonly (() => void)[]): Promise<void> {
  // React draws in a microtask. A task would let a later press of the reader come before these.
  await Promise.resolve();
  for (const press of presses) {
    press();
    await new Promise((settle) => setTimeout(settle));
  }
}
