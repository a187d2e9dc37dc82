import * as z from 'zod';
import { schedulesSchema } from './schedule';

/**
 * The content of an `output.json`: what a product printed, and the inputs. Build code parses with this schema; pages
 * import only the types, so that zod reaches no browser.
 */

const warning = z.strictObject({ level: z.string(), code: z.string(), message: z.string() });

const sqlError = z.strictObject({ code: z.string(), sqlState: z.string().optional(), message: z.string() });

const column = z.strictObject({ name: z.string(), isNumeric: z.boolean().optional() });

/** A server's answer to one statement: rows, the number of changed rows, an error, or that it is done. */
const sqlResult = z.strictObject({
  sql: z.string(),
  /** Label of the part of the input to which the statement belongs. */
  part: z.string().optional(),
  /** The user in whose session it ran, where the input names one. */
  user: z.string().optional(),
  /** The session waits for another session's lock; the answer follows later. */
  isWaiting: z.boolean().optional(),
  /** The answer to a statement that has waited. */
  hasWaited: z.boolean().optional(),
  columns: z.array(column).optional(),
  /** Values as the server writes them; null is NULL. */
  rows: z.array(z.array(z.string().nullable())).optional(),
  /** Number of rows changed by a statement without columns; absent for statements that cannot change rows. */
  changedRows: z.number().int().optional(),
  warnings: z.array(warning).optional(),
  error: sqlError.optional(),
});

const header = z.tuple([z.string(), z.string()]);

/** One HTTP request and its response; headers are in the order in which they were sent. */
const exchange = z.strictObject({
  request: z.strictObject({ method: z.string(), target: z.string(), headers: z.array(header), body: z.string() }),
  response: z.strictObject({
    status: z.number().int(),
    statusText: z.string(),
    headers: z.array(header),
    body: z.string(),
    /** The body lacks texts of the product: its recorder put `…` in their place. */
    isShortened: z.boolean().optional(),
  }),
});

const lineRange = z.strictObject({ from: z.number().int().min(1), to: z.number().int().min(1) });

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

const origin = {
  tool: z.string().min(1),
  version: z.string().min(1),
  recordedOn: day,
  /** SHA-256 of each input file, by its path from the recording's folder. */
  inputs: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
};

export const recordingSchema = z.union([
  z.strictObject({
    ...origin,
    stdout: z.string(),
    /** Named ranges of lines of `stdout`. */
    parts: z.record(z.string(), lineRange).optional(),
  }),
  z.strictObject({ ...origin, results: z.array(sqlResult) }),
  z.strictObject({ ...origin, exchanges: z.array(exchange) }),
  z.strictObject({ ...origin, schedules: schedulesSchema }),
]);

export type Recording = z.infer<typeof recordingSchema>;
export type SqlResult = z.infer<typeof sqlResult>;
export type Exchange = z.infer<typeof exchange>;
export type LineRange = z.infer<typeof lineRange>;

/** The command that makes a recording again. */
export function recordCommand(id: string): string {
  return `npm run record -- ${id}`;
}
