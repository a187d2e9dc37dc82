import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { EngineName } from '../../../src/features/sql-lab/core/types';
import type { SqlEngine } from '../../../src/features/sql-lab/engine/SqlEngine';
import { openEngine } from '../../../src/features/sql-lab/node/openEngines';
import type { Quiz } from '../../../src/features/quiz/core/quiz';
import { imageOfDataset } from '../datasets';

const NAMES = ['sqlite', 'postgres'] as const;
const BOTH = 60_000;

/** The rows of the last statement, or `error` where it failed. */
export type Answer = readonly unknown[][] | 'error';

/** The statements of a quiz question, without the last semicolon. */
export function codeOf({ questions }: Quiz, id: string): string {
  const code = questions.find((candidate) => candidate.id === id)?.code;
  if (!code) throw new Error(`Question ${id} has no code.`);
  return code.replace(/;$/, '');
}

/** Functions that query both engines, each with a fresh bookshop for every test of the calling file. */
export function onBothEngines() {
  const engines = {} as Record<EngineName, SqlEngine>;
  beforeAll(async () => {
    for (const name of NAMES) engines[name] = await openEngine[name]();
  }, BOTH);
  beforeEach(async () => {
    for (const name of NAMES) await engines[name].init(imageOfDataset('nha_sach'));
  }, BOTH);
  afterAll(() => Promise.all(NAMES.map((name) => engines[name].dispose())));

  async function answer(engine: EngineName, sql: string): Promise<Answer> {
    const execution = await engines[engine].execute(sql);
    return execution.ok ? (execution.results.at(-1)?.rows as Answer) : 'error';
  }

  async function expectBoth(sql: string, sqlite: Answer, postgres: Answer = sqlite): Promise<void> {
    expect(await answer('sqlite', sql), `SQLite: ${sql}`).toEqual(sqlite);
    expect(await answer('postgres', sql), `PostgreSQL: ${sql}`).toEqual(postgres);
  }

  return { answer, expectBoth };
}
