import type { DrawnTree } from '../core/drawnTree';
import type { HandlerCall } from '../core/liveEvent';
import type { ConsoleEntry, StopReason, UncaughtError } from '../../lab-kit/core/outcome';
import type { AnswerJob, LargeRun, ReferenceRun, Returned } from '../core/problem';

/** A request from the page to the runner frame. */
export interface RunRequest {
  type: 'run';
  id: number;
  code: string;
  /** The inputs for an answer; if absent, the code runs alone. */
  answer?: AnswerJob;
  /** How many times as long as the reference an answer may take on a large case. */
  times?: number;
}

/** What the frame asks of a worker: one run. */
export interface RunTasks {
  readonly run: { readonly input: RunRequest; readonly answer: null; readonly progress: RunReport };
}

/** A worker's report about its run; the frame forwards it with the id of the run. */
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

/** The messages from the page to the live frame. */
export type LiveRequest =
  | { type: 'render'; code: string; noInline: boolean }
  | { type: 'page'; theme: 'light' | 'dark'; language: string }
  | { type: 'fonts'; faces: FontFile[] }
  | { type: 'ping' };

/** A font of the page for the frame, which cannot fetch any. */
export interface FontFile {
  family: string;
  weight: string;
  range: string;
  data: ArrayBuffer;
}

/** Why a live block was stopped from outside: for the reasons of any run, or because its output was too large. */
export type LiveStop = StopReason | 'size';

/**
 * The messages from the live frame to the page. `loop` marks an error that the page explains in the reader's language.
 */
export type LiveReply =
  | { type: 'height'; height: number }
  | { type: 'rendered' }
  /** The code has run without a call of `render`; the preview is empty. */
  | { type: 'unrendered' }
  | { type: 'error'; error: UncaughtError; loop: boolean }
  | { type: 'stopped'; reason: LiveStop }
  | { type: 'pong' };

/** The messages from the live frame to the worker that runs the code of a block. */
export type LiveWorkerRequest =
  | { type: 'start'; code: string; noInline: boolean }
  /** The handler calls of one turn of events, from the innermost element outwards; turns are numbered from 1. */
  | { type: 'events'; turn: number; calls: readonly HandlerCall[] }
  /** The last tree has been rendered, so the next one may be sent. */
  | { type: 'drawn' }
  | { type: 'ping' };

/** The messages from that worker to its frame. */
export type LiveWorkerReply =
  /** `turn` is the last turn of events that the tree reflects. */
  | { type: 'tree'; tree: DrawnTree; turn: number }
  /** The reader's code has been rendered, including its effects. */
  | { type: 'rendered' }
  /** The code has run without a call of `render`, which may follow later. */
  | { type: 'unrendered' }
  | { type: 'error'; error: UncaughtError; loop: boolean }
  | { type: 'pong' };
