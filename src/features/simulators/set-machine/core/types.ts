import type { Row, Table } from '../../relation/core/types';
import type { Trace } from '../../shared/core/trace';

export const SET_OPERATORS = ['union', 'unionAll', 'intersect', 'except'] as const;
export type SetOperator = (typeof SET_OPERATORS)[number];

export type Side = 'left' | 'right';

/** The results of two queries and the operator between them. Their columns agree in number and types. */
export interface SetInput {
  readonly operator: SetOperator;
  readonly left: Table;
  readonly right: Table;
}

/** Why a row is in the result or not. EXCEPT drops a row with a `partner` in the right query, INTERSECT one without. */
export type Outcome = 'added' | 'repeated' | 'partner' | 'noPartner';

/** `row` is an index into its query, `result` an index into the result. */
export type SetStep =
  | { readonly kind: 'start' }
  | {
      readonly kind: 'row';
      readonly side: Side;
      readonly row: number;
      readonly outcome: Outcome;
      /** The row that was added, or the earlier row that this one repeats; null where the row is left out. */
      readonly result: number | null;
      /** Indexes of equal rows in the right query, for INTERSECT and EXCEPT. */
      readonly partners: readonly number[];
    };

export interface SetResult {
  readonly rows: readonly Row[];
}

export type SetTrace = Trace<SetStep, SetResult>;
