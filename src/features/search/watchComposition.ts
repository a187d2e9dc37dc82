/**
 * Tracks whether an input method, such as a Vietnamese one, is composing a word in a box.
 *
 * @returns a function that waits until no composition is in progress, when the box may be replaced
 */
export function watchComposition(box: HTMLInputElement): () => Promise<void> {
  let isComposing = false;
  box.addEventListener('compositionstart', () => (isComposing = true));
  box.addEventListener('compositionend', () => (isComposing = false));
  return async () => {
    while (isComposing) {
      await new Promise((resolve) => {
        // Some input methods start the next word within the same key press.
        box.addEventListener('compositionend', () => setTimeout(resolve), { once: true });
      });
    }
  };
}
