import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchText, type FetchPort } from './fetchText';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answer = () => new Response('{}', { headers: { 'content-type': 'application/json' } });
const refuse = () => Promise.reject(new TypeError('Failed to fetch'));
/** Never answers; like the browser's, it rejects when the request is aborted. */
const hang: FetchPort = (_url, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

it('sends a request once more when the connection refuses it', async () => {
  const fetch = vi.fn().mockImplementationOnce(refuse).mockResolvedValueOnce(answer());
  const text = fetchText(fetch, '/index.json', 'no-cache');
  await vi.runAllTimersAsync();
  expect(await text).toBe('{}');
  expect(fetch.mock.calls).toMatchObject(Array(2).fill(['/index.json', { cache: 'no-cache' }]));
});

it('gives up after the second refusal', async () => {
  const fetch = vi.fn(refuse);
  const refused = expect(fetchText(fetch, '/index.json', 'no-cache')).rejects.toMatchObject({ code: 'network' });
  await vi.runAllTimersAsync();
  await refused;
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('sends a request once more that is not answered, and then gives up', async () => {
  const fetch = vi.fn(hang);
  const refused = expect(fetchText(fetch, '/index.json', 'no-cache')).rejects.toMatchObject({ code: 'network' });
  await vi.runAllTimersAsync();
  await refused;
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('sends a request once more whose answer breaks off', async () => {
  const broken = () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('broken off')) }));
  const fetch = vi
    .fn()
    .mockImplementationOnce(async () => broken())
    .mockResolvedValueOnce(answer());
  const text = fetchText(fetch, '/index.json', 'no-cache');
  await vi.runAllTimersAsync();
  expect(await text).toBe('{}');
});

it('does not repeat a request that was answered', async () => {
  const fetch = vi.fn(async () => new Response('', { status: 404 }));
  await expect(fetchText(fetch, '/index.json', 'no-cache')).rejects.toMatchObject({ code: 'missing-index' });
  expect(fetch).toHaveBeenCalledOnce();
});
