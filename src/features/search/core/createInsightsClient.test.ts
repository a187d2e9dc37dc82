import { expect, it, vi } from 'vitest';
import manifest from '../../../../package.json';
import { createInsightsClient, INSIGHTS_VERSION } from './createInsightsClient';

it('loads with the first call, and passes all calls on in their order', async () => {
  const send = vi.fn();
  const load = vi.fn(() => Promise.resolve(send));
  const client = createInsightsClient(load, () => expect.unreachable());
  expect(load).not.toHaveBeenCalled();
  client('init', { appId: 'APP' });
  client('viewedObjectIDs', { objectIDs: ['a'] });
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  client('clickedObjectIDs');
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
  expect(load).toHaveBeenCalledOnce();
  expect(send.mock.calls.map(([name]) => name as string)).toEqual(['init', 'viewedObjectIDs', 'clickedObjectIDs']);
});

it('logs once that it cannot be loaded, and drops the calls', async () => {
  const log = vi.fn();
  const client = createInsightsClient(() => Promise.reject(new Error('no network')), log);
  client('init');
  client('viewedObjectIDs');
  await vi.waitFor(() => expect(log).toHaveBeenCalledOnce());
  client('clickedObjectIDs');
  await Promise.resolve();
  expect(log).toHaveBeenCalledOnce();
});

it('has the version of the package', () => expect(INSIGHTS_VERSION).toBe(manifest.dependencies['search-insights']));
