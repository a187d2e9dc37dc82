import { imageOfDataset } from '../../../../courses/sql/datasets';
import { giveInput, type Outcome, type RunText } from '../core/injection/injection';
import { exampleInputs, type InjectionProgram } from '../core/injection/injectionPrograms';
import type { SqlEngine } from '../engine/SqlEngine';
import { openSqlite } from './openEngines';

const MAX_ROWS = 10;

let opened: Promise<SqlEngine> | undefined;

/** The outcomes of a program's example: in the version that joins strings, and in the first cure. */
export async function injectionExample(program: InjectionProgram): Promise<{ first: Outcome; second: Outcome }> {
  opened ??= openSqlite();
  const engine = await opened;
  const run: RunText = async (sql, { parameters }) => {
    await engine.init(imageOfDataset('nha_sach'));
    return engine.execute(sql, { maxRows: MAX_ROWS, ...(parameters && { parameters }) });
  };
  const [joined, cure] = program.versions;
  const inputs = exampleInputs(program);
  return { first: await giveInput(joined, inputs, run), second: await giveInput(cure, inputs, run) };
}
