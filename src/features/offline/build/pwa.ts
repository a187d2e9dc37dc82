import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule, PluginOptions } from '@docusaurus/types';

const NAME = '@docusaurus/plugin-pwa';
const require = createRequire(__filename);
const original = require(NAME) as PluginModule & { readonly default: PluginModule };

/**
 * The PWA plugin of Docusaurus with its theme path resolved against the plugin's own folder instead of the config's.
 */
async function pwa(context: LoadContext, options: PluginOptions): Promise<Plugin | null> {
  const plugin = (await original.default(context, options)) as Plugin | null;
  const folder = path.dirname(require.resolve(NAME));
  return plugin && { ...plugin, getThemePath: () => path.resolve(folder, plugin.getThemePath?.() ?? '.') };
}

export default Object.assign(pwa, { validateOptions: original.validateOptions });
