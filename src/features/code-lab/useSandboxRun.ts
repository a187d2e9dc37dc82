import { useRef, useState } from 'react';
import type { JudgedRun } from './core/judgeAnswer';
import type { JudgedProblem } from './core/problem';

/** While a run is in progress, `outcome` is that of the previous run. */
export interface SandboxRun {
  state: 'idle' | 'running' | 'unavailable' | 'done';
  outcome?: JudgedRun;
}

interface Runner {
  run: SandboxRun;
  /** Runs code, or judges it as an answer to a problem. */
  start: (code: string, problem?: JudgedProblem) => Promise<JudgedRun | undefined>;
  clear: () => void;
}

/** Runs code in the sandbox, which is loaded on the first run; only the newest run counts. */
export function useSandboxRun(): Runner {
  const [run, setRun] = useState<SandboxRun>({ state: 'idle' });
  const newest = useRef(0);

  const start = async (code: string, problem?: JudgedProblem) => {
    newest.current += 1;
    const mine = newest.current;
    setRun(({ outcome }) => ({ state: 'running', outcome }));
    try {
      const { judgeInSandbox, runCode } = await import('./sandbox/runners');
      const outcome = await (problem ? judgeInSandbox(code, problem) : runCode(code));
      if (mine !== newest.current) return undefined;
      setRun({ state: 'done', outcome });
      return outcome;
    } catch {
      if (mine === newest.current) setRun({ state: 'unavailable' });
      return undefined;
    }
  };

  const clear = () => {
    newest.current += 1;
    setRun({ state: 'idle' });
  };

  return { run, start, clear };
}
