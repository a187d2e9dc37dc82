import { createStorageSlot } from '@docusaurus/theme-common';

/** Where a reader was when a page was left: at a heading or a block of text, and so many pixels down. */
interface Place {
  /** Its id, or its number among those of the page; '' where there is none. */
  readonly anchor: string | number;
  readonly top: number;
  readonly scrolled: number;
}

/** As many entries of the history as are kept. */
const MAX_PLACES = 100;
const TOLERANCE = 2;

/** Where the entries of this tab's history were left, by their keys. */
let places: Map<string, Place> | undefined;
let currentKey: string | undefined;

const placesSlot = () => createStorageSlot('page-places', { persistence: 'sessionStorage' });

function readPlaces(): Map<string, Place> {
  try {
    return new Map(JSON.parse(placesSlot().get() ?? '[]') as [string, Place][]);
  } catch {
    return new Map();
  }
}

/** Names the entry of the history; undefined where the browser cannot tell it from others with the same address. */
function entryKey(): string | undefined {
  const { navigation } = window as { navigation?: { currentEntry: { key: string } | null } };
  return navigation?.currentEntry?.key ?? (history.state as { key?: string } | null)?.key;
}

/** What stays the same element: a diagram takes the place of another `div` when it is drawn. */
const ANCHORS = 'main :is(h1, h2, h3, h4), .markdown > :not(div)';

const findAnchors = () => document.querySelectorAll<HTMLElement>(ANCHORS);

/** What is between an anchor and the reader's eyes may have another height next time, so the nearest one counts. */
function placeNow(): Place {
  const eyes = window.innerHeight / 2;
  let nearest: Pick<Place, 'anchor' | 'top'> = { anchor: '', top: Infinity };
  for (const [number, element] of findAnchors().entries()) {
    const top = Math.round(element.getBoundingClientRect().top);
    if (Math.abs(top - eyes) < Math.abs(nearest.top - eyes)) nearest = { anchor: element.id || number, top };
  }
  return { ...nearest, scrolled: Math.round(window.scrollY) };
}

/** Notes where the reader is on the page that is being left. */
export function leavePlace(): void {
  if (currentKey === undefined) return;
  places ??= readPlaces();
  places.delete(currentKey);
  places.set(currentKey, placeNow());
}

/** Notes it for the next document of this tab, too. */
export function storePlaces(): void {
  leavePlace();
  if (places) placesSlot().set(JSON.stringify([...places].slice(-MAX_PLACES)));
}

/** Where the entry of the history that is shown now was left. */
export function findPlace(): Place | undefined {
  currentKey = entryKey();
  places ??= readPlaces();
  return currentKey === undefined ? undefined : places.get(currentKey);
}

/** Whether the browser has gone to the pixel at which a page was left, and the reader has not moved since. */
export const isAtPixelOf = ({ scrolled }: Place): boolean => Math.abs(window.scrollY - scrolled) <= TOLERANCE;

/**
 * Scrolls to a place.
 *
 * @returns the anchor by which it was found
 */
export function returnTo({ anchor, top, scrolled }: Place): HTMLElement | undefined {
  if (scrolled === 0) return undefined;
  const found = typeof anchor === 'number' ? findAnchors()[anchor] : document.getElementById(anchor);
  if (found) window.scrollBy({ top: found.getBoundingClientRect().top - top, behavior: 'instant' });
  else window.scrollTo({ top: scrolled, behavior: 'instant' });
  return found ?? undefined;
}
