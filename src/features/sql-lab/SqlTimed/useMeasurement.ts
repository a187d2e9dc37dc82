import { useState } from 'react';
import type { LabBlock } from '../core/labBlock';
import type { Measurement } from '../core/measureWays';
import type { EngineName } from '../core/types';
import { useEngineRun } from '../useEngineRun';
import { loadPageLab } from '../worker/loadLab';

/** What came of the last measuring, with the texts that were measured. */
export interface Measured {
  readonly engine: EngineName;
  readonly codes: readonly string[];
  readonly measurement: Measurement;
}

/** Measures the ways of a block as the reader has them, in the reader's browser. */
export function useMeasurement({ dataset, engines, timed }: LabBlock) {
  const [measured, setMeasured] = useState<Measured>();
  const runner = useEngineRun(engines[0] ?? 'sqlite', async (text, engine) => {
    const codes = JSON.parse(text) as string[];
    const { measureInPage } = await loadPageLab();
    const started = performance.now();
    const measurement = await measureInPage(engine, dataset, timed?.setup ?? '', codes);
    setMeasured({ engine, codes, measurement });
    const elapsedMs = performance.now() - started;
    return {
      execution: measurement.ok
        ? { ok: true, results: [], elapsedMs }
        : { ok: false, error: measurement.error, results: [], elapsedMs },
    };
  });
  return {
    ...runner,
    measured: runner.run.phase === 'idle' ? undefined : measured,
    start: (codes: readonly string[], engine: EngineName, consent?: boolean) =>
      runner.start(JSON.stringify(codes), engine, consent),
  };
}
