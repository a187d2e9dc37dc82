import type { DatasetImage, EngineName } from '../core/types';
import type { GradeRunner } from '../core/grading/grade';
import { runProbes } from '../core/grading/runProbes';
import { onlyReads } from '../core/statements/splitStatements';
import { Differ } from '../core/trials/differ';
import { readPostgresState } from '../engine/readPostgresState';
import type { SqlEngine } from '../engine/SqlEngine';
import { openEngine } from './openEngines';
import { areUndoable, UNDO } from './undoableTexts';

/** An engine with its dataset. */
interface Opened {
  readonly engine: SqlEngine;
  readonly differ: Differ;
  /** Whether texts may have changed the dataset. */
  isChanged: boolean;
}

const SAVEPOINT = { before: 'SAVEPOINT answer', after: 'ROLLBACK TO SAVEPOINT answer' };

export interface NodeGradeRunner extends GradeRunner {
  /**
   * Announces the texts to be graded next, replacing those announced before. On PostgreSQL, preparing data dominates
   * the cost of grading. After one preparation, all announced texts that only read are run, and their results are
   * cached.
   */
  announce(answers: readonly string[]): void;
  dispose(): Promise<void>;
}

/**
 * Creates a runner in Node with a separate engine for each dataset, so that switching datasets costs nothing. On
 * PostgreSQL, filling the tables takes far longer than the texts, so those that a transaction can undo run in one.
 */
export function nodeGradeRunner(engine: EngineName, imageOf: (dataset: string) => DatasetImage): NodeGradeRunner {
  const engines = new Map<string, Promise<Opened>>();
  const known = new Map<string, Awaited<ReturnType<GradeRunner['run']>>>();
  /** The announced texts that only read. */
  let readers: readonly string[] | undefined;
  const engineOf = (dataset: string): Promise<Opened> => {
    const opened =
      engines.get(dataset) ??
      openEngine[engine]().then(async (fresh) => {
        await fresh.init(imageOf(dataset));
        return { engine: fresh, differ: new Differ((setup) => fresh.openTrials(setup)), isChanged: false };
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
      const opened = await engineOf(dataset);
      const running = opened.engine;
      const execute = (text: string) => running.execute(text);
      if (opened.isChanged) await running.reset();
      const isUndone = engine === 'postgres' && areUndoable([...setup, sql]);
      opened.isChanged = true;
      if (isUndone) await execute('BEGIN');
      for (const text of setup) {
        const prepared = await execute(text);
        if (!prepared.ok)
          throw new Error(`${engine} rejected the setup of ${dataset}: ${prepared.error.message}\n${text}`);
      }
      const others = withState || !readers || !onlyReads(sql, engine) ? [] : readers.filter((text) => text !== sql);
      for (const text of others.filter((other) => !known.has(keyOf(other)))) {
        // An error would end the transaction.
        const [execution] = isUndone ? await runProbes([text], execute, SAVEPOINT) : [await execute(text)];
        if (execution) known.set(keyOf(text), { execution });
      }
      const execution = await execute(sql);
      // Nothing can be read in a transaction after an error, and the state after one is not compared.
      const readState = () =>
        isUndone ? readPostgresState((text, options) => running.execute(text, options)) : running.readState();
      const state = withState && execution.ok ? await readState() : undefined;
      const tried = execution.ok ? await runProbes(probes, execute, isUndone ? SAVEPOINT : undefined) : [];
      const outcome = { execution, ...(state && { state }), probes: tried };
      if (readers) known.set(keyOf(sql), outcome);
      if (isUndone) opened.isChanged = !(await execute(UNDO)).ok;
      return outcome;
    },
    async differ(dataset, question) {
      const opened = await engineOf(dataset);
      // Also restores what the setup needs.
      if (opened.isChanged) await opened.engine.reset();
      opened.isChanged = true;
      return opened.differ.find(question);
    },
    announce(answers) {
      known.clear();
      readers = answers.filter((sql) => onlyReads(sql, engine));
    },
    async dispose() {
      for (const opened of engines.values()) await (await opened).engine.dispose();
    },
  };
}
