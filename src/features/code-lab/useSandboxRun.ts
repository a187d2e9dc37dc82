import { useRef, useState } from 'react';
import type { CasesJob } from './core/problem';
import type { SandboxOutcome } from './sandbox/runInSandbox';

/** While a run goes on, the outcome is still that of the run before. */
export interface SandboxRun {
  state: 'idle' | 'running' | 'unavailable' | 'done';
  outcome?: SandboxOutcome;
}

interface Runner {
  run: SandboxRun;
  start: (code: string, cases?: CasesJob) => Promise<SandboxOutcome | undefined>;
  clear: () => void;
}

/** Runs code in the sandbox, which is fetched at the first run; the newest run wins. */
export function useSandboxRun(): Runner {
  const [run, setRun] = useState<SandboxRun>({ state: 'idle' });
  const newest = useRef(0);

  const start = async (code: string, cases?: CasesJob) => {
    newest.current += 1;
    const mine = newest.current;
    setRun(({ outcome }) => ({ state: 'running', outcome }));
    try {
      const { runInSandbox } = await import('./sandbox/runInSandbox');
      const outcome = await runInSandbox(code, cases);
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
