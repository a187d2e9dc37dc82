import { fetchAgain } from './fetchAgain';

/** The selector of the last rule of every sheet, which the build adds (`first-load/plugin.ts`). */
export const LAST_SELECTOR = '.whole-sheet';

const SHEETS = 'link[rel=stylesheet]';

/**
 * Whether a sheet has come whole. A browser takes an empty or cut sheet for a sheet, and keeps it for as long as the
 * host allows.
 */
function isWhole({ sheet }: HTMLLinkElement): boolean {
  try {
    const rules = sheet?.cssRules ?? [];
    const last = rules[rules.length - 1];
    return last instanceof CSSStyleRule && last.selectorText === LAST_SELECTOR;
  } catch {
    // A sheet of another origin.
    return true;
  }
}

const tried = new Set<string>();

/**
 * Fetches a sheet past the cache if it has not come whole, which also mends it for later pages, and puts it in the place
 * of the old one. It has another address there: browsers use a sheet that they have parsed for all links to its address.
 */
async function mend(link: HTMLLinkElement): Promise<void> {
  const { href } = link;
  if (isWhole(link) || tried.has(href)) return;
  tried.add(href);
  await fetchAgain(href);
  const again = link.cloneNode() as HTMLLinkElement;
  again.href = `${href}?again`;
  tried.add(again.href);
  again.addEventListener('load', () => link.remove());
  again.addEventListener('error', () => again.remove());
  link.after(again);
}

/** Mends the sheets of the page that have not come whole: those that are there, and those that come later. */
export function mendSheets(): void {
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.matches(SHEETS)) void mend(target);
    },
    true,
  );
  for (const link of document.querySelectorAll<HTMLLinkElement>(SHEETS)) if (link.sheet) void mend(link);
}
