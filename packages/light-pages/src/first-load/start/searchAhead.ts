import { isTyped } from '../../browser/isEditable';

/** The keys that open the search; replaced by the build. */
declare const SEARCH_KEY: string;
declare const SEARCH_KEY_WITH_CONTROL: string;

/** A search that is opened before its scripts are there. */
export class SearchAhead {
  /** Opens it; undefined as long as it is not wanted. */
  open: (() => void) | undefined;
  /** What was typed for its field; a line break stands for Enter. */
  text = '';

  /** @param onShortcut - called when a key opens it */
  constructor(private readonly onShortcut: () => void) {}

  /** @returns whether a key is for the search, and must not do anything else */
  takes(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const hasControl = ctrlKey || metaKey;
    if (altKey || (!hasControl && isTyped(event))) return false;
    if (this.open && !hasControl && this.types(key)) return true;
    if (hasControl ? shiftKey || key.toLowerCase() !== SEARCH_KEY_WITH_CONTROL : key !== SEARCH_KEY) return false;
    this.open = () => document.body.dispatchEvent(new KeyboardEvent('keydown', event));
    this.onShortcut();
    return true;
  }

  private types(key: string): boolean {
    if (key.length === 1) this.text += key;
    else if (key === 'Enter') this.text += '\n';
    else if (key === 'Backspace') this.text = this.text.slice(0, -1);
    else if (key === 'Escape') {
      this.open = undefined;
      this.text = '';
    } else return false;
    return true;
  }
}
