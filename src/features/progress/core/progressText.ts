import { readDay, readInstant } from './calendar';
import {
  EMPTY_PROGRESS,
  type AnswerRecord,
  type Day,
  type ExerciseRecord,
  type Grade,
  type LessonRecord,
  type Progress,
} from './types';

type Fields = Readonly<Record<string, unknown>>;

/** Step `n` converts the format of version `n + 1` to that of version `n + 2`. */
export type Migrations = readonly ((stored: Fields) => Fields)[];

/** Add a step whenever the stored format changes. */
const MIGRATIONS: Migrations = [];

/** The content of a stored text. */
export interface ReadProgress {
  readonly progress: Progress;
  /** The number of damaged entries left out; `all` where the text is not a progress at all. */
  readonly damaged: number | 'all';
  /** Set where a newer edition of the site wrote the text, which must then not be overwritten. */
  readonly newer?: true;
}

const ID = /^[a-z0-9][\w./-]{0,149}$/i;
const MAX_COUNT = 99;

/** Whether an entry of the progress may have this id. */
export function isEntryId(text: string): boolean {
  return ID.test(text);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= MAX_COUNT;
}

/** Converts an unknown value to an entry, or undefined if it is damaged; unknown fields are left out. */
type Read<T> = (value: Fields) => T | undefined;

/** Reads an optional instant: undefined where it is missing, null where it is damaged. */
const readOptional = (stored: unknown) => (stored === undefined ? undefined : (readInstant(stored) ?? null));

const readLesson: Read<LessonRecord> = (stored) => {
  const [first, last, unread] = [readInstant(stored.first), readInstant(stored.last), readOptional(stored.unread)];
  if (first === undefined || last === undefined || unread === null) return undefined;
  return { first, last, ...(unread && { unread }) };
};

function isGrade(value: unknown): value is Grade {
  return value === 1 || value === 2 || value === 3;
}

function readReviews(stored: Fields): ExerciseRecord['reviews'] | undefined {
  const reviews: Record<Day, Grade> = {};
  for (const [text, grade] of Object.entries(stored)) {
    const day = readDay(text);
    if (day === undefined || !isGrade(grade)) return undefined;
    const known = reviews[day] ?? grade;
    // As in merging, the lower of two grades for one day is kept.
    reviews[day] = grade < known ? grade : known;
  }
  return reviews;
}

const readExercise: Read<ExerciseRecord> = ({ hints, shown, ...stored }) => {
  const [tried, solved] = [readInstant(stored.tried), readOptional(stored.solved)];
  const reviews = isFields(stored.reviews) ? readReviews(stored.reviews) : undefined;
  if (tried === undefined || solved === null || !isCount(hints)) return undefined;
  if (typeof shown !== 'boolean' || reviews === undefined) return undefined;
  return { tried, ...(solved && { solved }), hints, shown, reviews };
};

const readAnswer: Read<AnswerRecord> = ({ picks, right, ...stored }) => {
  const at = readInstant(stored.at);
  if (at === undefined || typeof right !== 'boolean' || !Array.isArray(picks)) return undefined;
  return picks.length <= MAX_COUNT && picks.every(isCount) ? { at, picks, right } : undefined;
};

/** Reads entries one by one: counts the damaged ones and keeps the rest. */
class EntryReader {
  damaged = 0;

  read<T>(value: unknown, readEntry: Read<T>): Record<string, T> {
    if (!isFields(value)) {
      if (value !== undefined) this.damaged += 1;
      return {};
    }
    return Object.fromEntries(
      Object.entries(value).flatMap(([id, stored]) => {
        const entry = isEntryId(id) && isFields(stored) ? readEntry(stored) : undefined;
        if (entry === undefined) this.damaged += 1;
        return entry === undefined ? [] : [[id, entry] as const];
      }),
    );
  }
}

/** The fields of a text in the current format; `newer` if only a later edition of the site knows its format. */
function parseFields(text: string, migrations: Migrations): Fields | 'newer' | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const version = isFields(value) && Number.isInteger(value.version) ? (value.version as number) : 0;
    if (!isFields(value) || version < 1) return undefined;
    if (version > migrations.length + 1) return 'newer';
    return migrations.slice(version - 1).reduce((stored, step) => step(stored), value);
  } catch {
    return undefined;
  }
}

/** Reads a stored text or a reader's file. Never throws; the result says what was left out. */
export function readProgress(text: string | null, migrations: Migrations = MIGRATIONS): ReadProgress {
  if (text === null) return { progress: EMPTY_PROGRESS, damaged: 0 };
  const fields = parseFields(text, migrations);
  if (fields === 'newer') return { progress: EMPTY_PROGRESS, damaged: 0, newer: true };
  const { lessons, exercises, quizzes } = fields ?? {};
  if (lessons === undefined && exercises === undefined && quizzes === undefined) {
    return { progress: EMPTY_PROGRESS, damaged: 'all' };
  }
  const reader = new EntryReader();
  const progress: Progress = {
    lessons: reader.read(lessons, readLesson),
    exercises: reader.read(exercises, readExercise),
    quizzes: reader.read(quizzes, (answers) => reader.read(answers, readAnswer)),
  };
  return { progress, damaged: reader.damaged };
}

/** The text to store or to save as a file. */
export function writeProgress({ lessons, exercises, quizzes }: Progress): string {
  return JSON.stringify({ version: MIGRATIONS.length + 1, lessons, exercises, quizzes });
}
