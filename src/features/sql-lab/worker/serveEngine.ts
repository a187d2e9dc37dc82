import { serveTasks, type ServingScope } from '../../../core/serveTasks';
import { Differ } from '../core/trials/differ';
import type { SqlEngine } from '../engine/SqlEngine';
import type { EngineFiles, EngineTasks, KeptFiles, ReadyFiles } from './engineTasks';

/** Supplied by each worker: how to create its engine from the files. */
export interface EngineFactory {
  unpack(files: EngineFiles): Promise<ReadyFiles>;
  create(kept: KeptFiles): Promise<SqlEngine> | SqlEngine;
}

/** Serves the questions of a page with one engine; the page asks the next one after the answer to the last. */
export function serveEngine(scope: ServingScope, factory: EngineFactory): void {
  let engine: SqlEngine | undefined;
  const running = (): SqlEngine => {
    if (!engine) throw new Error('The engine was not started.');
    return engine;
  };
  const differ = new Differ((setup) => running().openTrials(setup));
  serveTasks<EngineTasks>(scope, {
    async start({ files, dataset }) {
      const { plain, ...kept } = await factory.unpack(files);
      engine = await factory.create(kept);
      await engine.init(dataset);
      return { version: engine.version, kept, plain };
    },
    async load(dataset) {
      await running().init(dataset);
      return null;
    },
    async reset() {
      await running().reset();
      return null;
    },
    async execute({ sql, watch, ...options }) {
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
    },
    async differ(question) {
      const counterexample = await differ.find(question);
      return { counterexample, isUsable: running().isUsable() };
    },
    readState: () => running().readState(),
    export: () => running().exportFile(),
    keep: () => running().keep(),
  });
}
