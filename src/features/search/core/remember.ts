/**
 * Remembers what a function made of each text, up to a number of texts; then it begins anew.
 *
 * @param make - a pure function whose results nobody changes
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
