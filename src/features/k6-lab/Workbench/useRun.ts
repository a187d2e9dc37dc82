import { useEffect, useRef, useState } from 'react';
import type { StopReason } from '../../lab-kit/core/outcome';
import { serverOf, type LabState } from '../core/lab/labState';
import type { LabPage } from '../core/lab/labPage';
import type { RunProgress, RunResult } from '../core/run/types';

export type RunPhase = 'idle' | 'running' | 'done' | 'halted' | 'stopped' | 'unavailable';

export interface LabRun {
  /** `halted` by the reader, `stopped` from outside. */
  readonly phase: RunPhase;
  readonly progress?: RunProgress;
  readonly result?: RunResult;
  readonly reason?: StopReason;
  /** What was run. */
  readonly state?: LabState;
}

/** Runs the script of a lab; a new run replaces the one before. */
export function useRun(lab: LabPage): {
  readonly run: LabRun;
  readonly start: (state: LabState) => void;
  readonly stop: () => void;
  readonly clear: () => void;
} {
  const [run, setRun] = useState<LabRun>({ phase: 'idle' });
  const active = useRef<AbortController>(null);

  useEffect(() => () => active.current?.abort(), []);

  const perform = async (state: LabState, controller: AbortController) => {
    const { signal } = controller;
    const show = (next: LabRun) => {
      if (!signal.aborted) setRun({ ...next, state });
    };
    show({ phase: 'running' });
    try {
      const { runInFrame } = await import('../sandbox/runInFrame');
      const { seed, files } = lab;
      const input = { script: state.script, commandLine: state.command, server: serverOf(lab, state), seed, files };
      const result = await runInFrame(input, (progress) => show({ phase: 'running', progress }), signal);
      show({ phase: 'done', result });
    } catch (error) {
      const reason = (error as { readonly reason?: StopReason }).reason;
      show(reason ? { phase: 'stopped', reason } : { phase: 'unavailable' });
    }
  };

  return {
    run,
    start: (state) => {
      active.current?.abort();
      active.current = new AbortController();
      void perform(state, active.current);
    },
    stop: () => {
      active.current?.abort();
      setRun((before) => ({ ...before, phase: 'halted' }));
    },
    clear: () => {
      active.current?.abort();
      setRun({ phase: 'idle' });
    },
  };
}
