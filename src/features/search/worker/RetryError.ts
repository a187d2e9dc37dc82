import type { SearchErrorCode } from '../core/types';

/** Search cannot answer now and may later. DocSearch shows its error screen for errors of this name. */
export class RetryError extends Error {
  override name = 'RetryError';

  constructor(
    readonly code: SearchErrorCode,
    message: string,
  ) {
    super(message);
  }
}
