import { FenceProblem, parseSqlFence } from '../core/fenceMeta';
import { PageProblem, type LocatedFence } from './runPage';

interface WrittenFence {
  readonly language?: string | null;
  readonly meta?: string | null;
  readonly code: string;
  readonly line: number;
}

/**
 * Finds the fences of a document that run.
 *
 * @throws {@link PageProblem} with the line of a fence whose options are wrong
 */
export function locateFences(fences: readonly WrittenFence[]): LocatedFence[] {
  return fences.flatMap(({ language, meta, code, line }) => {
    try {
      const fence = parseSqlFence(language, meta);
      return fence ? [{ fence, code, line }] : [];
    } catch (error) {
      throw error instanceof FenceProblem ? new PageProblem(line, error.message) : error;
    }
  });
}
