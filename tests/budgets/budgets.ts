import baseline from './baseline.json';

/**
 * What has a budget, by kind of page; compressed bytes unless the name says otherwise. `baseline.json` holds what the
 * heaviest of each kind weighed when its weight was last accepted (`npm run budget:accept`); the budget stands a little
 * above, so that nothing grows without notice and small additions need no word.
 */
export const DESCRIPTIONS = {
  // A document or post. Its own text has no budget.
  'text.frame':
    'what surrounds the text in the HTML: head, menus with all lessons of the course, inline rules, scripts',
  'text.rules': 'the rules in the page',
  'text.inlineScripts': 'the scripts in the page: they hold clicks, answer some, and report a failed load',
  'text.scripts': 'the script files, without the text; includes the names of all documents',
  'text.sheets': 'the style sheets that the page loads for its hydration',
  'course.sheets': 'the sheets of a text that shows a whole course: its lessons as cards, or the reader’s progress',
  'text.requests': 'the number of files that the page requests by itself',
  'text.labs': 'the scripts of the labs and code blocks in the text, which load when the reader is near them',
  'text.labStyles': 'their styles',

  // Any other page.
  'plain.page': 'the whole HTML',
  'plain.rules': 'the rules in the page',
  'plain.inlineScripts': 'the scripts in the page',
  'plain.scripts': 'the script files',
  'plain.sheets': 'the style sheets',
  'plain.requests': 'the number of files that the page requests by itself',
  'plain.labs': 'the scripts of the lab in the first view of the home page; no other such page has one',
  'plain.labStyles': 'its styles',

  // Parts of the site.
  'site.fonts': 'all fonts',
  'simulator.bytes': 'what a simulator adds to its page, with the code that simulators share',
  'search.dialog': 'what the first search loads besides headings and index, whose length follows the documents',
  'search.worker': 'the engine of the search and its worker',
  'offline.worker': 'the service worker',
  'offline.shell': 'what the offline mode fetches for the language in use before any course is saved',
  'offline.sqlCourse': 'a saved course that runs SQL: mostly the engines',
  'offline.otherCourse': 'any other saved course',
  'sql.sqliteEngine': 'the packed engine',
  'sql.postgresEngine': 'the packed engine',
  'sql.sqliteWorker': 'the worker, not compressed',
  'k6Lab.engine': 'the engine, without the parser of JavaScript; it loads when a reader runs a script',
  'signIn.script': 'what sign-in adds to a page where nobody signs in',
} as const satisfies Readonly<Record<string, string>>;

export type BudgetName = keyof typeof DESCRIPTIONS;

/** The parts of something, by name, and their sizes; need not add up to the weight. */
export type Parts = Readonly<Record<string, number>>;

/** Something that has a budget. */
export interface Weight {
  /** What was weighed, such as the address of a page. */
  readonly of: string;
  readonly budget: BudgetName;
  readonly weight: number;
  readonly parts?: Parts;
}

/** The heaviest of each kind when it was accepted. */
export type Baseline = Partial<Record<BudgetName, Omit<Weight, 'budget'>>>;

/** The room above the accepted weight. */
const ROOM = 1.08;

export const BASELINE: Baseline = baseline;

/** The most that something of a kind may weigh. */
export const limitOf = (budget: BudgetName): number => Math.ceil((BASELINE[budget]?.weight ?? 0) * ROOM);
