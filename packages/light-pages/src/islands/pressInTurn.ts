/**
 * Replays clicks one after the other, so that typed text, and what a click changes, is rendered before the next click
 * is handled. Clicks added meanwhile are replayed too.
 */
export async function pressInTurn<Press>(presses: readonly Press[], replay: (press: Press) => void): Promise<void> {
  // React renders in a microtask.
  await Promise.resolve();
  for (const press of presses) {
    replay(press);
    await new Promise((settle) => setTimeout(settle));
  }
}
