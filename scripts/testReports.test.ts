import { describe, expect, it } from 'vitest';
import { readPlaywright, readVitest } from './testReports.mjs';

const failure = { errors: [{ message: 'the heights differ' }], attachments: [] };
const report = {
  stats: { expected: 40, unexpected: 0, flaky: 1 },
  errors: [],
  suites: [
    {
      specs: [
        { file: 'a.spec.ts', line: 3, title: 'good', tests: [{ status: 'expected', results: [] }] },
        { file: 'b.spec.ts', line: 7, title: 'late', tests: [{ status: 'flaky', results: [failure] }] },
      ],
    },
  ],
};

describe('a test in the browser that passes only the second time', () => {
  it('is named and does not fail npm test', () => {
    const { passed, failed, named } = readPlaywright(report, false);
    expect({ passed, failed }).toEqual({ passed: 41, failed: 0 });
    expect(named).toEqual(['  passed only the second time: b.spec.ts:7 › late\n    the heights differ\n    ']);
  });

  it('is named and fails npm run test:all', () => {
    const { passed, failed, named } = readPlaywright(report, true);
    expect({ passed, failed }).toEqual({ passed: 40, failed: 1 });
    expect(named).toHaveLength(1);
  });

  it('does not hide one that fails both times, or an error outside of the tests', () => {
    const bad = { ...report, stats: { expected: 40, unexpected: 2, flaky: 1 }, errors: [{ message: 'no server' }] };
    const { failed, named } = readPlaywright(bad, false);
    expect(failed).toBe(2);
    expect(named).toContain('  outside of a test: no server');
  });
});

describe('a unit test', () => {
  const vitest = (assertionResults: object[], numFailedTests = 0) =>
    readVitest(
      { numPassedTests: 9, numFailedTests, testResults: [{ name: '/a/b.test.ts', assertionResults }] },
      (file) => file.slice(3),
    );

  it('that passes only the second time is named and passes', () => {
    const { failed, named } = vitest([
      { status: 'passed', fullName: 'good', failureMessages: [] },
      { status: 'passed', fullName: 'slow', failureMessages: ['Error: timed out'] },
    ]);
    expect(failed).toBe(0);
    expect(named).toEqual(['  passed only the second time: b.test.ts › slow\n    Error: timed out']);
  });

  it('that fails is named and fails', () => {
    const { failed, named } = vitest([{ status: 'failed', fullName: 'bad', failureMessages: ['Error'] }], 1);
    expect({ failed, named }).toEqual({ failed: 1, named: ['  failed: b.test.ts › bad'] });
  });
});
