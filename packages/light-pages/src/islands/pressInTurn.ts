/**
 * Replays clicks one after the other, so that typed text, and what a click changes, is rendered before the next click
 * is handled. Clicks added meanwhile are replayed too.
 */
export async function pressInTurn(presses: readonly (() => void)[]): Promise<void> {
  // React renders in a microtask.
  await Promise.resolve();
  for (const press of presses) {
    press();
    await new Promise((settle) => setTimeout(settle));
  }
}
