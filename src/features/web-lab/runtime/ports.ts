import type { UncaughtError } from '../../lab-kit/core/outcome';
import type { HttpRequest, HttpResponse } from '../core/http';
import type { EngineName } from '../core/world';
import type { ParsedElement, XmlOptions } from '../engine/parseXml';

/** What an engine may use of the server that it belongs to. */
export interface EngineHost {
  /** Text of a virtual file; undefined if there is none. The access is reported as evidence. */
  readonly readFile: (path: string) => string | undefined;
  /** Names in a virtual folder; undefined if there is none. */
  readonly listFolder: (path: string) => readonly string[] | undefined;
  /** Sends a request to a virtual host and returns its response. */
  readonly fetch: (request: HttpRequest) => HttpResponse;
  /** Reports a statement or a command as evidence. */
  readonly report: (kind: 'query' | 'command', text: string) => void;
}

/** `db` of a server's code. */
export interface SqlPort {
  /** Runs one statement and returns its rows as objects. */
  query: (sql: string, parameters?: readonly (string | number | null)[]) => Record<string, unknown>[];
}

/**
 * `parseXml` of a server's code: returns the root element, or throws an error with the parser's message. `engine/parseXml`
 * is the parser; it opens what a document names through {@link EngineHost}: `file:` addresses are virtual files, `http:`
 * addresses virtual hosts.
 */
export type XmlPort = (text: string, options?: XmlOptions) => ParsedElement;

/** What a command leaves: its output with its messages, and 0 if it has succeeded. */
export interface CommandOutcome {
  output: string;
  status: number;
}

/** `shell` of a server's code: a command line for a shell, or, with `run`, one program with arguments and no shell. */
export interface ShellPort {
  (command: string): CommandOutcome;
  run: (program: string, args?: readonly string[]) => CommandOutcome;
}

/**
 * The engines of a lab. `sql`, `xml` and `shell` are separate scripts (`engine/<name>.ts`), which only labs that
 * declare them load.
 */
export interface Engines {
  readonly sql?: (host: EngineHost, script: string | undefined) => SqlPort;
  readonly xml?: (host: EngineHost) => XmlPort;
  readonly shell?: (host: EngineHost) => ShellPort;
}

/** Thrown when a server's code uses an engine that its lab has not declared. */
export function missingEngine(name: EngineName): () => never {
  return () => {
    throw new Error(`This lab has no engine "${name}"`);
  };
}

/** Receives what happens on the server, at once: code that runs later cannot take it back. */
export type Report = (
  event:
    | { type: 'log'; text: string }
    | { type: 'file'; action: 'read' | 'list' | 'write'; path: string; found: boolean }
    | { type: 'query'; sql: string }
    | { type: 'command'; command: string }
    | { type: 'outgoing'; request: HttpRequest; status: number }
    | { type: 'error'; error: UncaughtError },
) => void;
