import type { EngineName } from './world';

/**
 * An engine as the page hands it to the sandbox, which may not fetch anything: the text of a script that evaluates to
 * a promise of `create(wasm)`, and the module that it starts with.
 */
export interface EngineSource {
  readonly name: EngineName;
  readonly script: string;
  readonly wasm?: ArrayBuffer;
}

/** The addresses of an engine's files. */
export interface EngineFiles {
  readonly script: string;
  readonly wasm?: string;
}
