import type { DatabaseState, DatasetImage, Execution } from '../core/types';

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

export type WorkerRequest =
  | { readonly type: 'start'; readonly files: EngineFiles; readonly dataset: DatasetImage }
  | { readonly type: 'load'; readonly dataset: DatasetImage }
  | { readonly type: 'reset' }
  | {
      readonly type: 'execute';
      readonly sql: string;
      readonly maxRows?: number;
      readonly parameters?: readonly string[];
      /** Whether the answer must say that the data have changed since they were loaded or kept. */
      readonly watch?: boolean;
    }
  | { readonly type: 'readState' }
  | { readonly type: 'export' }
  | { readonly type: 'keep' };

/** The answer to each request, by its type. */
export interface WorkerAnswers {
  readonly start: { readonly version: string; readonly kept: KeptFiles; readonly plain?: Blob | undefined };
  readonly load: null;
  readonly reset: null;
  readonly execute: {
    readonly execution: Execution;
    readonly memoryBytes: number;
    readonly isUsable: boolean;
    readonly hasChanged?: boolean;
  };
  readonly readState: DatabaseState;
  readonly export: Uint8Array<ArrayBuffer> | null;
  readonly keep: Uint8Array<ArrayBuffer> | null;
}

export type WorkerReply =
  | { readonly id: number; readonly answer: WorkerAnswers[keyof WorkerAnswers] }
  /** `name` is that of the JavaScript error, interpreted in `connection.ts`. */
  | { readonly id: number; readonly failure: { readonly name: string; readonly message: string } };

/** A request with a number, by which its answer is matched. */
export interface NumberedRequest {
  readonly id: number;
  readonly request: WorkerRequest;
}
