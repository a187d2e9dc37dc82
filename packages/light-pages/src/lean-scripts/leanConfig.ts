/** Settings of Docusaurus that only the build reads; the others travel with every page. */
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

interface Prism {
  readonly theme?: object;
  readonly darkTheme?: object;
}

/** Colours of code without those of its parts: these are rules of a stylesheet here (`build-highlighting`). */
function leanPrism({ theme, darkTheme, ...prism }: Prism): object {
  const plain = (whole?: object) => whole && { ...whole, styles: [] };
  return { ...prism, theme: plain(theme), darkTheme: plain(darkTheme) };
}

/**
 * The generated settings module without what only the build reads.
 *
 * @throws Error where the module has another form than Docusaurus writes
 */
export function leanConfig(module: string): string {
  const [, head = '', settings] = MODULE.exec(module) ?? [];
  if (settings === undefined) throw new Error('The generated docusaurus.config.mjs exports no object.');
  const { future, themeConfig, ...config } = JSON.parse(settings) as Record<string, unknown> & {
    future?: { experimental_router?: string };
    themeConfig: { prism?: Prism };
  };
  const kept = Object.entries(config).filter(([name]) => !BUILD_ONLY.has(name));
  return `${head}${JSON.stringify({
    ...Object.fromEntries(kept),
    themeConfig: { ...themeConfig, ...(themeConfig.prism && { prism: leanPrism(themeConfig.prism) }) },
    future: { experimental_router: future?.experimental_router },
  })};\n`;
}

interface DocsData {
  readonly versions: readonly { readonly docs: readonly unknown[] }[];
}

/** An entry of the navbar's settings. */
export interface NavbarEntry {
  readonly type?: string;
  readonly items?: readonly NavbarEntry[];
  readonly [setting: string]: unknown;
}

/** Items that look a document up in the list of all: for its address, and to know whether they are active. */
const LOOKS_UP = new Set(['doc', 'docSidebar']);

const looksUp = ({ type = '', items = [] }: NavbarEntry): boolean => LOOKS_UP.has(type) || items.some(looksUp);

/**
 * The generated data of all plugins without the list of all documents, which only some items of the navbar and menus
 * of versions read. It grows with the site, on every page.
 *
 * @param navbar - the items of the navbar; where one needs the list, it stays
 */
export function leanGlobalData(source: string, navbar: readonly NavbarEntry[]): string {
  if (navbar.some(looksUp)) return source;
  const data = JSON.parse(source) as Record<string, Record<string, DocsData>>;
  const docs = data['docusaurus-plugin-content-docs'];
  for (const [id, plugin] of Object.entries(docs ?? {})) {
    if (docs) docs[id] = { ...plugin, versions: plugin.versions.map((version) => ({ ...version, docs: [] })) };
  }
  return JSON.stringify(data);
}

/**
 * What all documents are given, the sidebar first of all, without the list of documents with their descriptions: it
 * is for cards of documents alone, which here have it from elsewhere (`theme/DocCard`).
 */
export function leanVersion(source: string): string {
  const { version, ...props } = JSON.parse(source) as { version?: object };
  return version ? JSON.stringify({ ...props, version: { ...version, docs: {} } }) : source;
}
