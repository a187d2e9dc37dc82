import process from 'node:process';
import { cacheKey, cachedFolder } from '../../../build/cachedFolder';
import { judgeSource, runtimeSource, threadSource } from './bundle';
import { provePromises, type LoadedProblem } from './readProblems';

class Broken extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

/**
 * Like {@link provePromises}, but a problem that keeps its promises is tried only once: both languages, other builds and
 * the next build need no second proof as long as neither the problem nor the code that judges it changes. A broken
 * promise is tried again.
 */
export async function brokenPromises(problem: LoadedProblem): Promise<readonly string[]> {
  const key = cacheKey([problem, process.version, judgeSource(), runtimeSource(), threadSource()]);
  try {
    await cachedFolder(`code-lab/proved-${key}`, async () => {
      const sentences = await provePromises(problem);
      if (sentences.length > 0) throw new Broken(sentences);
    });
    return [];
  } catch (error) {
    if (error instanceof Broken) return error.sentences;
    throw error;
  }
}
