import type { CurrentBundler } from '@docusaurus/types';

const NAME = 'code-lab-files';

/** A bundler plugin that adds files to its output: in memory for the development server, on disk for a build. */
export function emitFiles(
  { instance }: CurrentBundler,
  files: readonly { name: string; content: string | Buffer }[],
): { apply: (compiler: InstanceType<typeof instance.Compiler>) => void } {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        const stage = instance.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
        compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
          for (const { name, content } of files) {
            // Their names are made of their content, and a script whose value counts would be minified to nothing.
            compilation.emitAsset(name, new instance.sources.RawSource(content), { minimized: true });
          }
        });
      });
    },
  };
}
