import type { DatasetImage, EngineName } from '../core/types';
import type { GradeRunner } from '../core/grade';
import { runProbes } from '../core/runProbes';
import { isPureRead, splitStatements } from '../core/splitStatements';
import type { SqlEngine } from '../engine/SqlEngine';
import { openEngine } from './openEngines';

export interface NodeGradeRunner extends GradeRunner {
  /**
   * Announces the texts to be graded next, replacing those announced before. On PostgreSQL, preparing data dominates
   * the cost of grading. After one preparation, all announced texts that only read are run, and their results are
   * cached.
   */
  announce(answers: readonly string[]): void;
  dispose(): Promise<void>;
}

/** Creates a runner in Node with a separate engine for each dataset, so that switching datasets costs nothing. */
export function nodeGradeRunner(engine: EngineName, imageOf: (dataset: string) => DatasetImage): NodeGradeRunner {
  const engines = new Map<string, Promise<SqlEngine>>();
  const known = new Map<string, Awaited<ReturnType<GradeRunner['run']>>>();
  /** The announced texts that only read. */
  let readers: readonly string[] | undefined;
  const onlyReads = (sql: string): boolean => splitStatements(sql, engine).every(isPureRead);
  const engineOf = (dataset: string): Promise<SqlEngine> => {
    const opened =
      engines.get(dataset) ??
      openEngine[engine]().then(async (fresh) => {
        await fresh.init(imageOf(dataset));
        return fresh;
      });
    engines.set(dataset, opened);
    return opened;
  };
  return {
    engine,
    async run(dataset, sql, { setup, withState, probes = [] }) {
      const keyOf = (text: string): string => JSON.stringify([dataset, setup, withState, probes, text]);
      const before = known.get(keyOf(sql));
      if (before) return before;
      const running = await engineOf(dataset);
      await running.reset();
      for (const text of setup) {
        const prepared = await running.execute(text);
        if (!prepared.ok)
          throw new Error(`${engine} rejected the setup of ${dataset}: ${prepared.error.message}\n${text}`);
      }
      const others = withState || !readers || !onlyReads(sql) ? [] : readers.filter((text) => text !== sql);
      for (const text of others.filter((other) => !known.has(keyOf(other))))
        known.set(keyOf(text), { execution: await running.execute(text) });
      const execution = await running.execute(sql);
      const state = withState ? await running.readState() : undefined;
      const tried = execution.ok ? await runProbes(probes, (text) => running.execute(text)) : [];
      const outcome = { execution, ...(state && { state }), probes: tried };
      if (readers) known.set(keyOf(sql), outcome);
      return outcome;
    },
    announce(answers) {
      known.clear();
      readers = answers.filter(onlyReads);
    },
    async dispose() {
      for (const opened of engines.values()) await (await opened).dispose();
    },
  };
}
