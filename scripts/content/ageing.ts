import { recordCommand } from '../../src/features/recordings/core/recording';
import type { CheckedPair } from './checkPair';
import type { Finding } from './finding';

/** After this many months a document should be checked again. */
export const MONTHS_UNTIL_OLD = 12;

/** Documents that were last checked over a year ago, or that do not say when. */
export function ageFindings(pairs: readonly Pick<CheckedPair, 'vi' | 'lastChecked'>[], today: string): Finding[] {
  const limit = monthsBefore(today, MONTHS_UNTIL_OLD);
  return pairs.flatMap<Finding>(({ vi, lastChecked }) => {
    if (lastChecked === undefined)
      return [{ level: 'warning', text: `${vi}: no last_checked → add the day on which its facts were checked` }];
    if (lastChecked >= limit) return [];
    return [
      {
        level: 'warning',
        text: `${vi}: last checked on ${lastChecked} → check it again, then set last_checked in both languages`,
      },
    ];
  });
}

/** A recording; without a day it was never made, or its output cannot be read. */
interface DatedRecording {
  readonly id: string;
  readonly recordedOn?: string;
}

/** Recordings older than a year, since the product has moved on, and recordings that were never made. */
export function recordingAgeFindings(recordings: readonly DatedRecording[], today: string): Finding[] {
  const limit = monthsBefore(today, MONTHS_UNTIL_OLD);
  return recordings.flatMap<Finding>(({ id, recordedOn }) => {
    const mend = recordCommand(id);
    if (recordedOn === undefined) return [{ level: 'error', text: `recordings/${id}: nothing recorded → ${mend}` }];
    if (recordedOn >= limit) return [];
    const text = `recordings/${id}: recorded on ${recordedOn} → if the product has a newer version, run: ${mend}`;
    return [{ level: 'warning', text }];
  });
}

/** The same day some months earlier; a day that does not exist becomes the last day of the month. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
