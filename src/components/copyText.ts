/**
 * Puts a text on the clipboard. The text may still be on its way when the press is over, which some browsers accept only
 * as a promise that they get at once.
 *
 * @returns whether the browser has taken it: without a secure context, a permission or the text it does not
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
      await navigator.clipboard.writeText(await text);
    } else {
      const item = text.then((content) => new Blob([content], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': item })]);
    }
    return true;
  } catch {
    return false;
  }
}
