import type { DatabaseState, DatasetImage, Execution } from '../core/types';

/** What a running engine was made of; the page keeps it, so that the next worker starts without fetching or compiling. */
export interface KeptFiles {
  readonly module: WebAssembly.Module;
  readonly blobs: Readonly<Record<string, Blob>>;
}

/** The files as a worker made them ready, with the unpacked pack where it had to unpack one. */
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
    }
  | { readonly type: 'readState' }
  | { readonly type: 'export' }
  | { readonly type: 'keep' };

/** The answer to each request, by its type. */
export interface WorkerAnswers {
  readonly start: { readonly version: string; readonly kept: KeptFiles; readonly plain?: Blob | undefined };
  readonly load: null;
  readonly reset: null;
  readonly execute: { readonly execution: Execution; readonly memoryBytes: number; readonly isUsable: boolean };
  readonly readState: DatabaseState;
  readonly export: Uint8Array<ArrayBuffer> | null;
  readonly keep: Uint8Array<ArrayBuffer> | null;
}

export type WorkerReply =
  | { readonly id: number; readonly answer: WorkerAnswers[keyof WorkerAnswers] }
  /** `name` is the JavaScript error's; what it means is in `connection.ts`. */
  | { readonly id: number; readonly failure: { readonly name: string; readonly message: string } };

/** A request as it travels: numbered, so that its answer finds it. */
export interface NumberedRequest {
  readonly id: number;
  readonly request: WorkerRequest;
}
