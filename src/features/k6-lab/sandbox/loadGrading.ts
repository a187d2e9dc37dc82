import type { Grading } from '../core/lab/grading';

/** Fetches what an exercise is judged by. The bundler makes a chunk of each `grade.ts` of the folder. */
export async function loadGrading(id: string): Promise<Grading> {
  const { grading } = (await import(
    /* webpackInclude: /[\\/]grade\.ts$/ */ `../../../../courses/k6/${id}/grade.ts`
  )) as {
    grading: Grading;
  };
  return grading;
}
