import type { SqlProblem } from '../../../src/features/sql-lab/core/sqlProblem';
import { COMBINE_TWO_TABLES } from './175-combine-two-tables';
import { SECOND_HIGHEST_SALARY } from './176-second-highest-salary';
import { RANK_SCORES } from './178-rank-scores';
import { CONSECUTIVE_NUMBERS } from './180-consecutive-numbers';
import { EMPLOYEES_EARNING_MORE } from './181-employees-earning-more-than-their-managers';
import { CUSTOMERS_WHO_NEVER_ORDER } from './183-customers-who-never-order';
import { DEPARTMENT_HIGHEST_SALARY } from './184-department-highest-salary';
import { DEPARTMENT_TOP_THREE_SALARIES } from './185-department-top-three-salaries';
import { DELETE_DUPLICATE_EMAILS } from './196-delete-duplicate-emails';
import { RISING_TEMPERATURE } from './197-rising-temperature';
import { SALES_PERSON } from './607-sales-person';

/** Every database problem, by its number. */
export const SQL_PROBLEMS: readonly SqlProblem[] = [
  COMBINE_TWO_TABLES,
  SECOND_HIGHEST_SALARY,
  RANK_SCORES,
  CONSECUTIVE_NUMBERS,
  EMPLOYEES_EARNING_MORE,
  CUSTOMERS_WHO_NEVER_ORDER,
  DEPARTMENT_HIGHEST_SALARY,
  DEPARTMENT_TOP_THREE_SALARIES,
  DELETE_DUPLICATE_EMAILS,
  RISING_TEMPERATURE,
  SALES_PERSON,
];
