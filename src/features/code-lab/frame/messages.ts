import type { DrawnTree } from '../core/drawnTree';
import type { HandlerCall } from '../core/liveEvent';
import type { ConsoleEntry, StopReason, UncaughtError } from '../core/outcome';
import type { AnswerJob, LargeRun, ReferenceRun, Returned } from '../core/problem';

/** What the page asks of the runner frame. */
export interface RunRequest {
  type: 'run';
  id: number;
  code: string;
  /** What to run an answer on; without it the code runs alone. */
  answer?: AnswerJob;
  /** How many times the time of the reference a large case allows. */
  times?: number;
}

/** A request on its way to its worker. */
export interface WorkerRequest extends RunRequest {
  /** Known to the worker's own code alone: what the reader's code sends cannot pass for a report. */
  secret: string;
}

/** What a worker sends once it has its request. */
export interface WorkerReply {
  secret: string;
  report: RunReport;
}

/** What a worker tells of its run; the frame passes it on with the id of the run. */
export type RunReport =
  | { type: 'ready' }
  | { type: 'entry'; entry: ConsoleEntry }
  | { type: 'truncated' }
  | { type: 'returned'; returned: Returned }
  | { type: 'reference'; run: ReferenceRun }
  | { type: 'large'; run: LargeRun }
  | { type: 'done'; error?: UncaughtError }
  | { type: 'stopped'; reason: 'time' | 'memory' };

export interface RunReply {
  id: number;
  report: RunReport;
}

/** What the page asks of the live frame. */
export type LiveRequest =
  | { type: 'render'; code: string; noInline: boolean }
  | { type: 'page'; theme: 'light' | 'dark'; language: string }
  | { type: 'fonts'; faces: FontFile[] }
  | { type: 'ping' };

/** A font of the page for the frame, which may not fetch one. */
export interface FontFile {
  family: string;
  weight: string;
  range: string;
  data: ArrayBuffer;
}

/** Why a live block was ended from outside: as any run, or because it drew too much. */
export type LiveStop = StopReason | 'size';

/** What the live frame tells the page. `loop` names an error that the reader should read in their language. */
export type LiveReply =
  | { type: 'height'; height: number }
  | { type: 'rendered' }
  | { type: 'error'; error: UncaughtError; loop: boolean }
  | { type: 'stopped'; reason: LiveStop }
  | { type: 'pong' };

/** What the live frame asks of the worker in which the code of a block runs. */
export type LiveWorkerRequest =
  | { type: 'start'; code: string; noInline: boolean }
  /** The handlers of one turn of events, from the innermost element on; turns are numbered from 1. */
  | { type: 'events'; turn: number; calls: readonly HandlerCall[] }
  /** The last tree has been drawn: the next may come. */
  | { type: 'drawn' }
  | { type: 'ping' };

/** What that worker tells its frame. */
export type LiveWorkerReply =
  /** `turn` is the last turn of events that the tree has seen. */
  | { type: 'tree'; tree: DrawnTree; turn: number }
  /** The block as the reader wrote it has been drawn, its effects included. */
  | { type: 'rendered' }
  | { type: 'error'; error: UncaughtError; loop: boolean }
  | { type: 'pong' };

/** The first message to a frame brings its port; the frame answers on the port once it listens. */
export const HELLO = 'code-lab';
