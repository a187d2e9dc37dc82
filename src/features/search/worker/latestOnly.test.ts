import { expect, it } from 'vitest';
import { latestOnly } from './latestOnly';

/** A task that the test ends when it chooses. */
function controlled() {
  const started: string[] = [];
  const ends: ((reply: string) => void)[] = [];
  const run = (ask: string) =>
    new Promise<string>((resolve) => {
      started.push(ask);
      ends.push(resolve);
    });
  return { started, ends, run };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('skips the queries between the running one and the newest, and answers them with the newest reply', async () => {
  const { started, ends, run } = controlled();
  const ask = latestOnly(run);
  const replies = ['t', 'tr', 'tra', 'tran'].map((query) => ask('modal', query));
  expect(started).toEqual(['t']);
  ends[0]?.('hits of t');
  await turn();
  expect(started).toEqual(['t', 'tran']);
  ends[1]?.('hits of tran');
  expect(await Promise.all(replies)).toEqual(['hits of t', 'hits of tran', 'hits of tran', 'hits of tran']);
});

it('runs requests of different kinds independently', async () => {
  const { started, ends, run } = controlled();
  const ask = latestOnly(run);
  const replies = [ask('modal', 'a'), ask('page', 'b')];
  expect(started).toEqual(['a', 'b']);
  ends[0]?.('A');
  ends[1]?.('B');
  expect(await Promise.all(replies)).toEqual(['A', 'B']);
});

it('continues after a failure', async () => {
  let calls = 0;
  const ask = latestOnly((query: string) =>
    (calls += 1) === 1 ? Promise.reject(new Error('lost')) : Promise.resolve(query),
  );
  const failed = ask('modal', 'a');
  const next = ask('modal', 'b');
  await expect(failed).rejects.toThrow('lost');
  expect(await next).toBe('b');
});
