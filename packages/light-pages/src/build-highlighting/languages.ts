import { Prism } from 'prism-react-renderer';
import siteConfig from '@generated/docusaurus.config';
import type { ThemeConfig } from '@docusaurus/preset-classic';

// Prism's grammars register with the global instance, but prism-react-renderer has its own.
const before = globalThis.Prism;
globalThis.Prism = Prism;
for (const language of (siteConfig.themeConfig as ThemeConfig).prism?.additionalLanguages ?? []) {
  // The bundler has to see the folder's name in the code, and the grammars have to load in this order.
  // oxlint-disable-next-line typescript/no-require-imports
  require(`prismjs/components/prism-${language}`);
}
globalThis.Prism = before;
