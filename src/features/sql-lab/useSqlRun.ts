import { useRef, useState } from 'react';
import { applyText, setupTexts } from './appliedTexts';
import type { LabBlock } from './core/labBlock';
import { explainStatement, readPlan, type PlanNode } from './core/queryPlan';
import type { EngineName, Execution } from './core/types';
import type { DownloadProgress } from './worker/sqlClient';

/** What the reader's run has come to. */
export interface SqlRun {
  /** `asking`: the engine must be fetched first, and that takes the reader's consent. */
  readonly phase: 'idle' | 'asking' | 'running' | 'done';
  readonly engine: EngineName;
  /** The text that was run last, for errors to point into. */
  readonly text?: string;
  /** Bytes of the engine that is asked for. */
  readonly bytes?: number;
  /** While the engine is fetched. */
  readonly progress?: DownloadProgress | undefined;
  /** The last answer; it stays until the next one comes. */
  readonly execution?: Execution;
  readonly plan?: readonly PlanNode[];
}

interface Runner {
  readonly run: SqlRun;
  /**
   * Runs a text; an engine of megabytes is fetched only with consent. Comes to nothing where it asks for that
   * first, or where a newer run has overtaken this one.
   */
  readonly start: (text: string, engine: EngineName, consent?: boolean) => Promise<Execution | undefined>;
  /** Fetches and starts a small engine ahead of the first run. */
  readonly prepare: (engine: EngineName) => void;
  readonly stop: () => void;
  readonly clear: () => void;
}

/** Engines that need no question before they are fetched. */
const SMALL: readonly EngineName[] = ['sqlite'];

function unreachable(error: unknown): Execution {
  const message = error instanceof Error ? error.message : String(error);
  return { ok: false, error: { kind: 'download', message }, results: [], elapsedMs: 0 };
}

/** Runs the texts of one block in the page's engines, which are fetched at the first use; the newest run wins. */
export function useSqlRun(block: LabBlock): Runner {
  const [run, setRun] = useState<SqlRun>({ phase: 'idle', engine: block.engines[0] ?? 'sqlite' });
  const newest = useRef(0);

  const execute = async (text: string, engine: EngineName, isNewest: () => boolean): Promise<Execution | undefined> => {
    const { runInPage, watchDownload } = await import('./worker/pageLab');
    const unwatch = watchDownload(engine, (progress) => isNewest() && setRun((now) => ({ ...now, progress })));
    const isPlan = block.kind === 'plan';
    const sql = isPlan ? explainStatement(text, engine) : text;
    const { execution } = await runInPage(engine, block.dataset, sql, { setup: setupTexts(block.setup[engine]) });
    unwatch();
    if (!isNewest()) return undefined;
    applyText(block.id, text, block.code);
    const [result] = execution.results;
    const plan = isPlan && execution.ok && result ? readPlan(result, engine) : undefined;
    setRun({ phase: 'done', engine, text, execution, ...(plan && { plan }) });
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
        const { downloadBytes, isAtHand } = await import('./worker/pageLab');
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

  const prepare = (engine: EngineName) => {
    if (!SMALL.includes(engine)) return;
    // A failure shows when the reader presses Run.
    import('./worker/pageLab').then(({ warmUp }) => warmUp(engine, block.dataset)).catch(() => undefined);
  };

  const stop = () => void import('./worker/pageLab').then(({ stopRun }) => stopRun(run.engine));

  const clear = () => {
    newest.current += 1;
    applyText(block.id, block.code, block.code);
    setRun(({ engine }) => ({ phase: 'idle', engine }));
  };

  return { run, start, prepare, stop, clear };
}
