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

interface Prism {
  readonly theme?: object;
  readonly darkTheme?: object;
}

/** The code theme without token colours, which here are rules of a stylesheet (`build-highlighting`). */
function leanPrism({ theme, darkTheme, ...prism }: Prism): object {
  const plain = (whole?: object) => whole && { ...whole, styles: [] };
  return { ...prism, theme: plain(theme), darkTheme: plain(darkTheme) };
}

/**
 * The generated settings module without what only the build reads.
 *
 * @throws Error where the module does not have the form that Docusaurus writes
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

/** Navbar items that look up a document in the list: for its path, and to know whether they are active. */
const LOOKS_UP = new Set(['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown']);

const looksUp = ({ type = '', items = [] }: NavbarEntry): boolean => LOOKS_UP.has(type) || items.some(looksUp);

/**
 * The generated data of all plugins without the list of documents, which only some navbar items and version menus read.
 * The list is part of every page and grows with the site.
 *
 * @param navbar - the items of the navbar; the list stays if one of them needs it
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
 * The properties of every document, mainly the sidebar, without the list of all documents and their descriptions: only
 * document cards use the list, and here they load it separately (`theme/DocCard`).
 */
export function leanVersion(source: string): string {
  const { version, ...props } = JSON.parse(source) as { version?: object };
  return version ? JSON.stringify({ ...props, version: { ...version, docs: {} } }) : source;
}
