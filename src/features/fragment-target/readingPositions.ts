import { createStorageSlot } from '@docusaurus/theme-common';

/**
 * The reader's position on a page that was left: an anchor (a heading or block) and its distance from the screen's top.
 */
interface ReadingPosition {
  /** The anchor's id, or its index among the page's anchors; '' where there is none. */
  readonly anchor: string | number;
  readonly top: number;
  readonly scrolled: number;
}

/** The most history entries to store. */
const MAX_POSITIONS = 100;
const TOLERANCE = 2;

/** The positions at which entries of this tab's history were left, by their keys. */
let positions: Map<string, ReadingPosition> | undefined;
let currentKey: string | undefined;

const positionsSlot = () => createStorageSlot('reading-positions', { persistence: 'sessionStorage' });

function readPositions(): Map<string, ReadingPosition> {
  try {
    return new Map(JSON.parse(positionsSlot().get() ?? '[]') as [string, ReadingPosition][]);
  } catch {
    return new Map();
  }
}

/** The key of the current history entry; undefined where the browser cannot tell entries with the same URL apart. */
function entryKey(): string | undefined {
  const { navigation } = window as { navigation?: { currentEntry: { key: string } | null } };
  return navigation?.currentEntry?.key ?? (history.state as { key?: string } | null)?.key;
}

/** Elements that are never replaced; a diagram, in contrast, replaces a `div` when it renders. */
const ANCHORS = 'main :is(h1, h2, h3, h4), .markdown > :not(div)';

const findAnchors = () => document.querySelectorAll<HTMLElement>(ANCHORS);

/**
 * Content between an anchor and the reader's eyes may change its height, so the anchor nearest to the middle is used.
 */
function currentPosition(): ReadingPosition {
  const eyes = window.innerHeight / 2;
  let nearest: Pick<ReadingPosition, 'anchor' | 'top'> = { anchor: '', top: Infinity };
  for (const [number, element] of findAnchors().entries()) {
    const top = Math.round(element.getBoundingClientRect().top);
    if (Math.abs(top - eyes) < Math.abs(nearest.top - eyes)) nearest = { anchor: element.id || number, top };
  }
  return { ...nearest, scrolled: Math.round(window.scrollY) };
}

/** Remembers the reader's position on the page that is being left. */
export function rememberPosition(): void {
  if (currentKey === undefined) return;
  positions ??= readPositions();
  positions.delete(currentKey);
  positions.set(currentKey, currentPosition());
}

/** Remembers the position, and stores all positions for the next document of this tab. */
export function storePositions(): void {
  rememberPosition();
  if (positions) positionsSlot().set(JSON.stringify([...positions].slice(-MAX_POSITIONS)));
}

/** The position at which the current history entry was left. */
export function findPosition(): ReadingPosition | undefined {
  currentKey = entryKey();
  positions ??= readPositions();
  return currentKey === undefined ? undefined : positions.get(currentKey);
}

/** Whether the browser restored the offset at which a page was left, and the reader has not scrolled since. */
export const isAtPixelOf = ({ scrolled }: ReadingPosition): boolean => Math.abs(window.scrollY - scrolled) <= TOLERANCE;

/**
 * Scrolls to a stored position.
 *
 * @returns the anchor, where it was found
 */
export function restorePosition({ anchor, top, scrolled }: ReadingPosition): HTMLElement | undefined {
  if (scrolled === 0) return undefined;
  const found = typeof anchor === 'number' ? findAnchors()[anchor] : document.getElementById(anchor);
  if (found) window.scrollBy({ top: found.getBoundingClientRect().top - top, behavior: 'instant' });
  else window.scrollTo({ top: scrolled, behavior: 'instant' });
  return found ?? undefined;
}
