const THEME = String.raw`[\\/](?:@docusaurus[\\/]theme-(?:classic|mermaid|live-codeblock)[\\/]lib|src)[\\/]theme[\\/]`;

/** What documents are framed with: sidebar, breadcrumbs, neighbours. */
const DOCS = new RegExp(
  `${THEME}(?:Doc(?:Root|Sidebar|Sidebars|SidebarItem|SidebarItems|VersionRoot|VersionBadge|VersionBanner|sRoot|Item|Breadcrumbs|Paginator)|BackToTopButton)[\\\\/].*\\.[jt]sx?$`,
);
/** What documents and posts are drawn with. */
const PROSE = new RegExp(
  `${THEME}(?:MDX\\w+|CodeInline|Admonition|Details|TOC\\w*|Tag|TagsListInline|Edit\\w+|LastUpdated|PaginatorNavLink|ContentVisibility|Icon[\\\\/]Edit)[\\\\/].*[jt]sx?$` +
    String.raw`|[\\/]src[\\/](?:theme[\\/](?:CodeBlock|Mermaid)[\\/]index|components[\\/](?:ScrollableTable[\\/]index|island[\\/](?!islandLoads)\w+|(?:DayText|LastChecked)[\\/]index|useIsServerMade)|features[\\/]comments[\\/]Comments)\.tsx?$` +
    String.raw`|[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/](?:components[\\/]Details|hooks[\\/]useTOCHighlight|utils[\\/](?:tocUtils|admonitionUtils)|translations[\\/]contentVisibility).*\.js$` +
    String.raw`|[\\/]@mdx-js[\\/]react[\\/]`,
);
/** What copies, wraps and colours code: the island of each block of code, and labs that show code. */
const CODE = new RegExp(
  `${THEME}(?:CodeBlock[\\\\/](?!index\\.tsx)|Playground[\\\\/]|Icon[\\\\/](?:Copy|Success|WordWrap)[\\\\/]).*[jt]sx?$` +
    String.raw`|[\\/]src[\\/]components[\\/]highlight[\\/](?:useHighlightedLines|lazyHighlighter|escapeHtml)\.ts$` +
    String.raw`|[\\/]@docusaurus[\\/]theme-common[\\/]lib[\\/](?:hooks[\\/]use(?:CodeWordWrap|MutationObserver|PrismTheme)|utils[\\/]codeBlockUtils).*\.js$` +
    String.raw`|[\\/]parse-numeric-range[\\/]`,
);
/** On every page. */
const always = { chunks: 'initial', enforce: true } as const;
const shared = { chunks: 'async', minChunks: 2, enforce: true } as const;

/**
 * Gathers what documents share, and what they share with posts: one chunk each, cached from page to page. Left
 * alone, the bundler cuts them into a dozen that compress badly, and repeats small modules in each page's chunk.
 * React is apart from the rest of what every page loads: taking over what has been compiled elsewhere is a long task
 * on a phone if all of it comes in one.
 */
export const pageChunks = {
  react: { ...always, test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, name: 'react', priority: 60 },
  docsParts: { ...shared, test: DOCS, name: 'docs', priority: 58 },
  proseParts: { ...shared, test: PROSE, name: 'prose', priority: 56 },
  codeParts: { ...shared, test: CODE, name: 'code-blocks', priority: 56 },
};
