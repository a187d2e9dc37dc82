import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Parser } from './parser';
import type { Refused } from './simulatorInputs';

export const SIMULATORS = path.resolve(import.meta.dirname, '../../src/features/simulators');

/** What readers can write into the simulators of a folder. */
export interface Inputs {
  readonly parsers: readonly Parser[];
  readonly refused?: Refused;
}

/** The files below a folder of simulators whose names end like this, with their texts. */
export function textsIn(folder: string, end: string): readonly { readonly name: string; readonly text: string }[] {
  return readdirSync(path.join(SIMULATORS, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => ({ name, text: readFileSync(path.join(SIMULATORS, folder, name), 'utf8') }));
}

/** The folders of simulators, and of parts that they share, with a core. */
export const FOLDERS: readonly string[] = readdirSync(SIMULATORS).filter((folder) =>
  existsSync(path.join(SIMULATORS, folder, 'core')),
);

/** The `core/inputs.fixture.ts` of a folder. */
export async function inputsOf(folder: string): Promise<Inputs> {
  return (await import(path.join(SIMULATORS, folder, 'core/inputs.fixture.ts'))) as Inputs;
}
