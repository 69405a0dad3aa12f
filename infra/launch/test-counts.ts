import { stripVTControlCharacters } from 'node:util';

/** What a suite came to. A test that was skipped counts as failed: it proves nothing. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Names of the tests that failed, for the summary: the end of a log is often all that is left of it. */
  readonly failures?: string[];
}

/** Counts of a check that has one answer. */
export function countsOfCheck(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults?: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Counts of Jest's JSON report, which is undefined when Jest crashed before writing one. */
export function countsOfJest(report: JestReport | undefined, exitCode: number): Counts {
  const { numPassedTests: passed = 0, numTotalTests = 0, numRuntimeErrorTestSuites = 0 } = report ?? {};
  const failures = (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed').map((test) => test.fullName);
    return failed.length > 0 || status === 'passed' ? failed : [`${name} could not run`];
  });
  return { ...honest(passed, numTotalTests - passed + numRuntimeErrorTestSuites, exitCode), failures };
}

interface PlaywrightSpec {
  readonly title: string;
  readonly ok: boolean;
  readonly tests?: { results: { error?: { message?: string } }[] }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: PlaywrightSpec[];
  readonly suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors?: unknown[];
  readonly suites?: PlaywrightSuite[];
}

/**
 * Counts of Playwright's JSON report, which is undefined when Playwright crashed before writing one; a test that passed
 * only when it was repeated counts as failed.
 */
export function countsOfPlaywright(report: PlaywrightReport | undefined, exitCode: number): Counts {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const failed = unexpected + flaky + skipped + (report?.errors?.length ?? 0);
  return { ...honest(expected, failed, exitCode), failures: (report?.suites ?? []).flatMap(failuresOf) };
}

function failuresOf({ title, specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ ok }) => !ok).map((spec) => `${spec.title}${reasonOf(spec)}`);
  return [...own, ...suites.flatMap(failuresOf)].map((name) => `${title} › ${name}`);
}

/** What a failed test expected and did not get, without the colours of a terminal, on a few short lines. */
function reasonOf({ tests = [] }: PlaywrightSpec): string {
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

/** A suite that ran nothing, or failed without saying where, has failed. */
function honest(passed: number, failed: number, exitCode: number): Counts {
  const hidden = failed === 0 && (passed === 0 || exitCode !== 0);
  return { passed, failed: hidden ? 1 : failed };
}
