import { applyText, setupTexts } from './appliedTexts';
import type { LabBlock } from './core/labBlock';
import { explainStatement, readPlan } from './core/plans/queryPlan';
import type { EngineName, Execution } from './core/types';
import { SMALL, useEngineRun, type SqlRun } from './useEngineRun';
import { loadPageLab } from './worker/loadLab';

interface Runner {
  readonly run: SqlRun;
  /**
   * Runs a text; a large engine is downloaded only with consent. Resolves to undefined if it first asks for consent, or
   * if a newer run has started.
   */
  readonly start: (text: string, engine: EngineName, consent?: boolean) => Promise<Execution | undefined>;
  /** Downloads and starts a small engine before the first run. */
  readonly prepare: (engine: EngineName) => void;
  readonly stop: () => void;
  readonly clear: () => void;
}

/** Runs the texts of one block on the dataset of its page, after those of the blocks above. */
export function useSqlRun(block: LabBlock): Runner {
  const isPlan = block.kind === 'plan';
  const runner = useEngineRun(block.engines[0] ?? 'sqlite', async (text, engine) => {
    applyText(block.id, text, block.code);
    const { runInPage } = await loadPageLab();
    const sql = isPlan ? explainStatement(text, engine) : text;
    const setup = setupTexts(block.setup[engine]);
    const { execution } = await runInPage(engine, block.dataset, sql, { setup });
    const [result] = execution.results;
    return { execution, plan: isPlan && execution.ok && result ? readPlan(result, engine) : undefined };
  });

  const prepare = (engine: EngineName) => {
    if (!SMALL.includes(engine)) return;
    // A failure is reported once the reader presses Run.
    loadPageLab()
      .then(({ warmUp }) => warmUp(engine, block.dataset))
      .catch(() => undefined);
  };

  const clear = () => {
    applyText(block.id, block.code, block.code);
    runner.clear();
  };

  return { ...runner, prepare, clear };
}
