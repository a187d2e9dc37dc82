import { createShell } from '../engine/shell';
import type { Engines } from '../runtime/ports';

/** The shell needs no module. */
export function create(): Promise<Engines['shell']> {
  return Promise.resolve(createShell);
}
