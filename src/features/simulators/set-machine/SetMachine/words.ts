import type { SetOperator } from '../core/types';

/** SQL keywords, which are the same in every language. */
export const OPERATOR_WORDS: Record<SetOperator, string> = {
  union: 'UNION',
  unionAll: 'UNION ALL',
  intersect: 'INTERSECT',
  except: 'EXCEPT',
};
