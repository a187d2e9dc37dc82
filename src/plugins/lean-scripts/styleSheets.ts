const sheet = (name: string, test: RegExp) => ({
  test,
  name,
  type: 'css/mini-extract',
  chunks: 'all' as const,
  enforce: true,
  priority: 65,
});

const THEME = String.raw`[\\/](?:theme-(?:classic|live-codeblock|mermaid)[\\/]lib|src)[\\/]theme[\\/]`;
const inTheme = (folders: string, more = '') =>
  new RegExp(`(?:${THEME}(?:${folders})${more})[\\\\/].*\\.module\\.css$`);

const inFeature = (folders: string) =>
  new RegExp(String.raw`[\\/]src[\\/]features[\\/](?:${folders})[\\/].*\.module\.css$`);
/** Labs that few lessons have. */
const RARE_LABS = 'InjectionLab|ShownTables|SqlApproaches|SqlErrorMessages|SqlExample|SqlNaive|SqlTimed|StaticTable';
/** Exercises and editors. */
const LABS = new RegExp(
  String.raw`[\\/]src[\\/](?:features[\\/](?:sql-lab(?![\\/](?:${RARE_LABS}))|code-lab|quiz)|components[\\/](?:CodeEditor|Hints))[\\/].*\.module\.css$`,
);
/** What the owner's other pages have in common. */
const PAGES = /[\\/]src[\\/]components[\\/](?:MarginSection|PageShell|TagList|Timeline)[\\/].*\.module\.css$/;
/** Blocks of code, which come with their buttons. */
const CODE = inTheme('CodeBlock|Playground');
const DOCS = inTheme(String.raw`Doc(?!Card|Category)\w*`);
const BLOG = inTheme(String.raw`Blog\w*|Icon[\\/]Socials`);
/** What documents and posts have in common. */
const PROSE = inTheme(
  String.raw`Admonition|Details|EditMetaRow|LastUpdated|MDX\w+|Mermaid|Tabs|TabItem|Tag\w*|TOC\w*`,
  String.raw`|[\\/]theme-common[\\/]lib[\\/]components[\\/]Details|[\\/]src[\\/]components[\\/](?:LastChecked|ScrollableTable)`,
);
/** A course with its documents and its download, and what else is about being offline or finds nothing. */
const COURSES = inTheme(
  String.raw`DocCard\w*|DocCategory\w*|PwaReloadPopup`,
  String.raw`|[\\/]src[\\/]features[\\/](?:offline|not-found)`,
);

/**
 * Cuts Docusaurus' single stylesheet along the scripts: a page links the sheets that its own scripts ask for (plugin
 * first-load), and those of a lab, of a block of code or of another page come with their scripts. CSS modules do not
 * depend on the order of sheets, and those of the theme are in a layer of their own.
 */
export const styleSheets = {
  labStyles: sheet('labs', LABS),
  rareLabStyles: sheet('rare-labs', inFeature(String.raw`sql-lab[\\/](?:${RARE_LABS})`)),
  problemStyles: sheet('problems', inFeature('problems')),
  progressStyles: sheet('progress-styles', inFeature('progress')),
  homeStyles: sheet('home', inFeature('home')),
  pageStyles: sheet('pages', PAGES),
  cvStyles: sheet('cv', inFeature('cv')),
  showcaseStyles: sheet('showcase', inFeature('showcase')),
  communityStyles: sheet('community', inFeature('community')),
  contactStyles: sheet('contact', inFeature('contact')),
  accountStyles: sheet('account', inFeature(String.raw`auth[\\/](?:AccountPage|SignInScreen|AccessGate)`)),
  codeStyles: sheet('code-styles', CODE),
  docsStyles: sheet('docs-styles', DOCS),
  blogStyles: sheet('blog-styles', BLOG),
  proseStyles: sheet('prose-styles', PROSE),
  courseStyles: sheet('course-styles', COURSES),
  // Not the frame: it is a page's own, and would bring the sheet with it.
  recordingStyles: sheet('recordings', inFeature(String.raw`recordings[\\/]Recorded(?:Code|Note|Result)`)),
};
