import type { Fault } from './brokenBookshop';

interface Row {
  readonly fault: Fault;
  /** Failed checks, one number a column. */
  readonly counts: readonly number[];
}

const WIDTH = 10;

/**
 * A table of faults and of how many checks of each kind failed, in two parts: `faults`, with how many of them were
 * caught, and `harmless`.
 *
 * @param columns - kinds of checks
 * @param notes - a second line of the head, one note a column
 */
export function drawCatches(columns: readonly string[], rows: readonly Row[], notes?: readonly string[]) {
  const nameWidth = Math.max(...rows.map(({ fault }) => fault.id.length)) + 1;
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(nameWidth) + cells.map((cell) => cell.padStart(WIDTH)).join('');
  const drawn = (wanted: boolean) => rows.filter(({ fault }) => (fault.harmless ?? false) === wanted);
  const body = (list: readonly Row[]) =>
    list.map(({ fault, counts }) =>
      line(
        fault.id,
        counts.map((count) => (count === 0 ? '-' : String(count))),
      ),
    );
  const sum = (list: readonly Row[]) =>
    columns.map((_, column) => `${list.filter(({ counts }) => counts[column] !== 0).length} of ${list.length}`);
  const section = (title: string, list: readonly Row[], total: string) => [
    line(title, columns),
    ...(notes ? [line('', notes)] : []),
    ...body(list),
    line(total, sum(list)),
  ];
  const faults = section('fault', drawn(false), 'caught');
  const harmless = section('harmless', drawn(true), 'alarms');
  return {
    stdout: `${[...faults, ...harmless].map((each) => each.trimEnd()).join('\n')}\n`,
    parts: {
      faults: { from: 1, to: faults.length },
      harmless: { from: faults.length + 1, to: faults.length + harmless.length },
    },
  };
}
