import { CHANGES } from './changes';
import { CONDITIONS } from './conditions';
import { FUNCTION_MISTAKES } from './functions';
import type { Operator } from './operator';
import { QUERIES } from './queries';

/** Every kind of mistake; the idea is Tuya, Suárez-Cabal and de la Riva's (Mutating database queries, 2007). */
export const OPERATORS: readonly Operator[] = [...CONDITIONS, ...QUERIES, ...FUNCTION_MISTAKES, ...CHANGES];
