import type { LabBlock, SetupStep } from './core/labBlock';
import { explainStatement, readPlan } from './core/plans/queryPlan';
import type { EngineName } from './core/types';
import type { Answer } from './useSqlRun';
import type { PageLab } from './worker/loadLab';

/**
 * The reader's versions of blocks run in this visit: later blocks of the page use the database that these versions
 * leave.
 */
const applied = new Map<string, string>();

function setupTexts(steps: readonly SetupStep[] = []): string[] {
  return steps.map(({ block, sql }) => applied.get(block) ?? sql);
}

/** Runs the reader's text of a block on the dataset of its page, after the texts of the blocks above. */
export async function runBlock(lab: PageLab, block: LabBlock, text: string, engine: EngineName): Promise<Answer> {
  if (text === block.code) forgetText(block);
  else applied.set(block.id, text);
  const isPlan = block.kind === 'plan';
  const sql = isPlan ? explainStatement(text, engine) : text;
  const dataset = lab.siteDataset(block.dataset, engine);
  const { execution } = await lab.pageEngine(engine).run(dataset, sql, { setup: setupTexts(block.setup[engine]) });
  const [result] = execution.results;
  return { execution, plan: isPlan && execution.ok && result ? readPlan(result, engine) : undefined };
}

/** The text of the page counts again for the blocks below. */
export function forgetText({ id }: LabBlock): void {
  applied.delete(id);
}
