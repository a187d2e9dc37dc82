import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { textInPlace } from './scripts/lint/textInPlace.mjs';

/** Globals that a core may not use: those that Node lacks, and those that read or change what is outside the core. */
const OF_BROWSER = [
  ...Object.keys(globals.browser).filter((name) => !(name in globals['shared-node-browser'])),
  ...['BroadcastChannel', 'fetch', 'localStorage', 'navigator', 'sessionStorage', 'WebSocket'],
].map((name) => ({ name, message: 'A core is plain TypeScript: pass the value to it.' }));

/** Signs, names, units and what products print: texts that no language translates. */
const SAME_IN_BOTH = [
  ...['(', ')', ',', '.', ':', ';', '/', '\\', '+', '−', '=', '#', '$', '·', '–', '…', '(…)', '×', '∅'],
  ...['→', '←', '↻', '▲', '✓', 'ms', 'KB', 'p(95)', '0/', 'a:', '404', ':2021,', ':2025'],
  ...['NULL', 'INDEX', 'OVER', 'RESET', 'search_path', 'search_path;', 'public.t', 'render(…)', 'await', 'send(…)'],
  ...['Available', 'LeetCode', 'NOTICE:', 'RSS', 'VU', 'Warning:'],
];

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build-*/',
      '**/.cache/',
      '.docusaurus/',
      'node_modules/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      // Parts of other packages' modules, whose names they use and replace.
      'patches/*.js',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.node } },
    rules: {
      'no-console': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['warn', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression > ChainExpression.body',
          message:
            'Put the call in braces: React takes what an effect returns for its clean-up, and scrollIntoView() returns a promise in new browsers.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/utils', '**/helpers', '**/common', '!@docusaurus/utils', '!@noble/hashes/utils'],
              message: 'Name the module after what it does.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{src,packages}/**/*.{ts,tsx}'],
    plugins: {
      '@docusaurus': docusaurus,
      'react-hooks': reactHooks,
      'jsx-a11y': jsxA11y,
      site: { rules: { 'text-in-place': textInPlace } },
    },
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // `role="list"` keeps list semantics in Safari where list-style is none; scroll regions need a tab stop.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region', 'group'] }],
      'site/text-in-place': 'error',
      '@docusaurus/no-untranslated-text': ['error', { ignoredStrings: SAME_IN_BOTH }],
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'off',
    },
  },
  {
    files: ['{src,packages,scripts,tests,bench,courses,recordings}/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { '@typescript-eslint/no-floating-promises': 'error' },
  },
  // Which folder may import which: `.dependency-cruiser.mjs`.
  {
    files: ['src/core/**/*.ts', 'src/features/**/core/**/*.ts'],
    ignores: ['**/*.{test,fixture}.ts'],
    rules: { 'no-restricted-globals': ['error', { globals: OF_BROWSER, checkGlobalObject: true }] },
  },
  {
    files: ['tests/auth-emulator/googleLoader.js'],
    languageOptions: { globals: { ...globals.browser } },
  },
  {
    files: ['static/k6/**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        ...globals.node,
        __ENV: 'readonly',
        __VU: 'readonly',
        __ITER: 'readonly',
        open: 'readonly',
      },
    },
  },
  {
    // The servers of the security labs and their patches: scripts that run with the names of the lab's API.
    files: ['courses/web-security/**/*.js'],
    languageOptions: {
      sourceType: 'script',
      globals: Object.fromEntries(
        [
          'route',
          'respond',
          'escapeHtml',
          'language',
          'data',
          'random',
          'now',
          'log',
          'files',
          'db',
          'parseXml',
          'shell',
          'fetchUrl',
          'crypto',
          'base64',
          'hex',
          'views',
        ].map((name) => [name, 'readonly']),
      ),
    },
    // Wrong patches contain mistakes on purpose, and `views` is read by the server.
    rules: { '@typescript-eslint/no-unused-vars': 'off', 'no-redeclare': 'off', 'no-unreachable': 'off' },
  },
  {
    // Scripts of k6 labs; wrong ones contain mistakes on purpose.
    files: ['courses/k6/**/*.js'],
    languageOptions: {
      globals: { __ENV: 'readonly', __VU: 'readonly', __ITER: 'readonly', console: 'readonly', open: 'readonly' },
    },
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    // An answer declares what the judge calls; it exports nothing.
    files: ['courses/leetcode/**/*.js'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    // One file to download, which needs nothing else.
    files: ['static/k6/bookshop-api.mjs'],
    rules: { 'max-lines': 'off' },
  },
  {
    // The exercises of one day: data, with as many mistakes as readers make.
    files: ['courses/sql/exercises/**/*.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**/*.ts'],
    rules: { 'max-lines': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
