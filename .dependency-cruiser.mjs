/** Tests stand beside what they test, and import more. */
const TEST = String.raw`\.(?:test|fixture)\.tsx?$`;

/** Plain TypeScript: computes, and runs anywhere. */
const CORE = '^src/(?:core|data|features/.+/core)/';
/** What runs in Node as well as in the browser, though it is no core. */
const EITHER_SIDE = String.raw`^src/features/(?:.+/(?:engine|runtime)/|sql-lab/systemNames\.ts$)`;
/** What runs in Node only. */
const NODE = '^src/(?:build|config|plugins|remark|features/.+/(?:build|mutants|node))/';

/** Cores may import other cores and these packages. */
const PLAIN = [CORE, '^node_modules/(?:fastest-levenshtein|htmlparser2|papaparse|schema-dts|ts-fsrs|zod)/'];
/** These cores import one package or module more. */
const LESS_PLAIN = [
  // Its paths are compared and shown in Node only.
  String.raw`^src/features/recordings/core/inputChanges\.ts$`,
  // Random values, for tests only.
  String.raw`^src/features/progress/core/anyProgress\.ts$`,
  String.raw`^src/features/simulators/relation/core/relationArbitraries\.ts$`,
];

/** Settings that may become part of a page; the other ones assemble the build. */
const PAGE_SETTINGS = String.raw`^src/config/(?:clientServices|owner|search|services)\.ts$`;
/** The half of light-pages that runs in the browser; the other half is the build's. */
const LIGHT_PAGES = [
  '^packages/light-pages/src/(?:browser|theme)/',
  String.raw`^packages/light-pages/src/islands/(?:index|BrowserMade|NotFetched|Restarting|deferredData)\.tsx?$`,
  String.raw`^packages/light-pages/src/build-highlighting/(?:lazyHighlighter|useHighlightedLines)\.ts$`,
];
/** Packages and Docusaurus' aliases, but no module of Node: such a module is resolved to its bare name. */
const PACKAGES = ['^node_modules/', '^@(?:docusaurus|generated)/'];
const COMPONENTS = '^src/components/';
/** The browser code of features. */
const FEATURES = '^src/features/(?!.+/(?:build|mutants|node)/)';
/** What a feature offers to others: cores, engines, runtimes, components, and the modules directly in its folder. */
const FACE = [
  '^src/features/[^/]+/[^/]+$',
  String.raw`^src/features/[^/]+/[^/]+/(?:index|View)\.tsx?$`,
  '/(?:core|engine|runtime)/',
  '^src/features/lab-kit/',
];
/** What readers work in: exercises, experiments, and recordings of others. */
const LABS = '^src/features/(?:code-lab|k6-lab|quiz|recordings|simulators|sql-lab|web-lab)/';
/** Packages that draw a page. */
const DRAWING = '(?:react|react-dom|primereact|@docsearch/react)/';
const PARTS = '^packages/light-pages/src/';
/** Of the theme, features use these parts; the first two are the site's own. */
const THEME_PARTS = '^@theme/(?:CodeBlock/View|Navbar/MobileSidebar/Header|Layout|ThemedImage)$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'core-is-plain',
      comment: 'A core is plain TypeScript: views draw, the core computes. It imports only cores and plain packages.',
      severity: 'error',
      from: { path: CORE, pathNot: [TEST, ...LESS_PLAIN] },
      to: { pathNot: PLAIN },
    },
    {
      name: 'less-plain-core-is-listed',
      comment: 'The cores with an exception import nothing else that a core may not import.',
      severity: 'error',
      from: { path: LESS_PLAIN },
      to: { pathNot: [...PLAIN, '^path$', '^node_modules/fast-check/'] },
    },
    {
      name: 'shared-core-knows-no-features',
      comment: 'Imports point inward: what all features share stands below them.',
      severity: 'error',
      from: { path: '^src/(?:core|data)/', pathNot: TEST },
      to: { path: '^src/features/' },
    },
    {
      name: 'either-side-is-no-view',
      comment: 'What the build and the page both run imports neither views nor modules of Node.',
      severity: 'error',
      from: { path: EITHER_SIDE, pathNot: TEST },
      to: { pathNot: [EITHER_SIDE, CORE, `^node_modules/(?!${DRAWING})`] },
    },
    {
      name: 'lab-kit-knows-no-labs',
      comment: 'The labs stand on the kit, not the kit on a lab. Of other features, it asks for the progress alone.',
      severity: 'error',
      from: { path: '^src/features/lab-kit/' },
      to: { path: '^src/features/(?!lab-kit/|progress/)' },
    },
    {
      name: 'labs-know-no-labs',
      comment:
        'The inside of a lab is its own: what several share stands in lab-kit, src/components or src/core. The core and ' +
        'node code of the recordings read data for any lab. The home page shows a ' +
        'lab, and in the build the courses list their quizzes and the files for machines the exercises.',
      severity: 'error',
      from: {
        path: '^src/features/([^/]+)/',
        pathNot: [TEST, '^src/features/home/', '^src/features/(?:progress|machines)/build/'],
      },
      to: { path: LABS, pathNot: ['^src/features/$1/', '^src/features/recordings/(?:core|node)/'] },
    },
    {
      name: 'components-know-no-features',
      comment: 'Imports point inward: components are presentational, features and pages use them.',
      severity: 'error',
      from: { path: COMPONENTS, pathNot: TEST },
      to: {
        pathNot: [COMPONENTS, '^src/core/', String.raw`^src/config/clientServices\.ts$`, ...LIGHT_PAGES, ...PACKAGES],
      },
    },
    {
      name: 'views-know-no-build',
      comment: 'A view imports browser code. What runs in Node would come with the page, and pages use features.',
      severity: 'error',
      from: { path: '^src/features/', pathNot: [TEST, CORE, EITHER_SIDE, NODE] },
      to: {
        pathNot: [FEATURES, CORE, COMPONENTS, '^src/css/', PAGE_SETTINGS, THEME_PARTS, ...LIGHT_PAGES, ...PACKAGES],
      },
    },
    {
      name: 'features-show-a-face',
      comment: 'A worker, a sandbox or a part of a component is its feature’s own; the rest may use what it offers.',
      severity: 'error',
      from: { path: '^src/(features/[^/]+|pages|theme)/', pathNot: [TEST, NODE] },
      to: { path: '^src/features/', pathNot: ['^src/$1/', ...FACE] },
    },
    {
      name: 'pages-know-no-build',
      comment: 'Pages and the theme import features and what features import. Only aliases lead to the theme.',
      severity: 'error',
      from: { path: '^src/(pages|theme)/', pathNot: TEST },
      to: {
        pathNot: [
          '^src/$1/',
          FEATURES,
          CORE,
          COMPONENTS,
          '^src/css/',
          PAGE_SETTINGS,
          '^@theme(?:-init|-original)?/',
          ...LIGHT_PAGES,
          ...PACKAGES,
        ],
      },
    },
    {
      name: 'build-code-knows-no-views',
      comment: 'What runs in Node imports no code of the browser; types are allowed.',
      severity: 'error',
      from: {
        path: [NODE, String.raw`^(?:bench|courses|recordings|scripts)/|^(?:docusaurus\.config|sidebars)\.ts$`],
        pathNot: TEST,
      },
      to: { path: '^src/', pathNot: [NODE, CORE, EITHER_SIDE], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'build-code-draws-nothing',
      comment: 'What runs in Node renders no component, except a recorded program about rendering; types are allowed.',
      severity: 'error',
      from: { path: [NODE, '^(?:courses|recordings|scripts)/'], pathNot: [TEST, '^recordings/site/mdx-to-html/'] },
      to: {
        path: [`^node_modules/${DRAWING}`, '^@docusaurus/(?!types$)', '^@theme'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'light-pages-knows-no-site',
      comment: 'The package works for any Docusaurus site: what is this site’s own is an option.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { dependencyTypes: ['local'], pathNot: '^packages/' },
    },
    {
      name: 'parts-of-light-pages',
      comment: 'Each part could be published alone: only first-load, which assembles the page, uses all of them.',
      severity: 'error',
      from: { path: `${PARTS}(?!first-load/|navigation/|theme/)([^/]+)/`, pathNot: TEST },
      to: { path: `${PARTS}[^/]+/`, pathNot: `${PARTS}(?:$1|browser|transform)/` },
    },
    {
      name: 'islands-of-light-pages',
      comment: 'Routes load islands, and the code blocks of the theme are some.',
      severity: 'error',
      from: { path: `${PARTS}(navigation|theme)/`, pathNot: TEST },
      to: { path: `${PARTS}[^/]+/`, pathNot: `${PARTS}(?:$1|browser|transform|islands|build-highlighting)/` },
    },
    {
      name: 'only-islands-import-their-views',
      comment: 'A view that another module imports becomes part of its chunk: only other islands’ views may want that.',
      severity: 'error',
      // The theme’s playground loads the view when it is shown.
      from: { path: '^(src/.+)/[^/]+$', pathNot: [String.raw`/View\.tsx$`, '^src/theme/Playground/', TEST] },
      to: {
        path: String.raw`^src/.+/View\.tsx$`,
        pathNot: String.raw`^$1/View\.tsx$`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'only-tests-import-tests',
      comment: 'Tests are part of no page and no build. Scripts share a server and settings with them.',
      severity: 'error',
      from: { pathNot: [TEST, '^tests/'] },
      to: { path: [TEST, '^tests/'], pathNot: String.raw`^tests/(?:auth-emulator/|e2e-services/settings\.mjs$)` },
    },
    {
      name: 'no-circle',
      comment: 'Two modules that need each other are one, or a third is missing.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(?:build|\.docusaurus)/` },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    skipAnalysisNotInRules: true,
  },
};
