/**
 * Does again what a reader has done, one after the other: what was typed before, or what a press changes, is drawn
 * before the next press is answered.
 */
export async function pressInTurn(presses: readonly (() => void)[]): Promise<void> {
  for (const press of presses) {
    await new Promise((settle) => setTimeout(settle));
    press();
  }
}
