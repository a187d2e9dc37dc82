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

/** What the frame asks of a server's worker; it tells the events of each. */
export interface ServerTasks {
  readonly open: {
    readonly input: { readonly job: ServerJob; readonly engines: readonly EngineSource[] };
    /** The server's code may fail. */
    readonly answer: { readonly error?: UncaughtError };
    readonly progress: ServerEvent;
  };
  readonly send: { readonly input: HttpRequest; readonly answer: HttpResponse; readonly progress: ServerEvent };
}

/** What a running script tells. */
export type ScriptReport =
  | { type: 'call'; call: number; method: string; address: string; options: SendOptions }
  | { type: 'entry'; entry: ConsoleEntry };

/** What the frame asks of a script's worker. */
export interface ScriptTasks {
  readonly run: {
    readonly input: { readonly code: string };
    readonly answer: { readonly error?: UncaughtError };
    readonly progress: ScriptReport;
  };
  /** Gives the script the response to one of its calls. */
  readonly respond: { readonly input: ScriptAnswer; readonly answer: null };
}

/** The response to a call of a script. */
export interface ScriptAnswer {
  readonly call: number;
  readonly response?: HttpResponse;
  /** Why the request was not sent. */
  readonly refusal?: string;
}
