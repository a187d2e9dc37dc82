import type { LoadContext, Plugin, PluginModule, PluginOptions } from '@docusaurus/types';

type PostBuild = NonNullable<Plugin['postBuild']>;
/** A plugin function, with any content and options. */
interface PluginFunction extends Pick<PluginModule, 'validateOptions' | 'validateThemeConfig'> {
  (context: LoadContext, options: never): unknown;
}
/** A plugin as in the configuration: the function, alone or with its options. */
export type PluginEntry = PluginFunction | readonly [PluginFunction, object];

/**
 * Docusaurus starts the `postBuild` hooks of all plugins at once. Here each hook waits for the previous one to end, so
 * that plugins which read files of the build can follow the plugins that write them.
 *
 * @returns the same plugins, and one more that calls their hooks in turn, for `plugins` of the configuration
 */
export function inSequence(entries: readonly PluginEntry[]): [PluginModule, object][] {
  // Each language has its own context and plugins.
  const steps = new WeakMap<LoadContext, PostBuild[]>();
  const wrapped = entries.map((entry, index): [PluginModule, object] => {
    const [module, options] = typeof entry === 'function' ? [entry, {}] : entry;
    const withoutPostBuild = async (context: LoadContext, given: PluginOptions) => {
      const plugin = (await module(context, given as never)) as Plugin | null;
      if (!plugin?.postBuild) return plugin;
      const { postBuild, ...others } = plugin;
      const own = steps.get(context) ?? [];
      steps.set(context, own);
      own[index] = (props) => {
        const { content } = props.plugins.find(({ name }) => name === plugin.name) ?? {};
        return postBuild.call(plugin, { ...props, content });
      };
      return others;
    };
    const { validateOptions, validateThemeConfig } = module;
    return [Object.assign(withoutPostBuild, { validateOptions, validateThemeConfig }) as PluginModule, options];
  });
  const last = (context: LoadContext): Plugin => ({
    name: 'in-sequence',
    async postBuild(props) {
      for (const postBuild of steps.get(context) ?? []) await (postBuild as PostBuild | undefined)?.(props);
    },
  });
  return [...wrapped, [last as PluginModule, {}]];
}
