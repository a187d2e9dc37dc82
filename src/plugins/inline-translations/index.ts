import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineTranslations } from './inlineTranslations';

/** Docusaurus' own components, as they are published. */
const DOCUSAURUS = /[\\/]node_modules[\\/]@docusaurus[\\/][^\\/]+[\\/]lib[\\/]/;

/**
 * Docusaurus puts every text of `code.json`, and every text of its theme, into the bundle that each page loads. Here
 * a text goes into the component that shows it instead, so that a page carries only the texts of its own parts, and
 * neither their ids nor what is meant for translators.
 */
export default function inlineTranslationsPlugin({ siteDir, generatedFilesDir, i18n }: LoadContext): Plugin {
  const loader = path.join(siteDir, 'src', 'plugins', 'inline-translations', 'transformLoader.cjs');
  const dependency = path.join(siteDir, 'i18n', i18n.currentLocale, 'code.json');
  const rule = (test: RegExp, transform: (file: string, source: string) => string) => ({
    test,
    enforce: 'pre' as const,
    use: [{ loader, options: { transform, dependency } }],
  });
  return {
    name: 'inline-translations',
    configureWebpack() {
      const all = path.join(generatedFilesDir, 'codeTranslations.json');
      const messages = JSON.parse(readFileSync(all, 'utf8')) as Record<string, string>;
      return {
        module: {
          rules: [
            {
              ...rule(/\.[jt]sx?$/, (file, source) => inlineTranslations(file, source, messages)),
              include: [path.join(siteDir, 'src'), DOCUSAURUS],
            },
            // Each has found its place; `tests/build` looks for one that has not.
            { ...rule(/codeTranslations\.json$/, () => '{}'), include: generatedFilesDir },
          ],
        },
      };
    },
  };
}
