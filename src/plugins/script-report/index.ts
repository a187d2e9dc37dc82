import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { reportScripts, type ScriptReport } from './reportScripts';

interface Compilation {
  readonly chunks: Parameters<typeof reportScripts>[0];
  readonly chunkGraph: { readonly getChunkModules: Parameters<typeof reportScripts>[1] };
}

/** File of the report on a language's scripts: `{"assets/js/main.….js": {"react-dom": 635226, …}, …}`. */
export const reportFile = (generatedFilesDir: string, language: string) =>
  path.join(generatedFilesDir, 'script-report', `${language}.json`);

/** Reports what each script of the build consists of, so that a failing budget can name what grew. */
export default function scriptReport({ siteDir, generatedFilesDir, i18n }: LoadContext): Plugin {
  let report: ScriptReport = {};
  return {
    name: 'script-report',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const plugin = {
        apply(compiler: { hooks: { done: { tap: (name: string, run: (stats: unknown) => void) => void } } }) {
          compiler.hooks.done.tap('script-report', (stats) => {
            const { chunks, chunkGraph } = (stats as { compilation: Compilation }).compilation;
            report = reportScripts(chunks, (chunk) => chunkGraph.getChunkModules(chunk), siteDir);
          });
        },
      };
      return { plugins: [plugin] };
    },

    async postBuild() {
      const file = reportFile(generatedFilesDir, i18n.currentLocale);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(report));
    },
  };
}
