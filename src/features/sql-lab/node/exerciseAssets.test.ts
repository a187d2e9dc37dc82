import { describe, expect, it } from 'vitest';
import { contentHash } from '../../../components/contentHash';
import { hashInName } from '../core/files/assets';
import type { SqlExercise } from '../core/grading/exercise';
import { exerciseAssets } from './exerciseAssets';

const exercise: SqlExercise = {
  id: 'sql-06-02',
  dataset: 'shop',
  prompt: { vi: 'Câu hỏi', en: 'Question' },
  starter: 'SELECT ',
  hints: [{ vi: 'Gợi ý', en: 'Hint' }],
  solutions: [{ sql: 'SELECT the_solution' }],
  wrong: [{ sql: 'SELECT the_mistake', mark: 'the_mistake', message: { vi: 'Sai', en: 'Wrong' } }],
  compare: { kind: 'result', order: true },
};

const make = (exercises: readonly SqlExercise[], language: 'vi' | 'en' = 'en') =>
  exerciseAssets(exercises, { shop: { result: 'shop_2', state: 'shop_2' } }, language, '/assets/');

describe('exerciseAssets', () => {
  it('gives a page the task in its language, and nothing that reveals the solution', () => {
    const [page] = make([exercise]).pages;
    expect(page).toEqual({
      id: 'sql-06-02',
      prompt: 'Question',
      starter: 'SELECT ',
      hints: ['Hint'],
      dataset: 'shop',
      hiddenDataset: 'shop_2',
      engines: ['sqlite', 'postgres'],
      judged: 'orderedRows',
      answers: { url: expect.stringMatching(/^\/assets\/sql-06\.[0-9a-f]{10}\.json$/), bytes: expect.any(Number) },
    });
    expect(make([exercise], 'vi').pages[0]).toMatchObject({ prompt: 'Câu hỏi', hints: ['Gợi ý'] });
  });

  it('keeps the engine, the setup, and a dataset without a hidden counterpart', () => {
    const state = { kind: 'state' } as const;
    const other = { ...exercise, engine: 'postgres', dataset: 'own', setup: 'CREATE …', compare: state } as const;
    expect(make([other]).pages[0]).toMatchObject({
      engines: ['postgres'],
      dataset: 'own',
      hiddenDataset: 'own',
      setup: 'CREATE …',
      judged: 'tables',
    });
  });

  it('names a file by the hash with which a page verifies its content', async () => {
    const [[name, content] = ['', new Uint8Array()]] = make([exercise]).files;
    expect(await contentHash(new Uint8Array(content).buffer)).toBe(hashInName(name));
  });

  it('puts the answers of neighbouring exercises into one file, the same for both languages', () => {
    const exercises = [exercise, { ...exercise, id: 'sql-07-01' }, { ...exercise, id: 'sql-06-03' }];
    const { files, pages } = make(exercises);
    expect(files.size).toBe(2);
    expect(pages.map(({ id }) => id)).toEqual(['sql-06-02', 'sql-06-03', 'sql-07-01']);
    expect(pages[0]?.answers).toEqual(pages[1]?.answers);
    const content = files.get(pages[0]?.answers.url.replace('/assets/', '') ?? '');
    expect(JSON.parse(new TextDecoder().decode(content))).toEqual([exercises[0], exercises[2]]);
    expect([...make(exercises, 'vi').files.keys()]).toEqual([...files.keys()]);
  });

  it('rejects incomplete definitions', () => {
    expect(() => make([{ ...exercise, solutions: [] }])).toThrow('Exercise sql-06-02: no solution for sqlite.');
  });
});
