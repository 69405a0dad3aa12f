/**
 * What a suite came to. A test that was skipped counts as failed: it proves nothing.
 * @typedef {{ passed: number, failed: number }} Counts
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
 * @param {{ numPassedTests: number, numTotalTests: number, numRuntimeErrorTestSuites: number } | undefined} report
 *   undefined when Jest crashed before writing one
 * @param {number} exitCode
 */
export function countsOfJest(report, exitCode) {
  const { numPassedTests: passed = 0, numTotalTests = 0, numRuntimeErrorTestSuites = 0 } = report ?? {};
  return honest(passed, numTotalTests - passed + numRuntimeErrorTestSuites, exitCode);
}

/**
 * Counts of Playwright's JSON report; a test that passed only when it was repeated counts as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }
 *   | undefined} report undefined when Playwright crashed before writing one
 * @param {number} exitCode
 */
export function countsOfPlaywright(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return honest(expected, unexpected + flaky + skipped + (report?.errors?.length ?? 0), exitCode);
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
