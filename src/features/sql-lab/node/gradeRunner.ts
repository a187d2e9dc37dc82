import type { DatasetImage, EngineName } from '../core/types';
import type { GradeRunner } from '../core/grade';
import type { SqlEngine } from '../engine/SqlEngine';
import { openEngine } from './openEngines';

/** A runner in Node: an engine of its own for each dataset, so that changing it costs nothing. */
export function nodeGradeRunner(
  engine: EngineName,
  imageOf: (dataset: string) => DatasetImage,
): GradeRunner & { dispose(): Promise<void> } {
  const engines = new Map<string, Promise<SqlEngine>>();
  const engineOf = (dataset: string): Promise<SqlEngine> => {
    const known = engines.get(dataset);
    if (known) return known;
    const opened = openEngine[engine]().then(async (fresh) => {
      await fresh.init(imageOf(dataset));
      return fresh;
    });
    engines.set(dataset, opened);
    return opened;
  };
  return {
    engine,
    async run(dataset, sql, { setup, withState }) {
      const running = await engineOf(dataset);
      await running.reset();
      for (const text of setup) {
        const prepared = await running.execute(text);
        if (!prepared.ok)
          throw new Error(`${engine} refused what prepares ${dataset}: ${prepared.error.message}\n${text}`);
      }
      const execution = await running.execute(sql);
      return { execution, ...(withState && { state: await running.readState() }) };
    },
    async dispose() {
      for (const opened of engines.values()) await (await opened).dispose();
    },
  };
}
