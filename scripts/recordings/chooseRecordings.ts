/**
 * The recordings that a command names.
 *
 * @param ids - all there are
 * @param name - `<topic>` or `<topic>/<name>`
 * @returns an empty list where there is none of that name
 */
export function chooseRecordings(ids: readonly string[], name: string): string[] {
  const wanted = name.replace(/^(?:\.\/)?recordings\//, '').replace(/\/$/, '');
  return ids.filter((id) => id === wanted || id.startsWith(`${wanted}/`));
}
