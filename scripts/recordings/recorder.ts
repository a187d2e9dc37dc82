import type { Recording } from '../../src/features/recordings/core/recording';

type WithoutOrigin<T> = T extends unknown ? Omit<T, 'recordedOn' | 'inputs'> : never;

/** What a product printed, and which product it was. The day and the hashes are added by who asked for it. */
export type Recorded = WithoutOrigin<Recording> & {
  /** Inputs outside the recording's folder, by their path from it. */
  readonly outside?: readonly string[];
};

/** What a `record.ts` or `record.mjs` exports as `record`; `folder` is that of the recording, with its inputs. */
export type Recorder = (folder: string) => Promise<Recorded>;

/** The product is not on this machine; the message says how it is had. */
export class ProductMissing extends Error {
  // A record script may have another copy of this class: it is known by its name.
  override readonly name = 'ProductMissing';
}

/** Whether an error says that the product is missing. */
export function isProductMissing(error: unknown): error is ProductMissing {
  return error instanceof Error && error.name === 'ProductMissing';
}
