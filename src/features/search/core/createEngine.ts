import MiniSearch from 'minisearch';

/** Fields of a section as the engine weighs them. */
export type IndexedField = 'heading' | 'above' | 'content' | 'extra';

const FIELDS: readonly IndexedField[] = ['heading', 'above', 'content', 'extra'];

/** Term under which a word without its marks is indexed, apart from a word that is written so. */
export function foldedTerm(folded: string): string {
  return `~${folded}`;
}

/** Occurrences of a term: by field, then by section. */
type Postings = Record<string, Record<string, number>>;

/**
 * Fills a MiniSearch with sections that are word ids already.
 *
 * The counts are made here and handed over whole: `add` looks every occurrence of a word up in
 * its tree, which takes three times as long as all the rest.
 *
 * @param documents - word ids of each section by field; 0 is no word
 * @param words - words by id
 * @param folds - the same words without marks
 */
export function createEngine(
  documents: readonly Record<IndexedField, Uint32Array>[],
  words: readonly string[],
  folds: readonly string[],
): MiniSearch {
  const byTerm = new Map<string, Postings>();
  const exact: Postings[] = [];
  const folded: (Postings | null)[] = [];
  const postingsOf = (term: string) => {
    const postings = byTerm.get(term) ?? {};
    byTerm.set(term, postings);
    return postings;
  };
  words.forEach((word, id) => {
    const plain = folds[id] as string;
    exact.push(postingsOf(word));
    folded.push(word === plain ? null : postingsOf(foldedTerm(plain)));
  });
  const bump = (postings: Postings, field: number, section: number) => {
    const counts = (postings[field] ??= {});
    counts[section] = (counts[section] ?? 0) + 1;
  };
  const lengths = documents.map((document, section) =>
    FIELDS.map((field, fieldId) => {
      const ids = document[field];
      for (const id of ids) {
        if (id === 0) continue;
        bump(exact[id] as Postings, fieldId, section);
        const marked = folded[id];
        if (marked) bump(marked, fieldId, section);
      }
      return new Set(ids).size;
    }),
  );
  // Only the sections that have a field count for its average.
  const averages = FIELDS.map((_, fieldId) => {
    const present = lengths.map((row) => row[fieldId] as number).filter((length) => length > 0);
    return present.reduce((sum, length) => sum + length, 0) / Math.max(present.length, 1);
  });
  const byId = <Value>(valueOf: (id: number) => Value) =>
    Object.fromEntries(documents.map((_, id) => [String(id), valueOf(id)]));
  byTerm.delete('');
  return MiniSearch.loadJS(
    {
      documentCount: documents.length,
      nextId: documents.length,
      documentIds: byId((id) => id),
      fieldIds: Object.fromEntries(FIELDS.map((field, fieldId) => [field, fieldId])),
      fieldLength: byId((id) => lengths[id] as number[]),
      averageFieldLength: averages,
      storedFields: {},
      dirtCount: 0,
      index: [...byTerm],
      serializationVersion: 2,
    } as unknown as Parameters<typeof MiniSearch.loadJS>[0],
    { fields: [...FIELDS] },
  );
}
