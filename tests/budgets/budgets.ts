const KILOBYTE = 1024;

/**
 * The most that a page may weigh, by its kind; compressed bytes unless the name says otherwise. A budget keeps the
 * heaviest page of its kind from growing without notice. It stands 8 to 10 % above what that page weighed when the
 * budget was set: a page that is over it is either made lighter, or the budget is raised here with the reason in the
 * commit message.
 */
export const BUDGETS = {
  // A document or post. Its own text has no budget.
  /** What surrounds the text in the HTML: the head, the menus with all lessons of the course, inline rules and scripts. */
  'text.frame': 24.4 * KILOBYTE,
  /** The rules in the page. */
  'text.rules': 13.8 * KILOBYTE,
  /** The scripts in the page: they hold clicks, answer those that need no other script, and report a failed load. */
  'text.inlineScripts': 4.5 * KILOBYTE,
  /** The script files, without the text; includes the names of all documents. */
  'text.scripts': 130.5 * KILOBYTE,
  /** The style sheets that the page loads for its hydration. */
  'text.sheets': 17.5 * KILOBYTE,
  /** The sheets of a text that shows a whole course: its lessons as cards, or the reader's progress. */
  'course.sheets': 19.8 * KILOBYTE,
  /** The number of files that the page requests by itself. */
  'text.requests': 30,
  /** The scripts of the labs and code blocks in the text, which load when the reader is near them. */
  'text.labs': 46.5 * KILOBYTE,
  /** Their styles. */
  'text.labStyles': 11.7 * KILOBYTE,

  // Any other page; here the HTML counts whole.
  'plain.page': 17.7 * KILOBYTE,
  'plain.rules': 10.6 * KILOBYTE,
  'plain.inlineScripts': 4.5 * KILOBYTE,
  'plain.scripts': 115 * KILOBYTE,
  'plain.sheets': 16.6 * KILOBYTE,
  'plain.requests': 18,
  /** No such page has a lab. */
  'plain.labs': 0,
  'plain.labStyles': 0,

  /** All fonts of the site. */
  'site.fonts': 60 * KILOBYTE,
  /** What a simulator adds to its page, with the code that simulators share. */
  'simulator.bytes': 27 * KILOBYTE,
  /** What the first search loads besides headings and index, whose length follows the documents. */
  'search.dialog': 62 * KILOBYTE,
  /** The engine of the search and its worker. */
  'search.worker': 16.2 * KILOBYTE,
  /** The service worker. */
  'offline.worker': 6 * KILOBYTE,
  /** What the offline mode fetches for the language in use before any course is saved. */
  'offline.shell': 440 * KILOBYTE,
  /** A saved course that runs SQL consists mostly of the engines. */
  'offline.sqlCourse': 9_000 * KILOBYTE,
  'offline.otherCourse': 3_400 * KILOBYTE,
  /** The packed engines of the SQL labs; the worker is not compressed. */
  'sql.sqliteEngine': 305 * KILOBYTE,
  'sql.postgresEngine': 3_500 * KILOBYTE,
  'sql.sqliteWorker': 90 * KILOBYTE,
  /** The engine of the k6 lab, without the parser of JavaScript; it loads when a reader runs a script. */
  'k6Lab.engine': 25 * KILOBYTE,
  /** What sign-in adds to a page where nobody signs in. */
  'signIn.script': 1.1 * KILOBYTE,
} as const satisfies Readonly<Record<string, number>>;

export type BudgetName = keyof typeof BUDGETS;
