import { readDrawnTree, type DrawnNode, type DrawnTree } from '../core/drawnTree';
import type { HandlerCall } from '../core/liveEvent';
import { RUN_LIMIT_MS, type UncaughtError } from '../../lab-kit/core/outcome';
import type { LiveStop, LiveWorkerReply, LiveWorkerRequest } from './messages';
import { startWorker } from '../../lab-kit/sandbox/startWorker';

/** Source text of `liveWorker.tsx`, inserted by the bundler. */
declare const LIVE_WORKER_SOURCE: string;

const PING_MS = 500;
const MISSED_PINGS = RUN_LIMIT_MS / PING_MS;

/** Receives what happens to the code of a live block. */
export interface LiveRunListener {
  onTree: (nodes: readonly DrawnNode[], turn: number) => void;
  onRendered: () => void;
  /** The code has run without drawing anything. */
  onUnrendered: () => void;
  onError: (error: UncaughtError, loop: boolean) => void;
  /** The run was stopped: it no longer responded, or exceeded a limit. */
  onStop: (reason: LiveStop) => void;
}

/**
 * Runs the code of a live block in its own worker. The code cannot block the frame's thread, which some browsers share
 * with the page, and it can be stopped at any time.
 */
export class LiveRun {
  private readonly worker = startWorker(LIVE_WORKER_SOURCE);
  private readonly port: MessagePort;
  private watch: ReturnType<typeof setInterval> | undefined;
  private missed = 0;
  private calls: HandlerCall[] = [];
  private turn = 0;
  /** Whether the last tree was rejected. */
  private isRefused = false;

  constructor(
    start: { code: string; noInline: boolean },
    private readonly listener: LiveRunListener,
  ) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = ({ data }: MessageEvent<LiveWorkerReply>) => this.hear(data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.stop(this.watch ? 'memory' : 'lost');
    };
    // The worker reports as soon as its own code has loaded; only then does the time limit of the reader's code begin.
    this.worker.onmessage = () => {
      this.worker.onmessage = null;
      this.worker.postMessage(null, [port2]);
      this.send({ type: 'start', ...start });
      this.watch = setInterval(() => this.ping(), PING_MS);
    };
  }

  /**
   * Queues the call of a handler; the calls of one turn of events are sent together. Returns the number of that turn.
   */
  call(call: HandlerCall): number {
    if (this.calls.length === 0) queueMicrotask(() => this.flush());
    this.calls.push(call);
    return this.turn + 1;
  }

  /** Reports to the worker that the last tree has been rendered. */
  drawn(): void {
    this.send({ type: 'drawn' });
  }

  end(): void {
    clearInterval(this.watch);
    this.port.close();
    this.worker.onmessage = null;
    this.worker.onerror = null;
    this.worker.terminate();
  }

  private hear(reply: LiveWorkerReply): void {
    switch (reply.type) {
      case 'pong':
        this.missed = 0;
        break;
      case 'tree':
        this.show(reply.tree, reply.turn);
        break;
      case 'rendered':
        if (!this.isRefused) this.listener.onRendered();
        break;
      case 'unrendered':
        this.listener.onUnrendered();
        break;
      case 'error':
        this.listener.onError(reply.error, reply.loop);
    }
  }

  private show(sent: DrawnTree, turn: number): void {
    const tree = 'nodes' in sent ? readDrawnTree(sent.nodes) : sent;
    this.isRefused = 'refusal' in tree;
    if ('nodes' in tree) this.listener.onTree(tree.nodes, turn);
    else if (tree.refusal.kind === 'size') this.stop('size');
    else {
      this.listener.onError({ name: 'Error', message: `${tree.refusal.what} is switched off in the code lab` }, false);
      this.drawn();
    }
  }

  private ping(): void {
    // Browsers throttle hidden pages, which must not be mistaken for hanging.
    if (document.hidden) return;
    this.missed += 1;
    if (this.missed > MISSED_PINGS) this.stop('time');
    else this.send({ type: 'ping' });
  }

  private flush(): void {
    this.turn += 1;
    this.send({ type: 'events', turn: this.turn, calls: this.calls });
    this.calls = [];
  }

  private stop(reason: LiveStop): void {
    this.end();
    this.listener.onStop(reason);
  }

  private send(request: LiveWorkerRequest): void {
    this.port.postMessage(request);
  }
}
