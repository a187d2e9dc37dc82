import { textKey } from '../core/textKey';
import { MAX_WAYS } from '../core/wayLimits';

/** Where the reader's text of each way of a block is kept on the device. */
export const wayKeys = (id: string): string[] =>
  Array.from({ length: MAX_WAYS }, (_, index) => textKey(`${id}.${index + 1}`));
