import type { EngineName } from '../core/types';

/* The only imports of the lab in pages, both with the same chunk name: the bundler makes a file for each import and
   name, and a reader who loses the network has only those that an earlier click has loaded. */

/** Loads the engines' code for the page. */
export const loadPageLab = () => import(/* webpackChunkName: "sql-lab" */ './pageLab');

export type PageLab = Awaited<ReturnType<typeof loadPageLab>>;

/** Loads the code that judges exercises. */
export const loadExerciseLab = () => import(/* webpackChunkName: "sql-lab" */ './exerciseLab');

/** Engines small enough to be downloaded without asking. */
export const SMALL: readonly EngineName[] = ['sqlite'];

/** Downloads and starts a small engine before the first run. */
export function prepareEngine(engine: EngineName, dataset: string): void {
  if (!SMALL.includes(engine)) return;
  // A failure is reported once the reader presses Run.
  loadPageLab()
    .then(({ pageEngine, siteDataset }) => pageEngine(engine).start(siteDataset(dataset, engine)))
    .catch(() => undefined);
}
