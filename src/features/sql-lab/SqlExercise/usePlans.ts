import type { Solution } from '../core/grading/exercise';
import type { ExercisePage } from '../core/grading/exercisePage';
import type { PlanNode } from '../core/plans/queryPlan';
import type { EngineName } from '../core/types';
import { loadExerciseLab } from '../worker/loadLab';
import { useLoaded } from './useLoaded';

export interface Planned {
  /** Position among the solutions, from 1; undefined for the reader's own. */
  readonly number?: number;
  readonly plan: readonly PlanNode[];
}

interface Asked {
  readonly exercise: ExercisePage;
  readonly engine: EngineName;
  /** Whether the engine has run in this exercise, so that it has been downloaded. */
  readonly hasRun: boolean;
  readonly solutions: readonly Solution[];
  /** The reader's own correct answer, if there is one. */
  readonly mine?: string | undefined;
}

/** The query plans of the reader's answer, which comes first, and of the solutions; undefined until they are known. */
export function usePlans({ exercise, engine, hasRun, solutions, mine }: Asked): readonly Planned[] | undefined {
  return useLoaded(`${engine} ${hasRun} ${mine ?? ''}`, async () => {
    const { mayRun, planInPage } = await loadExerciseLab();
    if (!(await mayRun(engine))) return [];
    const texts = [
      ...(mine === undefined ? [] : [{ sql: mine }]),
      ...solutions.map(({ sql }, index) => ({ sql, number: index + 1 })),
    ];
    const planned = await Promise.all(
      texts.map(async ({ sql, ...title }) => ({ ...title, plan: await planInPage(exercise, engine, sql) })),
    );
    return planned.flatMap(({ plan, ...title }): Planned[] => (plan ? [{ ...title, plan }] : []));
  }).value;
}
