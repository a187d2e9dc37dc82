import { EXECUTOR_RULES } from './executorRules';
import { RESULT_RULES } from './resultRules';
import { RUN_RULES } from './runRules';
import type { Rule } from './types';

/** The rules of k6 that the engine keeps, each with the test that holds it. */
export const RULES: readonly Rule[] = [...EXECUTOR_RULES, ...RUN_RULES, ...RESULT_RULES];

export { DIFFERENCES } from './differences';
