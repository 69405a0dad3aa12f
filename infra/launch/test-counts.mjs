import { stripVTControlCharacters } from 'node:util';

/**
 * What a suite came to. A test that was skipped counts as failed: it proves nothing. `failures` are the names of the
 * tests that failed, for the summary: the end of a log is often all that is left of it.
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Counts
 */

/**
 * Counts of a check that has one answer.
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countsOfCheck(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Counts of Jest's JSON report.
 * @param {{ numPassedTests: number, numTotalTests: number, numRuntimeErrorTestSuites: number, testResults?:
 *   { name: string, status: string, assertionResults: { fullName: string, status: string }[] }[] } | undefined} report
 *   undefined when Jest crashed before writing one
 * @param {number} exitCode
 */
export function countsOfJest(report, exitCode) {
  const { numPassedTests: passed = 0, numTotalTests = 0, numRuntimeErrorTestSuites = 0 } = report ?? {};
  const failures = (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed').map((test) => test.fullName);
    return failed.length > 0 || status === 'passed' ? failed : [`${name} could not run`];
  });
  return { ...honest(passed, numTotalTests - passed + numRuntimeErrorTestSuites, exitCode), failures };
}

/**
 * @typedef {{ title: string, ok: boolean, tests?: { results: { error?: { message?: string } }[] }[] }} PlaywrightSpec
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * Counts of Playwright's JSON report; a test that passed only when it was repeated counts as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[],
 *   suites?: PlaywrightSuite[] } | undefined} report undefined when Playwright crashed before writing one
 * @param {number} exitCode
 */
export function countsOfPlaywright(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const failed = unexpected + flaky + skipped + (report?.errors?.length ?? 0);
  return { ...honest(expected, failed, exitCode), failures: (report?.suites ?? []).flatMap(failuresOf) };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failuresOf({ title, specs = [], suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map((spec) => `${spec.title}${reasonOf(spec)}`);
  return [...own, ...suites.flatMap(failuresOf)].map((name) => `${title} › ${name}`);
}

/**
 * What a failed test expected and did not get, without the colours of a terminal, on a few short lines.
 * @param {PlaywrightSpec} spec
 */
function reasonOf({ tests = [] }) {
  const message = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
  if (!message) return '';
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim());
  return lines
    .slice(0, 8)
    .map((line) => `\n        ${line.slice(0, 160)}`)
    .join('');
}

/**
 * A suite that ran nothing, or failed without saying where, has failed.
 * @param {number} passed
 * @param {number} failed
 * @param {number} exitCode
 * @returns {Counts}
 */
function honest(passed, failed, exitCode) {
  const hidden = failed === 0 && (passed === 0 || exitCode !== 0);
  return { passed, failed: hidden ? 1 : failed };
}
