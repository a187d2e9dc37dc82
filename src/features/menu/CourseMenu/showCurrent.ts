/** Opens the folds around the current entry of a list, and scrolls the list, but not the page, until it is in view. */
export function showCurrent(list: HTMLElement): void {
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (!current) return;
  for (let fold = current.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
    fold.open = true;
  }
  const { top, bottom } = list.getBoundingClientRect();
  const place = current.getBoundingClientRect();
  if (place.top < top) list.scrollTop += place.top - top;
  else if (place.bottom > bottom) list.scrollTop += place.bottom - bottom;
}
