import { CHANGES } from './changes';
import { CONDITIONS } from './conditions';
import { DEFINITIONS } from './definitions';
import { FUNCTION_MISTAKES } from './functions';
import type { Operator } from './operator';
import { QUERIES } from './queries';
import { TRIGGERS } from './trigger';
import { RIGHTS } from './rights';
import { VIEWS } from './views';

/** All operators; based on Tuya, Suárez-Cabal and de la Riva (Mutating database queries, 2007). */
export const OPERATORS: readonly Operator[] = [
  ...CONDITIONS,
  ...QUERIES,
  ...FUNCTION_MISTAKES,
  ...CHANGES,
  ...DEFINITIONS,
  ...VIEWS,
  ...TRIGGERS,
  ...RIGHTS,
];
