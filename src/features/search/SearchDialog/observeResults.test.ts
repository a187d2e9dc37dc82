import { expect, test } from 'vitest';
import { observeResults, type ModalClient } from './observeResults';

/** A client whose answers the test controls. */
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

test('reports the last answer with its query', async () => {
  const { answers, results, ask } = answering();
  const asked = ask('lru');
  expect(results.getLast()).toBeUndefined();
  answers[0]?.resolve(3);
  await asked;
  expect(results.getLast()).toMatchObject({ query: 'lru', count: 3 });
});

test('ignores an answer that arrives after that of a newer query', async () => {
  const { answers, results, ask } = answering();
  const asked = [ask('l'), ask('lru')];
  answers[1]?.resolve(3);
  answers[0]?.resolve(9);
  await Promise.all(asked);
  expect(results.getLast()).toMatchObject({ query: 'lru', count: 3 });
});

test('ignores earlier searches once the box has been emptied', async () => {
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

test('keeps a failure for the error screen and rethrows it under the name the modal expects', async () => {
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

test('a list from the headings is not counted; the list that replaces it keeps its first and its chosen hit', async () => {
  const hit = (objectID: string) => ({ objectID });
  const answers = [
    { isPartial: true, results: [{ query: 'lru', nbHits: 3, hits: ['a', 'b', 'c'].map(hit) }] },
    { results: [{ query: 'lru', nbHits: 9, hits: ['d', 'a', 'b', 'e'].map(hit) }] },
    { results: [{ query: 'fifo', nbHits: 1, hits: [hit('d')] }] },
    { results: [{ query: 'lru', nbHits: 9, hits: ['d', 'a'].map(hit) }] },
  ];
  const results = observeResults();
  const client = { search: () => Promise.resolve(answers.shift()), addAlgoliaAgent: () => undefined, transporter: {} };
  const watched = results.watch(client as unknown as ModalClient);
  const shown = async () => {
    const [result] = (await watched.search({ requests: [] } as never)).results as unknown as [
      { hits: { objectID: string }[] },
    ];
    return result.hits.map(({ objectID }) => objectID).join(' ');
  };
  expect(await shown()).toBe('a b c');
  expect([results.isPartial(), results.getLast()]).toEqual([true, undefined]);
  results.choose('c');
  expect(await shown()).toBe('a c d b e');
  expect([results.isPartial(), results.getLast()?.count]).toEqual([false, 9]);
  expect(await shown()).toBe('d');
  expect(await shown(), 'a query that is typed again later').toBe('d a');
});
