import type { LabChecks } from '../core/lab';

/** Fetches what a lab is judged by. The bundler makes a chunk of each `checks.ts` of the folder. */
export async function loadChecks(id: string): Promise<LabChecks<unknown>> {
  const { checks } = (await import(
    /* webpackInclude: /[\\/]checks\.ts$/ */ `../../../../courses/web-security/${id}/checks.ts`
  )) as { checks: LabChecks<unknown> };
  return checks;
}
