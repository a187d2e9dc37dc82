import { acceptPort } from '../../lab-kit/sandbox/acceptPort';
import { locateSyntaxError } from '../../lab-kit/sandbox/locateSyntaxError';
import { WatchedWorker } from '../../lab-kit/sandbox/WatchedWorker';
import { RUN_LIMIT_MS, type UncaughtError } from '../../lab-kit/core/outcome';
import type { ServerEvent } from '../core/http';
import type { FrameReply, FrameRequest, ScriptAnswer, ScriptReport, ScriptTasks, ServerTasks } from './messages';

/** Source texts of `serverWorker.ts` and `scriptWorker.ts`, inserted by the bundler. */
declare const SERVER_SOURCE: string;
declare const SCRIPT_SOURCE: string;

type Post = (reply: FrameReply) => void;

/** Tells about an error, with its line also for a syntax error. */
function locate(code: string, error: UncaughtError, found: (error: UncaughtError) => void): void {
  if (error.name === 'SyntaxError' && error.line === undefined) locateSyntaxError(code, error, found);
  else found(error);
}

/** A worker that expects requests, one at a time. */
class OpenServer {
  private readonly worker: WatchedWorker<ServerTasks>;
  private events: ServerEvent[] = [];
  private readonly options = {
    limitMs: RUN_LIMIT_MS,
    onProgress: (event: ServerEvent) => void this.events.push(event),
  };

  constructor(
    { server, job, engines }: Extract<FrameRequest, { type: 'open' }>,
    private readonly post: Post,
  ) {
    this.worker = new WatchedWorker(SERVER_SOURCE, (reason) => post({ type: 'stopped', server, reason }));
    this.worker.ask('open', { job, engines }, this.options, ({ error: broken }) => {
      if (!broken) {
        post({ type: 'opened', server });
        return;
      }
      this.end();
      locate(job.code, broken, (error) => post({ type: 'broken', server, error }));
    });
  }

  send({ server, request }: Extract<FrameRequest, { type: 'send' }>): void {
    this.worker.ask('send', request, this.options, (response) => {
      this.post({ type: 'response', server, response, events: this.events });
      this.events = [];
    });
  }

  end(): void {
    this.worker.end();
  }
}

/** A script's worker: its time limit begins again with each message from it and to it. */
class RunningScript {
  private readonly worker: WatchedWorker<ScriptTasks>;
  private expect: (limitMs: number) => void = () => undefined;

  constructor({ script, code }: Extract<FrameRequest, { type: 'script' }>, post: Post) {
    this.worker = new WatchedWorker(SCRIPT_SOURCE, (stopped) => post({ type: 'ended', script, stopped }));
    const onProgress = (report: ScriptReport, expect: (limitMs: number) => void) => {
      this.expect = expect;
      expect(RUN_LIMIT_MS);
      post({ ...report, script });
    };
    this.worker.ask('run', { code }, { limitMs: RUN_LIMIT_MS, onProgress }, ({ error: thrown }) => {
      this.end();
      if (thrown) locate(code, thrown, (error) => post({ type: 'ended', script, error }));
      else post({ type: 'ended', script });
    });
  }

  respond(answer: ScriptAnswer): void {
    this.expect(RUN_LIMIT_MS);
    this.worker.ask('respond', answer, { limitMs: RUN_LIMIT_MS });
  }

  end(): void {
    this.worker.end();
  }
}

acceptPort((port) => {
  const servers = new Map<number, OpenServer>();
  const scripts = new Map<number, RunningScript>();
  const post: Post = (reply) => port.postMessage(reply);
  port.onmessage = ({ data }: MessageEvent<FrameRequest>) => {
    switch (data.type) {
      case 'open':
        servers.set(data.server, new OpenServer(data, post));
        break;
      case 'send':
        servers.get(data.server)?.send(data);
        break;
      case 'close':
        servers.get(data.server)?.end();
        servers.delete(data.server);
        break;
      case 'script':
        scripts.set(data.script, new RunningScript(data, post));
        break;
      case 'answer':
        scripts.get(data.script)?.respond(data);
        break;
      case 'endScript':
        scripts.get(data.script)?.end();
        scripts.delete(data.script);
    }
  };
});
