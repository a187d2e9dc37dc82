/** Does again what a reader has done, one after the other: what a press changes is drawn before the next is answered. */
export async function pressInTurn(presses: readonly (() => void)[]): Promise<void> {
  for (const press of presses) {
    press();
    await new Promise((settle) => setTimeout(settle));
  }
}
