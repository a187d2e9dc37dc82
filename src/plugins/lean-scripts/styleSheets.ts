const sheet = (name: string, test: RegExp) => ({
  test,
  name,
  type: 'css/mini-extract',
  chunks: 'all' as const,
  enforce: true,
  priority: 65,
});

/** Exercises, editors and what belongs to courses. */
const LABS =
  /[\\/]src[\\/](?:features[\\/](?:sql-lab|code-lab|quiz|progress)|components[\\/]CodeEditor)[\\/].*\.module\.css$/;
const HOME = /[\\/]src[\\/]features[\\/]home[\\/].*\.module\.css$/;
/** The owner's other pages: CV, showcase, community, contact, account. */
const PAGES =
  /[\\/]src[\\/](?:features[\\/](?:cv|showcase|community|contact|auth[\\/](?:AccountPage|SignInScreen|AccessGate))|components[\\/](?:Timeline|MarginSection|PageShell))[\\/].*\.module\.css$/;
/** Documents and posts as Docusaurus draws them. */
const PROSE =
  /[\\/](?:theme-classic[\\/]lib|src)[\\/]theme[\\/](?:Admonition|Blog\w*|CodeBlock|Details|Doc\w*|EditMetaRow|LastUpdated|MDX\w+|Tabs|TabItem|Tag\w*|TOC\w*)[\\/].*\.module\.css$/;

/**
 * Cuts Docusaurus' single stylesheet: a page links the sheets whose classes occur in it (plugin first-load), and a
 * client-side navigation brings the sheet with the script. CSS modules do not depend on the order of sheets, and
 * those of the theme are in a layer of their own.
 */
export const styleSheets = {
  labStyles: sheet('labs', LABS),
  homeStyles: sheet('home', HOME),
  pageStyles: sheet('pages', PAGES),
  proseStyles: sheet('prose-styles', PROSE),
};
