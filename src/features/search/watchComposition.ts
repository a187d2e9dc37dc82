/**
 * Follows the composing of words in a box, as Vietnamese input methods do it.
 *
 * @returns a function that waits until no word is half composed: the box may be replaced then
 */
export function watchComposition(box: HTMLInputElement): () => Promise<void> {
  let isComposing = false;
  box.addEventListener('compositionstart', () => (isComposing = true));
  box.addEventListener('compositionend', () => (isComposing = false));
  return async () => {
    while (isComposing) {
      await new Promise((resolve) => {
        // Some input methods begin the next word within the same key press.
        box.addEventListener('compositionend', () => setTimeout(resolve), { once: true });
      });
    }
  };
}
