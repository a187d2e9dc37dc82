import { Session } from 'node:inspector/promises';

/** The site's own code, whatever the test runner puts before its path. */
const OWN = /\/src\/(?:features|components)\//;

/**
 * Counts how often the parts of the site's own code run, by the engine's own counters: the same on every machine. What
 * the language itself does in one step, such as a regular expression, counts as none.
 */
export async function openStepCounter(): Promise<(run: () => void) => Promise<number>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // To take the counters is to set them to nothing, and each taking costs more than most runs.
  await session.post('Profiler.takePreciseCoverage');
  return async (run) => {
    run();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const ranges = result
      .filter(({ url }) => OWN.test(url))
      .flatMap(({ functions }) => functions.flatMap((each) => each.ranges));
    return ranges.reduce((sum, { count }) => sum + count, 0);
  };
}
