import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineTranslations } from './inlineTranslations';
import { transformLoader } from '../transform/transformLoader';

/** Docusaurus' own components, as they are published. */
const DOCUSAURUS = /[\\/]node_modules[\\/]@docusaurus[\\/][^\\/]+[\\/]lib[\\/]/;
/** The components of this package. */
const OWN = path.join(__dirname, '..');

interface Options {
  /** Folders with components, relative to the site's folder. */
  readonly translated: readonly string[];
}

/**
 * Docusaurus puts every text of `code.json`, and every text of its theme, into the bundle that each page loads. Here
 * each text is inlined into the component that shows it, so that a page carries only the texts of its own components,
 * without ids and descriptions for translators.
 */
export default function inlineTranslationsPlugin(
  { siteDir, generatedFilesDir, i18n }: LoadContext,
  { translated }: Options,
): Plugin {
  const dependency = path.join(siteDir, 'i18n', i18n.currentLocale, 'code.json');
  const handTo = (transform: (file: string, source: string) => string) => [transformLoader(transform, dependency)];
  return {
    name: 'inline-translations',
    configureWebpack() {
      const all = path.join(generatedFilesDir, 'codeTranslations.json');
      const messages = JSON.parse(readFileSync(all, 'utf8')) as Record<string, string>;
      return {
        module: {
          rules: [
            {
              test: /\.[jt]sx?$/,
              enforce: 'pre',
              include: [OWN, ...translated.map((folder) => path.join(siteDir, folder)), DOCUSAURUS],
              use: handTo((file, source) => inlineTranslations(file, source, messages)),
            },
            // All texts are inlined, so the list is not needed.
            { test: /codeTranslations\.json$/, enforce: 'pre', include: generatedFilesDir, use: handTo(() => '{}') },
          ],
        },
      };
    },
  };
}
