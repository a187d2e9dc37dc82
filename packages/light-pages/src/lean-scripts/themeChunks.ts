import { sharedScripts, styleSheet } from '../chunkGroups';

const THEME = String.raw`[\\/](?:@docusaurus[\\/]theme-(?:classic|mermaid|live-codeblock)[\\/]lib|src)[\\/]theme[\\/]`;

/** The frame of documents: sidebar, breadcrumbs, links to neighbours. */
const DOCS = new RegExp(
  `${THEME}(?:Doc(?:Root|Sidebar|Sidebars|SidebarItem|SidebarItems|VersionRoot|VersionBadge|VersionBanner|sRoot|Item|Breadcrumbs|Paginator)|BackToTopButton)[\\\\/].*\\.[jt]sx?$` +
    String.raw`|[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/]components[\\/]Collapsible[\\/].*\.js$`,
);
/** The components of documents and posts. */
const PROSE = new RegExp(
  `${THEME}(?:MDX\\w+|CodeInline|Admonition|Details|TOC\\w*|Tag|TagsListInline|Edit\\w+|LastUpdated|PaginatorNavLink|ContentVisibility|Icon[\\\\/]Edit)[\\\\/].*[jt]sx?$` +
    String.raw`|[\\/]src[\\/](?:theme[\\/](?:CodeBlock|Mermaid)[\\/]index|islands[\\/](?!islandLoads)\w+|browser[\\/](?:useIsServerMade|heldInput))\.tsx?$` +
    String.raw`|[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/](?:components[\\/]Details|hooks[\\/]useTOCHighlight|utils[\\/](?:tocUtils|admonitionUtils)|translations[\\/]contentVisibility).*\.js$` +
    String.raw`|[\\/]@mdx-js[\\/]react[\\/]`,
);
/** Components that copy, wrap and colour code: the island of each code block, and labs that show code. */
const CODE = new RegExp(
  `${THEME}(?:CodeBlock[\\\\/](?!index\\.tsx)|Playground[\\\\/]|Icon[\\\\/](?:Copy|Success|WordWrap)[\\\\/]).*[jt]sx?$` +
    String.raw`|[\\/]src[\\/]build-highlighting[\\/](?:useHighlightedLines|lazyHighlighter|escapeHtml)\.ts$` +
    String.raw`|[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/](?:hooks[\\/]use(?:CodeWordWrap|MutationObserver|PrismTheme)|utils[\\/]codeBlockUtils).*\.js$` +
    String.raw`|[\\/]parse-numeric-range[\\/]`,
);
const inTheme = (folders: string, more = '') =>
  new RegExp(`(?:${THEME}(?:${folders})${more})[\\\\/].*\\.module\\.css$`);
/** Styles of code blocks, which load with the blocks' buttons. */
const CODE_STYLES = inTheme('CodeBlock|Playground');
const DOCS_STYLES = inTheme(String.raw`Doc(?!Card|Category)\w*`);
const BLOG_STYLES = inTheme(String.raw`Blog\w*|Icon[\\/]Socials`);
/** Styles that documents and posts share. */
const PROSE_STYLES = inTheme(
  String.raw`Admonition|Details|EditMetaRow|LastUpdated|MDX\w+|Mermaid|Tabs|TabItem|Tag\w*|TOC\w*`,
  String.raw`|[\\/]theme-common[\\/]lib[\\/]components[\\/]Details`,
);

/**
 * One chunk for the code that documents share, and one for the code they share with posts, cached from page to page. By
 * default, the bundler makes a dozen chunks that compress badly, and repeats small modules in each page's chunk. React,
 * which is on every page, is separate: loading all compiled code in one chunk is a long task on a phone. Docusaurus'
 * single stylesheet is split like the scripts; its own sheets are in a layer, so their order does not matter.
 */
export const themeChunks = {
  react: {
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'initial',
    enforce: true,
    priority: 60,
  },
  docsParts: sharedScripts('docs', DOCS, 58),
  proseParts: sharedScripts('prose', PROSE, 56),
  codeParts: sharedScripts('code-blocks', CODE, 56),
  codeStyles: styleSheet('code-styles', CODE_STYLES),
  docsStyles: styleSheet('docs-styles', DOCS_STYLES),
  blogStyles: styleSheet('blog-styles', BLOG_STYLES),
  proseStyles: styleSheet('prose-styles', PROSE_STYLES),
} as const;
