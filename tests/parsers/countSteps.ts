import { Session } from 'node:inspector/promises';

/** Matches the site's own code, whatever prefix the test runner adds to its path. */
const OWN = /\/src\/(?:features|components)\//;

/**
 * Counts how often the blocks of the site's own code run, with the engine's coverage counters, which are the same on
 * every machine. Built-in operations such as regular expressions do not count.
 */
export async function openStepCounter(): Promise<(run: () => void) => Promise<number>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // Taking the coverage resets the counters, and costs more than most runs.
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
