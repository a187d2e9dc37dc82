import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule, PluginOptions } from '@docusaurus/types';

const NAME = '@docusaurus/plugin-pwa';
const require = createRequire(__filename);
const original = require(NAME) as PluginModule & { readonly default: PluginModule };

/** Docusaurus' plugin, which says where its theme is from its own place and not from that of the configuration. */
async function pwa(context: LoadContext, options: PluginOptions): Promise<Plugin | null> {
  const plugin = (await original.default(context, options)) as Plugin | null;
  const folder = path.dirname(require.resolve(NAME));
  return plugin && { ...plugin, getThemePath: () => path.resolve(folder, plugin.getThemePath?.() ?? '.') };
}

export default Object.assign(pwa, { validateOptions: original.validateOptions });
