/**
 * Caches the results of a function of a text. When the number of stored texts reaches the limit, the memory is cleared.
 *
 * @param make - a pure function whose results are never mutated
 */
export function remember<Result>(limit: number, make: (text: string) => Result): (text: string) => Result {
  const made = new Map<string, Result>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    if (made.size === limit) made.clear();
    const result = make(text);
    made.set(text, result);
    return result;
  };
}
