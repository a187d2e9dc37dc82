import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { inlineTranslations } from './inlineTranslations';

/**
 * Docusaurus puts every text of `code.json` into the bundle that each page loads. Here a text goes
 * into the component that shows it instead, so that a page carries only the texts of its own parts;
 * the theme's texts, whose components are not ours, stay where they were.
 */
export default function inlineTranslationsPlugin({
  siteDir,
  generatedFilesDir,
  i18n,
  codeTranslations,
}: LoadContext): Plugin {
  const loader = path.join(siteDir, 'src', 'plugins', 'inline-translations', 'transformLoader.cjs');
  const dependency = path.join(siteDir, 'i18n', i18n.currentLocale, 'code.json');
  const rule = (test: RegExp, transform: (file: string, source: string) => string) => ({
    test,
    enforce: 'pre' as const,
    use: [{ loader, options: { transform, dependency } }],
  });
  return {
    name: 'inline-translations',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            ...rule(/\.tsx?$/, (file, source) => inlineTranslations(file, source, codeTranslations)),
            include: path.join(siteDir, 'src'),
          },
          {
            ...rule(/codeTranslations\.json$/, (_file, source) => keepThemeTexts(source)),
            include: generatedFilesDir,
          },
        ],
      },
    }),
  };
}

function keepThemeTexts(source: string): string {
  const texts = Object.entries(JSON.parse(source) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(texts.filter(([id]) => id.startsWith('theme.'))));
}
