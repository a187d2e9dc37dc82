import type { Trace } from '../../shared/core/trace';

/** C(48, 24), the number of paths at this size, is still exact in a double. */
export const MAX_SIDE = 25;

export interface GridInput {
  readonly rows: number;
  readonly columns: number;
}

/** A cell filled from its neighbours; the first step fills the whole border. */
export type GridStep =
  | { readonly kind: 'border' }
  | {
      readonly kind: 'cell';
      readonly row: number;
      readonly column: number;
      readonly up: number;
      readonly left: number;
      readonly value: number;
    };

export interface GridResult {
  /** Number of paths into each cell. */
  readonly table: readonly (readonly number[])[];
  readonly paths: number;
}

export type GridTrace = Trace<GridStep, GridResult>;
