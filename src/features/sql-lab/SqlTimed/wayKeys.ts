import { textKey } from '../core/textKey';

const MAX_WAYS = 3;

/** Where the reader's text of each way of a block is kept on the device. */
export const wayKeys = (id: string): string[] =>
  Array.from({ length: MAX_WAYS }, (_, index) => textKey(`${id}.${index + 1}`));
