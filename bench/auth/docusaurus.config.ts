import path from 'node:path';
import type { Config, Plugin, PluginConfig } from '@docusaurus/types';
import config from '../../docusaurus.config';

const replacement = path.resolve('bench/auth/WithoutAuth.ts');

function withoutAuth(): Plugin {
  return {
    name: 'without-auth',
    configureWebpack(_config, _isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: [new NormalModuleReplacementPlugin(/features\/auth\/Session$/, replacement)],
      };
    },
  };
}

/** Docusaurus resolves plugins from the configuration file's folder, which here is not the site's. */
const fromRoot = (name: string) => (name.startsWith('.') ? path.resolve(name) : name);
const plugins = config.plugins.map((plugin): PluginConfig => {
  if (typeof plugin === 'string') return fromRoot(plugin);
  if (!Array.isArray(plugin)) return plugin;
  const [name, ...options] = plugin;
  return [fromRoot(String(name)), ...options] as PluginConfig;
});

/** The site as it would be without sign-in in the navbar and the root. */
export default { ...config, plugins: [...plugins, withoutAuth] } satisfies Config;
