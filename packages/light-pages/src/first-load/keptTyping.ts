/**
 * Text typed into an island that does not run yet, kept over a reload of the page: its script may have failed to load,
 * and the notice advises to reload.
 */

/** Of the session storage, followed by the path of the page. */
const KEY = 'first-load.typed';
const FIELDS = 'textarea,input';

/** Numbers of an island and of its field, and the field's name and text. */
type Kept = readonly [island: number, field: number, name: string | null, text: string];

const islands = () => document.querySelectorAll<HTMLElement>('[data-part]');
const fieldsOf = (island: HTMLElement | undefined) => island?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [];
const key = () => KEY + location.pathname;

function typed(): Kept[] {
  const kept: Kept[] = [];
  for (const [number, island] of islands().entries()) {
    if (island.dataset.island === undefined) continue;
    for (const [index, { ariaLabel, value, defaultValue }] of [...fieldsOf(island)].entries())
      if (value !== defaultValue) kept.push([number, index, ariaLabel, value]);
  }
  return kept;
}

const isKept = (value: unknown): value is Kept =>
  Array.isArray(value) && value.length === 4 && typeof value[3] === 'string';

/** Keeps what is typed when the page goes away. For the inline script: the page's scripts may be missing. */
export function keepTyped(): void {
  addEventListener('pagehide', () => {
    const kept = typed();
    try {
      if (kept.length > 0) sessionStorage.setItem(key(), JSON.stringify(kept));
      // Otherwise it may have come back from the browser's memory, and have been used since.
      else if (document.documentElement.dataset.hasHydrated === 'true') sessionStorage.removeItem(key());
    } catch {
      // Storage is blocked.
    }
  });
}

/** Types what was kept; the inline script holds it for the island. */
export function typeKept(): void {
  let kept: readonly Kept[] = [];
  try {
    const stored = JSON.parse(sessionStorage.getItem(key()) ?? '[]') as unknown;
    sessionStorage.removeItem(key());
    if (Array.isArray(stored)) kept = stored.filter(isKept);
  } catch {
    // Storage is blocked, or holds something else.
  }
  const all = islands();
  for (const [number, index, name, text] of kept) {
    const field = fieldsOf(all[number])[index];
    // After a new deployment, another part may stand there; and what has been typed meanwhile is newer.
    if (!field || field.ariaLabel !== name || field.value !== field.defaultValue) continue;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
