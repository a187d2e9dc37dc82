import { acceptPort } from '../../lab-kit/sandbox/acceptPort';
import { locateSyntaxError } from '../../lab-kit/sandbox/locateSyntaxError';
import { WatchedWorker } from '../../lab-kit/sandbox/WatchedWorker';
import type { UncaughtError } from '../../lab-kit/core/outcome';
import type { ServerEvent } from '../core/http';
import type { FrameReply, FrameRequest, ScriptReport, ServerReport } from './messages';

/** Source texts of `serverWorker.ts` and `scriptWorker.ts`, inserted by the bundler. */
declare const SERVER_SOURCE: string;
declare const SCRIPT_SOURCE: string;

type Post = (reply: FrameReply) => void;

/** Tells about an error, with its line also for a syntax error. */
function locate(code: string, error: UncaughtError, found: (error: UncaughtError) => void): void {
  if (error.name === 'SyntaxError' && error.line === undefined) locateSyntaxError(code, error, found);
  else found(error);
}

function openServer(
  { server, job, engines }: Extract<FrameRequest, { type: 'open' }>,
  post: Post,
): WatchedWorker<ServerReport> {
  let events: ServerEvent[] = [];
  const worker = new WatchedWorker<ServerReport>(
    SERVER_SOURCE,
    { job, engines },
    (report) => {
      if (report.type === 'event') events.push(report.event);
      else if (report.type === 'broken') {
        worker.end();
        locate(job.code, report.error, (error) => post({ type: 'broken', server, error }));
      } else {
        worker.rest();
        if (report.type === 'opened') post({ type: 'opened', server });
        else post({ type: 'response', server, response: report.response, events });
        events = [];
      }
    },
    (reason) => post({ type: 'stopped', server, reason }),
  );
  return worker;
}

function runScript(script: number, code: string, post: Post): WatchedWorker<ScriptReport> {
  const worker = new WatchedWorker<ScriptReport>(
    SCRIPT_SOURCE,
    { code },
    (report) => {
      worker.expect();
      if (report.type !== 'ended') post({ ...report, script });
      else {
        worker.end();
        if (report.error) locate(code, report.error, (error) => post({ type: 'ended', script, error }));
        else post({ type: 'ended', script });
      }
    },
    (stopped) => post({ type: 'ended', script, stopped }),
  );
  return worker;
}

acceptPort((port) => {
  const servers = new Map<number, WatchedWorker<ServerReport>>();
  const scripts = new Map<number, WatchedWorker<ScriptReport>>();
  const post: Post = (reply) => port.postMessage(reply);
  port.onmessage = ({ data }: MessageEvent<FrameRequest>) => {
    switch (data.type) {
      case 'open':
        servers.set(data.server, openServer(data, post));
        break;
      case 'send':
        servers.get(data.server)?.send(data.request);
        break;
      case 'close':
        servers.get(data.server)?.end();
        servers.delete(data.server);
        break;
      case 'script':
        scripts.set(data.script, runScript(data.script, data.code, post));
        break;
      case 'answer':
        scripts.get(data.script)?.send(data);
        break;
      case 'endScript':
        scripts.get(data.script)?.end();
        scripts.delete(data.script);
    }
  };
});
