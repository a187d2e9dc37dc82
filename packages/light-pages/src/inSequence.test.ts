import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { inSequence } from './inSequence';

const context = {} as LoadContext;
type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Creates the plugins as Docusaurus does for one language, and calls every `postBuild` as it does. */
async function build(entries: Parameters<typeof inSequence>[0]): Promise<void> {
  const made = await Promise.all(
    inSequence(entries).map(([module, options]) => module(context, { id: 'default', ...options })),
  );
  const plugins = made.map((plugin) => ({ ...(plugin as Plugin), content: `content of ${(plugin as Plugin).name}` }));
  await Promise.all(plugins.map((plugin) => plugin.postBuild?.({ plugins } as unknown as Props)));
}

it('calls each plugin after the previous one has ended, with its own content', async () => {
  const told: string[] = [];
  const slow = (() => ({
    name: 'slow',
    async postBuild({ content }) {
      await new Promise((resolve) => setImmediate(resolve));
      told.push(String(content));
    },
  })) as PluginModule;
  const silent = (() => ({ name: 'silent' })) as PluginModule;
  const reads = ((_context: LoadContext, { word }: { word: string }) => ({
    name: 'reads',
    postBuild: () => void told.push(word),
  })) as unknown as PluginModule;
  await build([slow, silent, [reads, { word: 'after' }]]);
  expect(told).toEqual(['content of slow', 'after']);
});

it('fails with the error of a plugin, before the next plugin runs', async () => {
  const told: string[] = [];
  const fails = (() => ({ name: 'fails', postBuild: () => Promise.reject(new Error('no space')) })) as PluginModule;
  const next = (() => ({ name: 'next', postBuild: () => void told.push('next') })) as unknown as PluginModule;
  await expect(build([fails, next])).rejects.toThrow('no space');
  expect(told).toEqual([]);
});

it('keeps the option validation of a plugin', () => {
  const validateOptions = () => ({ id: 'default' });
  const module = Object.assign(() => ({ name: 'checks' }), { validateOptions }) as unknown as PluginModule;
  expect(inSequence([module])[0]?.[0].validateOptions).toBe(validateOptions);
});
