/**
 * The displayed number of an SQL exercise: `6.2` for the second exercise of a page whose ids begin with `sql-06`, or
 * only the position if the ids have no day. Exercises are numbered as a page shows them, whatever their ids.
 */
export function exerciseNumber(id: string, position: number): string {
  const [day] = id.split('-').slice(-2).map(Number);
  return Number.isInteger(day) ? `${day}.${position}` : String(position);
}
