import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/**
 * Tests that replace modules or built-in functions, stop database engines, or need the whole memory of one: SQLite's
 * limit holds for all databases of a process together.
 */
const IN_OWN_PROCESS = [
  'courses/sql/exercises/**',
  'src/features/offline/**',
  'src/features/sql-lab/{engine,worker}/**',
  'src/features/k6-lab/engine/**',
];
const FOLDERS = ['src', 'packages', 'courses', 'scripts', 'bench', 'tests', 'recordings'];

export default defineConfig({
  resolve: { alias: { '@site': import.meta.dirname } },
  test: {
    setupFiles: 'tests/fixedSeed.ts',
    // Tests that compute for seconds take far longer on a machine with other work.
    testTimeout: 90_000,
    // Without this one core is left alone: of two, half.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          name: 'own process',
          include: IN_OWN_PROCESS.map((folder) => `${folder}/*.test.{ts,tsx}`),
        },
      },
      {
        extends: true,
        test: {
          name: 'shared process',
          include: FOLDERS.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...configDefaults.exclude, ...IN_OWN_PROCESS],
          // To load all modules anew for each file takes longer than most tests.
          isolate: false,
        },
      },
    ],
  },
});
