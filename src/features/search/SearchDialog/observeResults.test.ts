import { expect, test } from 'vitest';
import { observeResults, type ModalClient } from './observeResults';

/** A client whose answers the test gives. */
function answering() {
  const answers: { resolve: (count: number) => void; reject: (error: unknown) => void }[] = [];
  const client = {
    search: ({ requests: [{ query }] }: { requests: [{ query: string }] }) =>
      new Promise((resolve, reject) =>
        answers.push({ resolve: (nbHits) => resolve({ results: [{ query, nbHits }] }), reject }),
      ),
    addAlgoliaAgent: () => undefined,
    transporter: {},
  } as unknown as ModalClient;
  const results = observeResults();
  const watched = results.watch(client);
  const ask = (query: string) => watched.search({ requests: [{ query }] } as never);
  return { answers, results, ask };
}

test('the last answer is told with its query', async () => {
  const { answers, results, ask } = answering();
  const asked = ask('lru');
  expect(results.getLast()).toBeUndefined();
  answers[0]?.resolve(3);
  await asked;
  expect(results.getLast()).toMatchObject({ query: 'lru', count: 3 });
});

test('an answer that comes after that of a newer query is not told', async () => {
  const { answers, results, ask } = answering();
  const asked = [ask('l'), ask('lru')];
  answers[1]?.resolve(3);
  answers[0]?.resolve(9);
  await Promise.all(asked);
  expect(results.getLast()).toMatchObject({ query: 'lru', count: 3 });
});

test('once the box has been emptied nothing is told of what was asked before', async () => {
  const { answers, results, ask } = answering();
  const first = ask('lru');
  answers[0]?.resolve(3);
  await first;
  const late = ask('lru f');
  results.forget();
  expect(results.getLast()).toBeUndefined();
  answers[1]?.resolve(1);
  await late;
  expect(results.getLast()).toBeUndefined();
  const next = ask('fifo');
  answers[2]?.resolve(2);
  await next;
  expect(results.getLast()).toMatchObject({ query: 'fifo', count: 2 });
});

test('a failure is kept for the error screen, and the modal is told by the name that it knows', async () => {
  const { answers, results, ask } = answering();
  const asked = ask('lru');
  answers[0]?.reject(Object.assign(new Error('Method not allowed with this API key'), { status: 403 }));
  await expect(asked).rejects.toMatchObject({ name: 'RetryError' });
  expect([results.getLast(), results.getFailure()]).toEqual([undefined, 'refused']);
  const again = ask('lru');
  answers[1]?.reject(new TypeError('Failed to fetch'));
  await expect(again).rejects.toMatchObject({ name: 'RetryError' });
  expect(results.getFailure()).toBe('unreachable');
});
