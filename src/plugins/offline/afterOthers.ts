interface BuiltPlugin {
  readonly name: string;
  postBuild?: (props: never) => unknown;
}

/**
 * Docusaurus starts the `postBuild` of all plugins at once; a list of what the others have written has to wait for
 * them. To be called first thing in the `postBuild` of a plugin: those that stand after it in the configuration
 * have not been started then, and tell when they are done.
 *
 * @param own - name of the plugin that waits
 */
export async function afterOthers(own: string, plugins: readonly BuiltPlugin[]): Promise<void> {
  const place = plugins.findIndex(({ name }) => name === own);
  const later = plugins.slice(place + 1).map((plugin) => {
    const { postBuild } = plugin;
    if (!postBuild) return undefined;
    return new Promise<void>((resolve, reject) => {
      plugin.postBuild = async (props) => {
        try {
          await postBuild.call(plugin, props);
          resolve();
        } catch (error) {
          reject(error as Error);
          throw error;
        }
      };
    });
  });
  await Promise.all(later);
}
