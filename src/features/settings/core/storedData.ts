/** What the site keeps in a browser, by what readers call it. */
export type DataKind = 'progress' | 'typed' | 'search' | 'offline' | 'look';

export const DATA_KINDS = ['progress', 'typed', 'search', 'offline', 'look'] as const satisfies readonly DataKind[];

const NAMES: readonly (readonly [DataKind | undefined, RegExp])[] = [
  // The account is forgotten by signing out.
  [undefined, /^auth:/],
  ['progress', /^(?:progress|progress-damaged|code-lab\.solved\..*)$/],
  ['typed', /^(?:sql|code|k6|web)-(?:lab|exercise)\./],
  ['search', /^search-/],
  ['offline', /^offline[.-]/],
  ['look', /^/],
];

/** DocSearch's stored searches, whose names it chooses. */
const OWN_SEARCHES = /^__DOCSEARCH_/;

/**
 * The kind of data under a key of the browser's storage; undefined for a key that is not this site's, or that settings do
 * not touch. Other sites may be on the same host.
 *
 * @param suffix - what the site appends to its names
 */
export function kindOf(key: string, suffix: string): DataKind | undefined {
  if (OWN_SEARCHES.test(key)) return 'search';
  if (!key.endsWith(suffix)) return undefined;
  const name = key.slice(0, key.length - suffix.length);
  return NAMES.find(([, pattern]) => pattern.test(name))?.[0];
}

export interface Amount {
  readonly entries: number;
  /** As browsers count them: two for each character. */
  readonly bytes: number;
}

/** How much of each kind is stored. */
export function amountsOf(
  entries: Iterable<readonly [key: string, value: string]>,
  suffix: string,
): Readonly<Record<DataKind, Amount>> {
  const sums = Object.fromEntries(DATA_KINDS.map((kind) => [kind, { entries: 0, bytes: 0 }])) as Record<
    DataKind,
    Amount
  >;
  for (const [key, value] of entries) {
    const kind = kindOf(key, suffix);
    if (kind) {
      const sum = sums[kind];
      sums[kind] = { entries: sum.entries + 1, bytes: sum.bytes + 2 * (key.length + value.length) };
    }
  }
  return sums;
}
