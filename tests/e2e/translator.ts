/**
 * Run in a page: does what the translators of Chrome and Edge do, and goes on doing it: puts each text into two elements.
 * The words stay the same, so that a test can compare the page with one that is not translated.
 */
export function translatePage(): void {
  const isMeant = ({ data, parentElement }: Text) =>
    parentElement instanceof HTMLElement &&
    parentElement.translate &&
    !parentElement.closest('font,script,style,textarea,noscript') &&
    data.trim() !== '';
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (isMeant(walker.currentNode as Text)) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate();
  new MutationObserver(() => setTimeout(translate)).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
