import type { SearchErrorCode } from '../core/types';

/** Thrown when search cannot answer now but may later. DocSearch shows its error screen for errors of this name. */
export class RetryError extends Error {
  override name = 'RetryError';

  constructor(
    readonly code: SearchErrorCode,
    message: string,
  ) {
    super(message);
  }
}
