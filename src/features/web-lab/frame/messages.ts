import type { ConsoleEntry, StopReason, UncaughtError } from '../../lab-kit/core/outcome';
import type { SendOptions } from '../core/client';
import type { EngineSource } from '../core/engineSource';
import type { HttpRequest, HttpResponse, ServerEvent } from '../core/http';
import type { ServerJob } from '../core/world';

/** The messages from the page to the frame. Servers and scripts are numbered by the page. */
export type FrameRequest =
  | { type: 'open'; server: number; job: ServerJob; engines: readonly EngineSource[] }
  | { type: 'send'; server: number; request: HttpRequest }
  | { type: 'close'; server: number }
  | { type: 'script'; script: number; code: string }
  | { type: 'answer'; script: number; call: number; response?: HttpResponse; refusal?: string }
  | { type: 'endScript'; script: number };

/** The messages from the frame to the page. */
export type FrameReply =
  | { type: 'opened'; server: number }
  | { type: 'broken'; server: number; error: UncaughtError }
  | { type: 'stopped'; server: number; reason: StopReason }
  | { type: 'response'; server: number; response: HttpResponse; events: ServerEvent[] }
  | { type: 'call'; script: number; call: number; method: string; address: string; options: SendOptions }
  | { type: 'entry'; script: number; entry: ConsoleEntry }
  | { type: 'ended'; script: number; error?: UncaughtError; stopped?: StopReason };

/** The first message to a server's worker. */
export interface ServerStart {
  readonly job: ServerJob;
  readonly engines: readonly EngineSource[];
  /** Known only to the worker's own code, so that messages of the server's code cannot pass for its reports. */
  readonly secret: string;
}

/** What a server's worker reports. */
export type ServerReport =
  | { type: 'opened' }
  | { type: 'broken'; error: UncaughtError }
  | { type: 'event'; event: ServerEvent }
  | { type: 'response'; response: HttpResponse };

/** The first message to a script's worker. */
export interface ScriptStart {
  readonly code: string;
  readonly secret: string;
}

/** What a script's worker reports. */
export type ScriptReport =
  | { type: 'call'; call: number; method: string; address: string; options: SendOptions }
  | { type: 'entry'; entry: ConsoleEntry }
  | { type: 'ended'; error?: UncaughtError };

/** The response to a call of a script. */
export interface ScriptAnswer {
  readonly call: number;
  readonly response?: HttpResponse;
  /** Why the request was not sent. */
  readonly refusal?: string;
}
