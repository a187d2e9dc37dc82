import type { Counterexample, DifferenceQuestion } from '../core/trials/findDifference';
import type { DatabaseState, DatasetImage, Execution } from '../core/types';
import type { OpenTransaction } from '../engine/SqlEngine';

/** The files of a running engine, which the page keeps so that the next worker starts without fetching or compiling. */
export interface KeptFiles {
  readonly module: WebAssembly.Module;
  readonly blobs: Readonly<Record<string, Blob>>;
}

/** The files prepared by a worker, with the decompressed pack if it was compressed. */
export interface ReadyFiles extends KeptFiles {
  readonly plain?: Blob | undefined;
}

export type EngineFiles = { readonly pack: ArrayBuffer } | { readonly kept: KeptFiles };

/** What the page asks of an engine's worker. */
export interface EngineTasks {
  readonly start: {
    readonly input: { readonly files: EngineFiles; readonly dataset: DatasetImage };
    readonly answer: { readonly version: string; readonly kept: KeptFiles; readonly plain?: Blob | undefined };
  };
  readonly load: { readonly input: DatasetImage; readonly answer: null };
  readonly reset: { readonly input: null; readonly answer: null };
  readonly execute: {
    readonly input: {
      readonly sql: string;
      readonly maxRows?: number;
      readonly parameters?: readonly string[];
      /** Whether the answer must say that the data have changed since they were loaded or kept. */
      readonly watch?: boolean;
    };
    readonly answer: {
      readonly execution: Execution;
      readonly memoryBytes: number;
      readonly isUsable: boolean;
      readonly hasChanged?: boolean;
    };
  };
  readonly differ: {
    readonly input: DifferenceQuestion;
    readonly answer: { readonly counterexample?: Counterexample | undefined; readonly isUsable: boolean };
  };
  readonly readState: { readonly input: null; readonly answer: DatabaseState };
  readonly export: { readonly input: null; readonly answer: Uint8Array<ArrayBuffer> | null };
  readonly keep: { readonly input: null; readonly answer: Uint8Array<ArrayBuffer> | OpenTransaction };
}
