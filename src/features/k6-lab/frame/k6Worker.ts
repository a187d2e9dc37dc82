import { serveReader } from '../../lab-kit/sandbox/serveReader';
import { switchOff } from '../../lab-kit/sandbox/switchOff';
import { runRealm } from '../runtime/runRealm';
import type { RunTasks } from './messages';

/** The page draws no faster, and each report costs it a copy. */
const REPORT_INTERVAL_MS = 80;

// Saved before the script runs, which has a clock of its own.
const clock = performance.now.bind(performance);

serveReader<RunTasks>({
  run(input, { answer, tell }) {
    switchOff(globalThis);
    switchOff(globalThis, ['postMessage', 'close']);
    let reported = clock();
    const result = runRealm(input, (progress) => {
      const now = clock();
      if (now - reported < REPORT_INTERVAL_MS) return;
      reported = now;
      tell(progress);
    });
    answer(result);
  },
});
