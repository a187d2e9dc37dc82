/**
 * The recordings named on the command line.
 *
 * @param ids - all recordings
 * @param name - `<topic>` or `<topic>/<name>`
 * @returns an empty list if no recording matches
 */
export function chooseRecordings(ids: readonly string[], name: string): string[] {
  const wanted = name.replace(/^(?:\.\/)?recordings\//, '').replace(/\/$/, '');
  return ids.filter((id) => id === wanted || id.startsWith(`${wanted}/`));
}
