/**
 * The displayed number of an SQL exercise: `6.2` for the second exercise of the page of `sql-06-05`, or only its place if
 * the id has no day.
 *
 * @param place - its place on the page, from 1
 */
export function exerciseNumber(id: string, place: number): string {
  const day = Number(id.split('-').at(-2));
  return Number.isInteger(day) ? `${day}.${place}` : String(place);
}
