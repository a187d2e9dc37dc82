import type { Cell } from '../trials/trialSet';

/**
 * What holds for the rows of an exercise beyond the constraints of the schema, so that random rows neither contradict a
 * prompt nor leave it open. Columns are named with their table: `books.price`.
 */
export interface Promises {
  /** Tables of the setup that the prompt describes row by row; they stay as they are. */
  readonly fixed?: readonly string[];
  /** Columns, or combinations joined by a comma, whose values do not repeat: `orders.customer_id, ordered_at`. */
  readonly unique?: readonly string[];
  /** Columns that always have a value. */
  readonly filled?: readonly string[];
  /** Columns whose values are multiples of a number. */
  readonly step?: Readonly<Record<string, number>>;
  /** The form of a text column: `#` is a digit, `*` any text, everything else stands for itself. */
  readonly shape?: Readonly<Record<string, string>>;
  /** Columns that count from 1 within the rows that share a value of another column. */
  readonly numbered?: Readonly<Record<string, string>>;
  /** Queries whose rows mean that the promise is broken. */
  readonly never?: readonly string[];
  /** Statements that derive the rows of one table from another; the derived table is listed in `derived`. */
  readonly after?: readonly string[];
  /** Tables that `after` fills. */
  readonly derived?: readonly string[];
  /** Values that nothing else suggests, by column. */
  readonly also?: Readonly<Record<string, readonly Cell[]>>;
}

const LISTS = ['fixed', 'unique', 'filled', 'never', 'after', 'derived'] as const;
const MAPS = ['step', 'shape', 'numbered', 'also'] as const;

/** The promises of a dataset together with those of an exercise on it. */
export function joinPromises(dataset: Promises = {}, exercise: Promises = {}): Promises {
  return {
    ...Object.fromEntries(LISTS.map((key) => [key, [...(dataset[key] ?? []), ...(exercise[key] ?? [])]])),
    ...Object.fromEntries(MAPS.map((key) => [key, { ...dataset[key], ...exercise[key] }])),
  };
}
