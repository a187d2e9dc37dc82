import { expect, it } from 'vitest';
import { projectFiles } from './projectFiles.mjs';
import { INPUTS } from './staleness.mjs';

/** What no build reads: tests, tools, settings of checks, and what is written for people. */
const NOT_READ = [
  ...['.ci', '.github', '.gitignore', '.npmrc', 'CONTRIBUTING.md', 'README.md', 'bench', 'scripts', 'tests'],
  ...['.cspell', 'cspell.json', '.dependency-cruiser.mjs', 'knip.ts', '.markdownlint-cli2.jsonc', '.oxlintrc.jsonc'],
  ...['.prettierignore', '.stylelintrc.json', 'tsconfig.json', 'vitest.config.mts'],
  ...['playwright.config.ts', 'playwright.auth.config.ts', 'playwright.services.config.ts'],
];

it('knows of each file and folder of the project whether a build reads it: without that, npm run preview would serve an old build', () => {
  const present = new Set(projectFiles().map((file) => file.replace(/\/.*/, '')));
  const known = [...INPUTS.filter((name) => !name.includes('/')), ...NOT_READ];
  expect([...present].sort()).toEqual(known.sort());
});
