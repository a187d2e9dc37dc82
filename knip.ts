import path from 'node:path';
import type { KnipConfig } from 'knip';
import { features } from './src/config/features';
import { pwaOptions } from './src/config/offline';
import { SLOW_NAVIGATION } from './src/features/navigation-progress/build';

/** Modules that the bundler adds by their paths. */
const ofEveryPage = [
  ...features.flatMap(({ clientModules = [] }) => clientModules),
  pwaOptions.swRegister,
  SLOW_NAVIGATION,
];

export default {
  workspaces: {
    '.': {
      // What the configuration files and the scripts of package.json do not name is found by these conventions.
      entry: [
        ...ofEveryPage.map((file) => path.relative('.', file)),
        // The components of the theme, and those of documents.
        'src/theme/**/*.{ts,tsx}',
        'src/features/**/index.{ts,tsx}',
        // Compiled by themselves, for frames, workers and threads.
        'src/features/**/{frame,runtime,worker}/*.{ts,tsx}',
        'src/**/*{thread,Thread}.{ts,mjs}',
        // Named by transforms of documents.
        'src/components/{FoldedReference,RunnableParts}/index.tsx',
        // Named by documents.
        'courses/leetcode/*.ts',
        // Read by folder.
        'src/features/simulators/*/core/inputs.fixture.ts',
        'courses/web-security/*/{lab,checks}.ts',
        'courses/web-security/quizzes/*.ts',
        'courses/k6/*/{lab,exercise,grade}.ts',
        'courses/k6/**/*.js',
        'static/k6/**/*.js',
        // Programs that a README names, or that other programs start.
        'recordings/**/{record.ts,*.mjs}',
        // The manifest of an extension names it.
        'recordings/vscode/*/extension/src/extension.ts',
        // Inserted before modules of packages.
        'patches/*.js',
        'scripts/post-images.ts',
        'bench/auth/*.ts',
        'bench/**/*.mjs',
        'tests/**/serve.ts',
        // Started where Firebase Hosting's own server is installed, and bundled by a test.
        'scripts/serve-firebase.mjs',
        'tests/e2e/webLabAttacks.ts',
      ],
      project: ['{src,scripts,bench,tests,courses,recordings}/**/*.{ts,tsx,mjs}', 'static/k6/**/*.js'],
    },
    'packages/light-pages': {
      // What the bundler puts in place of Docusaurus' own modules, and what pages contain.
      entry: ['src/{first-load,theme,navigation,lean-scripts/client}/**/*.{ts,tsx}', 'src/**/*.cjs'],
      project: ['src/**/*.{ts,tsx,cjs}'],
      ignoreDependencies: ['light-pages-color-mode'],
    },
  },
  exclude: ['types'],
  // Programs of the system.
  ignoreBinaries: ['chroot', 'firefox-esr', 'gcc', 'ng', 'WebKitWebDriver', 'Xvfb'],
  ignoreExportsUsedInFile: true,
  // Modules of k6 and of VS Code themselves; the compiler of Docusaurus, which a recording runs by itself; the MCP SDK,
  // the driver of RabbitMQ and ESLint, installed in `recordings/`; fonts, named in style sheets; an alias of Docusaurus.
  ignoreDependencies: [
    'k6',
    'vscode',
    '@mdx-js/mdx',
    '@modelcontextprotocol/server',
    'amqplib',
    '@eslint/js',
    'eslint-plugin-jsx-a11y',
    'eslint-plugin-react-hooks',
    'typescript-eslint',
    '@expo-google-fonts/be-vietnam-pro',
    '@expo-google-fonts/jetbrains-mono',
    '@docusaurus/ErrorBoundary',
  ],
} satisfies KnipConfig;
