/** Docusaurus settings that only the build reads; all others are part of every page. */
const BUILD_ONLY = new Set([
  'headTags',
  'scripts',
  'stylesheets',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  'markdown',
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'staticDirectories',
]);

const MODULE = /^([\s\S]*?export default )(\{[\s\S]*\});?\s*$/;

/**
 * The generated settings module without what only the build reads.
 *
 * @throws Error where the module does not have the form that Docusaurus writes
 */
export function leanConfig(module: string): string {
  const [, head = '', settings] = MODULE.exec(module) ?? [];
  if (settings === undefined) throw new Error('The generated docusaurus.config.mjs exports no object.');
  const { future, ...config } = JSON.parse(settings) as Record<string, unknown> & {
    future?: { experimental_router?: string };
  };
  const kept = Object.entries(config).filter(([name]) => !BUILD_ONLY.has(name));
  return `${head}${JSON.stringify({
    ...Object.fromEntries(kept),
    future: { experimental_router: future?.experimental_router },
  })};\n`;
}

/**
 * The properties of every document, mainly the sidebar, without the list of all documents and their descriptions: only
 * document cards use the list, and here they load it separately (`theme/DocCard`).
 */
export function leanVersion(source: string): string {
  const { version, ...props } = JSON.parse(source) as { version?: object };
  return version ? JSON.stringify({ ...props, version: { ...version, docs: {} } }) : source;
}
