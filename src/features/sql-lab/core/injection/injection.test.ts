import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageOfDataset } from '../../../../../courses/sql/datasets';
import type { SqlEngine } from '../../engine/SqlEngine';
import { openSqlite } from '../../node/openEngines';
import { classify, giveInput, reachesGoal, tryCure, type Outcome, type RunText } from './injection';
import { injectionProgram, type InjectionProgram, type PresetName } from './injectionPrograms';

let engine: SqlEngine;
const run: RunText = async (sql, { parameters, setup = [] }) => {
  await engine.reset();
  for (const text of setup) await engine.execute(text);
  return engine.execute(sql, parameters ? { parameters } : {});
};
beforeAll(async () => {
  engine = await openSqlite();
  await engine.init(imageOfDataset('nha_sach'));
});
afterAll(() => engine.dispose());

function programOf(id: InjectionProgram['id']): InjectionProgram {
  const program = injectionProgram(id);
  if (!program) throw new Error(`There is no program ${id}.`);
  return program;
}

const give = (id: InjectionProgram['id'], version: number, inputs: readonly string[]): Promise<Outcome> => {
  const chosen = programOf(id).versions[version];
  if (!chosen) throw new Error(`${id} has no version ${version}.`);
  return giveInput(chosen, inputs, run);
};
const preset = (id: InjectionProgram['id'], name: PresetName) =>
  programOf(id).presets.find((each) => each.name === name)?.inputs ?? [];
const rowsOf = (outcome: Outcome) =>
  'refusal' in outcome ? outcome.refusal : (outcome.error?.message ?? outcome.results.at(-1)?.rows);

describe('the search', () => {
  it('finds books, and an apostrophe breaks only the joined text', async () => {
    expect(rowsOf(await give('search', 0, ['mưa']))).toEqual([['Phố cổ ngày mưa', 160000]]);
    expect(rowsOf(await give('search', 0, ["O'Brien"]))).toContain('near "Brien"');
    expect(rowsOf(await give('search', 1, ["O'Brien"]))).toEqual([]);
  });

  it('lets a tautology list all books, and a second statement delete rows', async () => {
    expect(rowsOf(await give('search', 0, preset('search', 'tautology')))).toHaveLength(40);
    expect(await give('search', 0, preset('search', 'stacked'))).toMatchObject({
      results: [{ command: 'SELECT' }, { command: 'DELETE', rowCount: 300 }],
    });
    for (const name of ['tautology', 'union', 'stacked'] as const)
      expect(rowsOf(await give('search', 1, preset('search', name)))).toEqual([]);
  });

  it.each([
    ["zzz' UNION SELECT full_name, email FROM customers --", true],
    ["zzz' UNION SELECT email, 1 FROM customers WHERE '1' LIKE '1", true],
    ["zzz' UNION SELECT name, category_id FROM categories --", false],
    ["' OR '1'='1' --", false],
    ["zzz' UNION SELECT email, 1, 2 FROM customers --", false],
    ['lan.nguyen@example.com', false],
    ["zzz' UNION SELECT GROUP_CONCAT(email), 1 FROM customers --", true],
    ["zzz' UNION SELECT UPPER(email), 1 FROM customers --", true],
    ["zzz' UNION SELECT 'lan.nguyen@example.com', 1 --", false],
  ])('is solved by a customer’s email: %s', async (words, isSolved) => {
    const outcome = await give('search', 0, [words]);
    expect(await reachesGoal(programOf('search'), [words], outcome, run)).toBe(isSolved);
    expect(classify(outcome, await give('search', 1, [words]))).toBe('none');
  });

  it.each([
    ['bound', []],
    ['quoted', [0, 1, 2, 3]],
    ['filtered', [1, 2, 3]],
  ])('judges the cure %s', async (id, wrong) => {
    const version = programOf('search').versions.find((each) => each.id === id);
    if (!version) throw new Error(`There is no ${id}.`);
    const verdicts = await tryCure(programOf('search'), version, run);
    expect(verdicts.flatMap(({ isRight }, index) => (isRight ? [] : [index]))).toEqual(wrong);
  });
});

describe('the login', () => {
  it.each([
    [["anh.le@example.com' --", ''], true],
    [["x' OR full_name = 'Lê Hoàng Anh' --", ''], true],
    [['x', "' OR customer_id = '3"], true],
    [['x', "' OR '1'='1"], false],
    [['anh.le@example.com', '0100100511'], false],
    [["ha.pham@example.com' --", ''], false],
  ])('is solved by one row of that customer without knowing the phone number: %j', async (inputs, isSolved) => {
    expect(await reachesGoal(programOf('login'), inputs, await give('login', 0, inputs), run)).toBe(isSolved);
  });

  it('stays open if one of two values is joined', async () => {
    const [, bound, half] = programOf('login').versions;
    if (!half) throw new Error('There are three versions.');
    expect((await tryCure(programOf('login'), bound, run)).every(({ isRight }) => isRight)).toBe(true);
    expect((await tryCure(programOf('login'), half, run)).map(({ isRight }) => isRight)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('the order', () => {
  it.each([
    ['(SELECT salary FROM employees WHERE employee_id = 1) > 40000000, title', false],
    ['CASE WHEN (SELECT salary FROM employees WHERE employee_id = 1) > 40000000 THEN title ELSE price END', true],
    ['length(title)', false],
    ['random()', false],
    ['salary', false],
  ])('is solved by an order that depends on salaries: %s', async (column, isSolved) => {
    expect(await reachesGoal(programOf('sort'), [column], await give('sort', 0, [column]), run)).toBe(isSolved);
  });

  it('is not sorted by a bound name, and only the list of allowed names is a cure', async () => {
    expect(classify(await give('sort', 0, ['title']), await give('sort', 1, ['title']))).toBe('other');
    const [, bound, allowList] = programOf('sort').versions;
    if (!allowList) throw new Error('There are three versions.');
    expect((await tryCure(programOf('sort'), bound, run)).map(({ isRight }) => isRight)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect((await tryCure(programOf('sort'), allowList, run)).every(({ isRight }) => isRight)).toBe(true);
  });
});
