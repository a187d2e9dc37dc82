import { expect, it } from 'vitest';
import { afterOthers } from './afterOthers';

const pause = () => new Promise((resolve) => setImmediate(resolve));

interface Built {
  name: string;
  postBuild?: (props: never) => unknown;
}

/** As Docusaurus does it: all are started at once, and each is asked for its function when its turn comes. */
function runAll(plugins: readonly Built[]): Promise<unknown> {
  return Promise.all(plugins.map(async (plugin) => plugin.postBuild?.(undefined as never)));
}

it('goes on when every later plugin is done', async () => {
  const order: string[] = [];
  const plugins: Built[] = [
    { name: 'before', postBuild: () => void order.push('before') },
    {
      name: 'own',
      postBuild: async () => {
        await afterOthers('own', plugins);
        order.push('own');
      },
    },
    {
      name: 'slow',
      postBuild: async () => {
        await pause();
        order.push('slow');
      },
    },
    { name: 'without' },
    { name: 'quick', postBuild: () => void order.push('quick') },
  ];
  await runAll(plugins);
  expect(order).toEqual(['before', 'quick', 'slow', 'own']);
});

it('fails with a plugin that fails', async () => {
  const plugins: Built[] = [
    { name: 'own', postBuild: () => afterOthers('own', plugins) },
    { name: 'broken', postBuild: () => Promise.reject(new Error('broken')) },
  ];
  await expect(runAll(plugins)).rejects.toThrow('broken');
});
