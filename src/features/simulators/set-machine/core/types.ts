import type { Row, Table } from '../../relation/core/types';
import type { Trace } from '../../shared/core/trace';

export const SET_OPERATORS = ['union', 'unionAll', 'intersect', 'except'] as const;
export type SetOperator = (typeof SET_OPERATORS)[number];

export type Side = 'left' | 'right';

/** The results of two queries, and what is put between them. Their columns agree in number and types. */
export interface SetInput {
  readonly operator: SetOperator;
  readonly left: Table;
  readonly right: Table;
}

/** Why a row is in the result or not: `partner` and `noPartner` name rows that are left out for what the right query has. */
export type Outcome = 'added' | 'repeated' | 'partner' | 'noPartner';

/** Rows are named by their place: in their query, and in the result. */
export type SetStep =
  | { readonly kind: 'start' }
  | {
      readonly kind: 'row';
      readonly side: Side;
      readonly row: number;
      readonly outcome: Outcome;
      /** The row that was added, or the one that this row repeats; null where it is left out. */
      readonly result: number | null;
      /** Equal rows of the right query, where the operator looks there. */
      readonly partners: readonly number[];
    };

export interface SetResult {
  readonly rows: readonly Row[];
}

export type SetTrace = Trace<SetStep, SetResult>;
