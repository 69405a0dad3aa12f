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
 * @param {{ numPassedTests: number, numFailedTests: number, numPendingTests: number, numTodoTests: number,
 *   numRuntimeErrorTestSuites: number } | undefined} report undefined when Jest crashed before writing one
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countsOfJest(report, exitCode) {
  if (!report) return { passed: 0, failed: 1 };
  const failed =
    report.numFailedTests + report.numPendingTests + report.numTodoTests + report.numRuntimeErrorTestSuites;
  return honest({ passed: report.numPassedTests, failed }, exitCode);
}

/**
 * Counts of Playwright's JSON report; a test that passed only when it was repeated counts as failed.
 * @param {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number }, errors?: unknown[] }
 *   | undefined} report undefined when Playwright crashed before writing one
 * @param {number} exitCode
 * @returns {Counts}
 */
export function countsOfPlaywright(report, exitCode) {
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return honest(
    { passed: expected, failed: unexpected + flaky + skipped + (report.errors?.length ?? 0) },
    exitCode,
  );
}

/**
 * A suite that ran nothing, or failed without saying where, has failed.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
function honest({ passed, failed }, exitCode) {
  const hidden = failed === 0 && (passed === 0 || exitCode !== 0);
  return { passed, failed: hidden ? 1 : failed };
}
