import { useRef, useState } from 'react';
import type { PlanNode } from './core/plans/queryPlan';
import { downloadError } from './core/files/fetchFailure';
import type { DataFate, EngineName, Execution } from './core/types';
import type { DownloadProgress } from './worker/clientEnvironment';
import { loadPageLab, SMALL, type PageLab } from './worker/loadLab';

/** The state of the reader's run. */
export interface SqlRun {
  /** `asking`: the engine must be downloaded first, which requires the reader's consent. */
  readonly phase: 'idle' | 'asking' | 'running' | 'done';
  readonly engine: EngineName;
  /** The text that was run last, in which errors are located. */
  readonly text?: string;
  /** Download size of the engine that needs consent. */
  readonly bytes?: number;
  /** Set while the engine is downloaded. */
  readonly progress?: DownloadProgress | undefined;
  /** The last answer, which stays until the next one arrives. */
  readonly execution?: Execution;
  readonly plan?: readonly PlanNode[];
  /** What happened to data that runs share. */
  readonly fate?: DataFate;
}

export interface Answer {
  readonly execution: Execution;
  readonly fate?: DataFate;
  readonly plan?: readonly PlanNode[] | undefined;
}

interface Runner {
  readonly run: SqlRun;
  /**
   * Runs a text; a large engine is downloaded only with consent. Resolves to undefined if it first asks for consent, or
   * if a newer run has started.
   */
  readonly start: (text: string, engine: EngineName, consent?: boolean) => Promise<Execution | undefined>;
  readonly stop: () => void;
  readonly clear: () => void;
}

function unreachable(error: unknown): Execution {
  return { ok: false, error: downloadError(error), results: [], elapsedMs: 0 };
}

/**
 * Runs texts in the page's engines, which are downloaded on first use; only the newest run counts.
 *
 * @param first - the engine shown before the first run
 * @param answer - runs a text; called once the engine may be downloaded
 */
export function useSqlRun(
  first: EngineName,
  answer: (lab: PageLab, text: string, engine: EngineName) => Promise<Answer>,
): Runner {
  const [run, setRun] = useState<SqlRun>({ phase: 'idle', engine: first });
  const newest = useRef(0);

  const execute = async (text: string, engine: EngineName, isNewest: () => boolean): Promise<Execution | undefined> => {
    const lab = await loadPageLab();
    const show = (progress: DownloadProgress) => isNewest() && setRun((now) => ({ ...now, progress }));
    const unwatch = lab.pageEngine(engine).onProgress(show);
    const { execution, plan, fate } = await answer(lab, text, engine).finally(unwatch);
    if (!isNewest()) return undefined;
    setRun({ phase: 'done', engine, text, execution, ...(plan && { plan }), ...(fate && { fate }) });
    return execution;
  };

  const start = async (
    text: string,
    engine: EngineName,
    consent = SMALL.includes(engine),
  ): Promise<Execution | undefined> => {
    newest.current += 1;
    const mine = newest.current;
    const isNewest = () => mine === newest.current;
    try {
      if (!consent) {
        const { downloadBytes, isAtHand } = await loadPageLab();
        if (!(await isAtHand(engine))) {
          if (isNewest()) setRun((now) => ({ ...now, phase: 'asking', engine, bytes: downloadBytes(engine) }));
          return undefined;
        }
      }
      setRun((now) => ({ ...now, phase: 'running', engine, progress: undefined }));
      return await execute(text, engine, isNewest);
    } catch (error) {
      if (!isNewest()) return undefined;
      const execution = unreachable(error);
      setRun({ phase: 'done', engine, text, execution });
      return execution;
    }
  };

  const stop = () => void loadPageLab().then(({ pageEngine }) => pageEngine(run.engine).stop());

  const clear = () => {
    newest.current += 1;
    setRun(({ engine }) => ({ phase: 'idle', engine }));
  };

  return { run, start, stop, clear };
}
