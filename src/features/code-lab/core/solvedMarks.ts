import { readDay } from '@site/src/features/progress/core/calendar';

/** Which problems this device has solved, kept under {@link SOLVED_KEY} as `{"<problem id>": "<ISO date>"}`. */
export type SolvedMarks = Readonly<Record<string, string>>;

/** Local-storage key of the marks; a change of the shape takes the next version. */
export const SOLVED_KEY = 'code-lab.solved.v1';

/** The marks in a stored text; whatever is damaged counts as not solved, but for days that no calendar has. */
export function parseSolvedMarks(text: string | null): SolvedMarks {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
    return Object.fromEntries(
      Object.entries(value).flatMap(([id, stored]) => {
        const day = typeof stored === 'string' ? readDay(stored) : undefined;
        return day === undefined ? [] : [[id, day]];
      }),
    );
  } catch {
    return {};
  }
}

/** The stored text with one problem more; the day on which it was first solved stays. */
export function withSolvedMark(text: string | null, id: string, day: string): string {
  return JSON.stringify({ [id]: day, ...parseSolvedMarks(text) });
}
