import { textKey } from '../core/textKey';
import { MAX_WAYS } from '../core/timing/wayLimits';

/** The storage keys of the reader's texts, one for each way of a block. */
export const wayKeys = (id: string): string[] =>
  Array.from({ length: MAX_WAYS }, (_, index) => textKey(`${id}.${index + 1}`));
