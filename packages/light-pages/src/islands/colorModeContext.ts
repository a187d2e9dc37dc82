import { createRequire } from 'node:module';
import path from 'node:path';
import { transformLoader } from '../transform/transformLoader';

const CONTEXT = 'const Context = React.createContext(undefined);';

/**
 * Docusaurus' colour mode module with its context exported: islands are separate React roots, and read the colour mode
 * from this context.
 *
 * @throws Error where the form of the module is not that of Docusaurus 3.10
 */
export function withContextExported(source: string): string {
  if (!source.includes(CONTEXT))
    throw new Error('@docusaurus/theme-common/lib/contexts/colorMode.js creates no context; see light-pages/islands.');
  return `${source}\nexport { Context as ColorModeContext };\n`;
}

/** Bundler settings that make the module of {@link withContextExported} available as `light-pages-color-mode`. */
export function colorModeSettings() {
  const library = path.dirname(createRequire(__filename).resolve('@docusaurus/theme-common'));
  const file = path.join(library, 'contexts/colorMode.js');
  const use = [transformLoader((_file, source) => withContextExported(source), file)];
  return {
    resolve: { alias: { 'light-pages-color-mode$': file } },
    module: { rules: [{ include: file, enforce: 'pre' as const, use }] },
  };
}
