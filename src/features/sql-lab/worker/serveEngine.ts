import type { SqlEngine } from '../engine/SqlEngine';
import type {
  EngineFiles,
  KeptFiles,
  NumberedRequest,
  ReadyFiles,
  WorkerAnswers,
  WorkerReply,
  WorkerRequest,
} from './messages';

/** Supplied by each worker: how to create its engine from the files. */
export interface EngineFactory {
  unpack(files: EngineFiles): Promise<ReadyFiles>;
  create(kept: KeptFiles): Promise<SqlEngine> | SqlEngine;
}

interface WorkerScope {
  postMessage(reply: WorkerReply): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<NumberedRequest>) => void): void;
}

/** Serves the requests of a page with one engine, one request at a time. */
export function serveEngine(scope: WorkerScope, factory: EngineFactory): void {
  let engine: SqlEngine | undefined;
  const running = (): SqlEngine => {
    if (!engine) throw new Error('The engine was not started.');
    return engine;
  };
  const answer = async (request: WorkerRequest): Promise<WorkerAnswers[keyof WorkerAnswers]> => {
    switch (request.type) {
      case 'start': {
        const { plain, ...kept } = await factory.unpack(request.files);
        engine = await factory.create(kept);
        await engine.init(request.dataset);
        return { version: engine.version, kept, plain };
      }
      case 'load':
        await running().init(request.dataset);
        return null;
      case 'reset':
        await running().reset();
        return null;
      case 'execute': {
        const { sql, type: _, watch, ...options } = request;
        if (watch) await running().watchChanges();
        const execution = await running().execute(sql, options);
        const isUsable = running().isUsable();
        const hasChanged = watch && isUsable ? await running().hasChanges() : undefined;
        return {
          execution,
          memoryBytes: running().memoryBytes(),
          isUsable,
          ...(hasChanged !== undefined && { hasChanged }),
        };
      }
      case 'readState':
        return running().readState();
      case 'export':
        return running().exportFile();
      case 'keep':
        return running().keep();
    }
  };
  let queue = Promise.resolve();
  scope.addEventListener('message', ({ data: { id, request } }) => {
    queue = queue.then(async () => {
      try {
        scope.postMessage({ id, answer: await answer(request) });
      } catch (error) {
        const { name, message } = error instanceof Error ? error : new Error(String(error));
        scope.postMessage({ id, failure: { name, message } });
      }
    });
  });
}
