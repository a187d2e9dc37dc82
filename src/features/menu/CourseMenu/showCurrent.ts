/** Scrolls a list, but not the page, until its current entry is in view. */
function scrollTo(list: HTMLElement, current: HTMLElement): void {
  const place = current.getBoundingClientRect();
  const { top, bottom } = list.getBoundingClientRect();
  if (place.height === 0) return;
  if (place.top < top) list.scrollTop += place.top - top;
  else if (place.bottom > bottom) list.scrollTop += place.bottom - bottom;
}

/**
 * Brings the current entry of a list into view.
 *
 * @param isNew - whether the reader has come to another page. Then the folds around the entry open; otherwise the reader
 *   may have closed them
 */
export function showCurrent(list: HTMLElement, isNew: boolean): void {
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (!current) return;
  if (isNew) {
    for (let fold = current.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
      fold.open = true;
    }
  }
  scrollTo(list, current);
}
