import frame from '@generated/web-lab/default/frame.json';
import type { ConsoleEntry, StopReason, UncaughtError } from '../../lab-kit/core/outcome';
import { openFrame, type OpenFrame } from '../../lab-kit/sandbox/openFrame';
import type { Client } from '../core/client';
import { HTTP_LIMITS, type Exchange, type HttpRequest } from '../core/http';
import { ServerBroken, ServerStopped, type LabServer, type OpenServer } from '../core/labServer';
import type { FrameReply, FrameRequest } from '../frame/messages';
import { loadEngines } from './loadEngines';

/** The frame terminates a worker after two seconds; if it does not even say so, the frame itself hangs. */
const PATIENCE_MS = 12_000;

let opened: Promise<OpenFrame> | undefined;
let lastNumber = 0;
const listeners = new Set<(reply: FrameReply) => void>();

function labFrame(): Promise<OpenFrame> {
  if (opened) return opened;
  const element = document.createElement('iframe');
  element.hidden = true;
  element.title = 'Web lab';
  const promise = openFrame(element, frame.url, (ready) => document.body.append(ready));
  opened = promise;
  promise.then(
    ({ port }) => {
      port.onmessage = ({ data }: MessageEvent<FrameReply>) => listeners.forEach((listener) => listener(data));
    },
    () => (opened = undefined),
  );
  return promise;
}

async function discardFrame(): Promise<void> {
  const hung = opened;
  opened = undefined;
  (await hung)?.close();
}

/** Waits for a reply of the frame; gives up, and discards the frame, if none comes. */
function reply<T extends FrameReply>(isWanted: (reply: FrameReply) => reply is T): Promise<T | undefined> {
  return new Promise((resolve) => {
    const end = (found?: T) => {
      clearTimeout(timer);
      listeners.delete(hear);
      resolve(found);
    };
    const timer = setTimeout(() => {
      end();
      void discardFrame();
    }, PATIENCE_MS);
    const hear = (one: FrameReply) => {
      if (isWanted(one)) end(one);
    };
    listeners.add(hear);
  });
}

type ServerReply = Extract<FrameReply, { server: number }>;
const ofServer =
  (server: number) =>
  (one: FrameReply): one is ServerReply =>
    'server' in one && one.server === server;

/**
 * Starts a server in the hidden frame, which the first server creates.
 *
 * @throws ServerBroken if its code fails, ServerStopped if it does not start, FrameUnavailable without the frame
 */
export const openInFrame: OpenServer = async (job): Promise<LabServer> => {
  const engines = await loadEngines(job.engines);
  const { port } = await labFrame();
  const server = (lastNumber += 1);
  const post = (request: FrameRequest) => port.postMessage(request);
  const first = reply(ofServer(server));
  post({ type: 'open', server, job, engines });
  const started = await first;
  if (started?.type === 'broken') throw new ServerBroken(started.error);
  if (started?.type !== 'opened') throw new ServerStopped(started?.type === 'stopped' ? started.reason : 'lost');
  let number = 0;
  let queue: Promise<unknown> = Promise.resolve();
  const exchange = async (request: HttpRequest): Promise<Exchange> => {
    const answer = reply(ofServer(server));
    post({ type: 'send', server, request });
    const came = await answer;
    if (came?.type !== 'response') throw new ServerStopped(came?.type === 'stopped' ? came.reason : 'lost', request);
    number += 1;
    return { number, request, response: came.response, events: came.events };
  };
  return {
    send(request) {
      // One request at a time, so that each response belongs to its request.
      const result = queue.then(() => exchange(request));
      queue = result.catch(() => undefined);
      return result;
    },
    close: () => post({ type: 'close', server }),
  };
};

/** How a script ended. */
export interface ScriptOutcome {
  readonly error?: UncaughtError;
  readonly stopped?: StopReason;
}

/** Runs a script of the reader in a worker of its own; its requests are sent by the client. */
export async function runScript(
  code: string,
  client: Client,
  onEntry: (entry: ConsoleEntry) => void,
): Promise<ScriptOutcome> {
  const { port } = await labFrame();
  const script = (lastNumber += 1);
  const post = (request: FrameRequest) => port.postMessage(request);
  let requests = 0;
  return new Promise((resolve) => {
    const end = (outcome: ScriptOutcome) => {
      listeners.delete(hear);
      post({ type: 'endScript', script });
      resolve(outcome);
    };
    const call = async ({ call: number, method, address, options }: Extract<FrameReply, { type: 'call' }>) => {
      requests += 1;
      if (requests > HTTP_LIMITS.scriptRequests) {
        const refusal = `A script may send ${HTTP_LIMITS.scriptRequests} requests`;
        post({ type: 'answer', script, call: number, refusal });
        return;
      }
      try {
        const { response } = await client.send(method.toUpperCase(), address, options);
        post({ type: 'answer', script, call: number, response });
      } catch (error) {
        post({ type: 'answer', script, call: number, refusal: (error as Error).message });
      }
    };
    const hear = (one: FrameReply) => {
      if (!('script' in one) || one.script !== script) return;
      if (one.type === 'call') void call(one);
      else if (one.type === 'entry') onEntry(one.entry);
      else if (one.type === 'ended')
        end({ ...(one.error && { error: one.error }), ...(one.stopped && { stopped: one.stopped }) });
    };
    listeners.add(hear);
    post({ type: 'script', script, code });
  });
}
