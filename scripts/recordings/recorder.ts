import type { Recording } from '../../src/features/recordings/core/recording';

type WithoutOrigin<T> = T extends unknown ? Omit<T, 'recordedOn' | 'inputs'> : never;

/** The output of a product, with its name and version. The caller adds the date and the hashes. */
export type Recorded = WithoutOrigin<Recording> & {
  /** Inputs outside the recording's folder, as paths relative to it. */
  readonly outside?: readonly string[];
};

/**
 * The function that a `record.ts` or `record.mjs` exports as `record`; `folder` is the recording's folder, with its
 * inputs.
 */
export type Recorder = (folder: string) => Promise<Recorded>;

/** The product is not installed; the message says how to get it. */
export class ProductMissing extends Error {
  // A record script may have another copy of this class, so it is recognized by name.
  override readonly name = 'ProductMissing';
}

/** Whether an error says that the product is missing. */
export function isProductMissing(error: unknown): error is ProductMissing {
  return error instanceof Error && error.name === 'ProductMissing';
}
