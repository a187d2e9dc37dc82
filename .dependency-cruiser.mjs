/** Tests stand beside what they test, and import more. */
const TEST = String.raw`\.(?:test|fixture)\.tsx?$`;
/** What a feature adds to the build. */
const BUILD = String.raw`^src/features/.+/build/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'core-is-plain',
      comment: 'A core is plain TypeScript: views draw, the core computes. It imports neither React nor Docusaurus.',
      severity: 'error',
      from: { path: String.raw`^src/features/.+/core/`, pathNot: TEST },
      to: {
        path: String.raw`node_modules/(?:react|react-dom|@docusaurus)/|^@(?:theme|generated|docusaurus)/|^packages/`,
      },
    },
    {
      name: 'core-knows-no-views',
      comment: 'A core imports other cores; components, theme, pages and plugins stand above it.',
      severity: 'error',
      from: { path: String.raw`^src/features/.+/core/`, pathNot: TEST },
      to: { path: String.raw`^src/(?:components|theme|pages|plugins|remark)/|^src/features/.+/build/` },
    },
    {
      name: 'components-know-no-features',
      comment: 'Imports point inward: components are presentational, features and pages use them.',
      severity: 'error',
      from: { path: '^src/components/', pathNot: TEST },
      to: { path: '^src/(?:features|pages|theme|plugins|remark)/' },
    },
    {
      name: 'features-know-no-pages',
      comment: 'Imports point inward: pages and theme use features.',
      severity: 'error',
      from: { path: '^src/features/', pathNot: TEST },
      to: { path: '^src/(?:pages|theme|plugins)/' },
    },
    {
      name: 'browser-code-knows-no-build',
      comment: 'What a build plugin imports would come with the page. Import a core instead.',
      severity: 'error',
      from: { path: '^src/(?:components|features|pages|theme)/', pathNot: [TEST, BUILD] },
      to: { path: `${BUILD}|^src/(?:plugins|remark)/` },
    },
    {
      name: 'build-code-knows-no-views',
      comment: 'Plugins, transforms, scripts and recordings run in Node: they import cores and config.',
      severity: 'error',
      from: { path: `${BUILD}|^(?:src/(?:plugins|remark|config)|scripts|recordings)/`, pathNot: TEST },
      to: { path: String.raw`^src/(?:pages|theme|components)/|^src/features/.+\.tsx$` },
    },
    {
      name: 'light-pages-knows-no-site',
      comment: 'The package works for any Docusaurus site: what is this site’s own is an option.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(?:src|docs|courses|scripts|tests|recordings)/' },
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
