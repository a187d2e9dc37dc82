/**
 * Reads the reports of the test runners: how many tests passed and failed, and lines about those that the end of
 * `npm test` names. What passes only the second time is always named; it fails a strict run, `npm run test:all`, which
 * tells a test that depends on something besides the site. In `npm test`, which also runs on busy machines of people
 * who want to know whether the site works, it passes.
 */
import { stripVTControlCharacters } from 'node:util';

const SECOND = 'passed only the second time';
const VERDICTS = { unexpected: 'failed', flaky: SECOND, skipped: 'did not run' };

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** The first failure of a test, and what its page showed then (`tests/e2e/fixtures.ts`). */
const whyOf = ({ results }) => {
  const failed = results.find(({ errors }) => errors.length > 0);
  if (!failed) return '';
  const page = failed.attachments.find(({ name }) => name === 'page')?.body ?? '';
  const why = `${failed.errors[0].message}\n${Buffer.from(page, 'base64')}`;
  return stripVTControlCharacters(why).replace(/^/gm, '    ');
};

/** Reads Playwright's report in JSON. */
export function readPlaywright(report, isStrict) {
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + (isStrict ? 0 : flaky),
    failed: unexpected + (isStrict ? flaky : 0),
    named: [
      ...specsOf(report).flatMap(({ file, line, title, tests }) =>
        tests
          .filter(({ status }) => status in VERDICTS)
          .map((test) => `  ${VERDICTS[test.status]}: ${file}:${line} › ${title}\n${whyOf(test)}`),
      ),
      ...report.errors.map(({ stack, message }) => `  outside of a test: ${stack ?? message}`),
    ],
  };
}

/**
 * Reads Vitest's report in JSON. A test that passed the second time has passed and has messages of the first; a strict
 * run tries none twice.
 *
 * @param nameOf - turns the path of a file into the name that is shown
 */
export function readVitest({ numPassedTests, numFailedTests, testResults }, nameOf) {
  const named = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ status, fullName, failureMessages = [] }) => {
      if (status === 'failed') return [`  failed: ${nameOf(name)} › ${fullName}`];
      if (status !== 'passed' || failureMessages.length === 0) return [];
      return [`  ${SECOND}: ${nameOf(name)} › ${fullName}\n${failureMessages[0].replace(/^/gm, '    ')}`];
    }),
  );
  return { passed: numPassedTests, failed: numFailedTests, named };
}
