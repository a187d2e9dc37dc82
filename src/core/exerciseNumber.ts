/** The displayed number of an SQL exercise: `6.2` for `sql-06-02`, or only the last number if the id has no day. */
export function exerciseNumber(id: string): string {
  const [day, number] = id.split('-').slice(-2).map(Number);
  return Number.isInteger(day) ? `${day}.${number}` : String(number);
}
