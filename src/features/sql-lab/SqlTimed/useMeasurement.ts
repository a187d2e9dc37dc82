import { useEffect, useRef, useState } from 'react';
import type { LabBlock } from '../core/labBlock';
import type { AskedWay, Measurement } from '../core/timing/measureWays';
import type { EngineName } from '../core/types';
import { useSqlRun } from '../useSqlRun';

/** The outcome of the last measurement, with the measured texts. */
export interface Measured {
  readonly engine: EngineName;
  readonly codes: readonly string[];
  readonly measurement: Measurement;
}

/**
 * A way measured for less time than this is not announced: nobody could read it, and a screen reader would never
 * finish.
 */
const NAMED_AFTER_MS = 250;

/** The index of the way being measured, once it has taken a while. */
function useWayAtWork() {
  const [atWork, setAtWork] = useState<number>();
  const last = useRef<{ way?: number | undefined; timer?: number }>({});

  const tell = (way: number | undefined, delayMs: number) => {
    if (way === last.current.way) return;
    window.clearTimeout(last.current.timer);
    last.current = { way, timer: window.setTimeout(() => setAtWork(way), delayMs) };
  };
  useEffect(() => () => window.clearTimeout(last.current.timer), []);
  return { atWork, tell };
}

/** Measures the ways of a block, with the reader's texts, in the reader's browser. */
export function useMeasurement({ dataset, engines, timed }: LabBlock) {
  const [measured, setMeasured] = useState<Measured>();
  const { atWork, tell } = useWayAtWork();
  const newest = useRef(0);
  const runner = useSqlRun(engines[0] ?? 'sqlite', async ({ measureInPage }, text, engine) => {
    const codes = JSON.parse(text) as string[];
    const ways = codes.map((code, index): AskedWay => ({ code, isSlow: timed?.ways[index]?.isSlow ?? false }));
    newest.current += 1;
    const mine = newest.current;
    tell(undefined, 0);
    const started = performance.now();
    const measurement = await measureInPage(engine, dataset, timed?.setup ?? '', ways, (way) => {
      if (mine === newest.current) tell(way, ways[way]?.isSlow ? 0 : NAMED_AFTER_MS);
    });
    setMeasured({ engine, codes, measurement });
    const elapsedMs = performance.now() - started;
    return {
      execution: measurement.ok
        ? { ok: true, results: [], elapsedMs }
        : { ok: false, error: measurement.error, results: [], elapsedMs },
    };
  });

  // Slow ways take seconds, which would delay the labs of the next page.
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    end.current = runner.run.phase === 'running' ? runner.stop : undefined;
  });
  useEffect(() => () => end.current?.(), []);

  return {
    ...runner,
    measured: runner.run.phase === 'idle' ? undefined : measured,
    atWork,
    start: (codes: readonly string[], engine: EngineName, consent?: boolean) =>
      runner.start(JSON.stringify(codes), engine, consent),
    clear: () => {
      end.current?.();
      runner.clear();
    },
  };
}
