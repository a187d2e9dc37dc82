import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': import.meta.dirname } },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'packages/**/*.test.{ts,tsx}',
      'courses/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'tests/**/*.test.ts',
      'recordings/**/*.test.ts',
    ],
    setupFiles: 'tests/fixedSeed.ts',
    testTimeout: 20_000,
    // Without this one core is left alone: of two, half.
    maxWorkers: availableParallelism(),
  },
});
