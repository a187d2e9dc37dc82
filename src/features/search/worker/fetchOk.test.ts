import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchOk } from './fetchOk';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answer = () => new Response('{}', { headers: { 'content-type': 'application/json' } });
const refuse = () => Promise.reject(new TypeError('Failed to fetch'));

it('sends a request once more when the connection refuses it', async () => {
  const fetch = vi.fn().mockImplementationOnce(refuse).mockResolvedValueOnce(answer());
  const response = fetchOk(fetch, '/index.json', 'no-cache');
  await vi.runAllTimersAsync();
  expect((await response).ok).toBe(true);
  expect(fetch.mock.calls).toEqual(Array(2).fill(['/index.json', { cache: 'no-cache' }]));
});

it('gives up after the second refusal', async () => {
  const fetch = vi.fn(refuse);
  const response = expect(fetchOk(fetch, '/index.json', 'no-cache')).rejects.toMatchObject({ code: 'network' });
  await vi.runAllTimersAsync();
  await response;
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('does not repeat a request that was answered', async () => {
  const fetch = vi.fn(async () => new Response('', { status: 404 }));
  await expect(fetchOk(fetch, '/index.json', 'no-cache')).rejects.toMatchObject({ code: 'missing-index' });
  expect(fetch).toHaveBeenCalledOnce();
});
