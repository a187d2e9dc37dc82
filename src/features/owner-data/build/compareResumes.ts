import { formatField, type Problem } from './problem';

const SHARED_FIELDS = new Set(['email', 'phone', 'startDate', 'endDate', 'date', 'releaseDate', 'version']);

interface Side {
  file: string;
  value: unknown;
}

function kind(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value;
}

/**
 * Compares the two résumés: they must have the same sections with the same number of entries, the same fields in each,
 * and the same dates and URLs.
 *
 * @returns a problem for each difference, reported for the second file
 */
export function compareResumes(first: Side, second: Side, path: readonly PropertyKey[] = []): Problem[] {
  const tell = (message: string, key: readonly PropertyKey[] = path): Problem[] => [
    { file: second.file, field: formatField(key), message },
  ];
  const [a, b] = [first.value, second.value];
  if (kind(a) !== kind(b)) return tell(`expected a ${kind(a)} as in ${first.file}, found a ${kind(b)}`);
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) {
      return tell(
        `${b.length} entries, but ${a.length} in ${first.file}; both languages must list the same entries in the same order`,
      );
    }
    return a.flatMap((item, index) =>
      compareResumes({ ...first, value: item }, { ...second, value: b[index] as unknown }, [...path, index]),
    );
  }
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null) {
    const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].flatMap((key) => {
      const inner = [...path, key];
      if (!(key in right)) return tell(`missing here, but present in ${first.file}`, inner);
      if (!(key in left)) return tell(`present here, but missing in ${first.file}`, inner);
      return compareResumes({ ...first, value: left[key] }, { ...second, value: right[key] }, inner);
    });
  }
  const shared = SHARED_FIELDS.has(String(path.at(-1)));
  return shared && a !== b ? tell(`"${String(b)}" differs from "${String(a)}" in ${first.file}`) : [];
}
