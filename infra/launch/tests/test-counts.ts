import { stripVTControlCharacters } from 'node:util';

/** Result of a suite. A skipped test counts as failed, because it proves nothing. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Names of the failed tests, for the summary: often only the end of a log is preserved. */
  readonly failures?: string[];
}

/** Returns the counts of a check, which is one test. */
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

/** Returns the counts of Jest's JSON report, which is undefined if Jest crashed before writing one. */
export function countsOfJest(report: JestReport | undefined, exitCode: number): Counts {
  const { numPassedTests: passed = 0, numTotalTests = 0, numRuntimeErrorTestSuites = 0 } = report ?? {};
  const failures = (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status !== 'passed').map((test) => test.fullName);
    return failed.length > 0 || status === 'passed' ? failed : [`${name} could not run`];
  });
  return {
    ...withHiddenFailure(passed, numTotalTests - passed + numRuntimeErrorTestSuites, exitCode),
    failures,
  };
}

interface PlaywrightSpec {
  readonly title: string;
  readonly ok: boolean;
  readonly tests?: { results: PlaywrightResult[] }[];
}

interface PlaywrightResult {
  /** A test that timed out has two: the timeout, and the step that was waiting. */
  readonly errors?: { message?: string }[];
  readonly attachments?: { name: string; path?: string }[];
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

/** Max printed lines of a page after a failed test: enough for the part above the fold, and any message. */
const maxPageLines = 60;

/**
 * Returns the counts of Playwright's JSON report, which is undefined if Playwright crashed before writing one. A test
 * that passed only on a retry counts as failed. `readText` reads an attachment with the page's content.
 */
export function countsOfPlaywright(
  report: PlaywrightReport | undefined,
  exitCode: number,
  readText: (path: string) => string = () => '',
): Counts {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const failed = unexpected + flaky + skipped + (report?.errors?.length ?? 0);
  const failures = (report?.suites ?? []).flatMap((suite) => failuresOf(suite, readText));
  return { ...withHiddenFailure(expected, failed, exitCode), failures };
}

function failuresOf(
  { title, specs = [], suites = [] }: PlaywrightSuite,
  readText: (path: string) => string,
): string[] {
  const own = specs.filter(({ ok }) => !ok).map((spec) => `${spec.title}${reasonOf(spec, readText)}`);
  const inner = suites.flatMap((suite) => failuresOf(suite, readText));
  return [...own, ...inner].map((name) => `${title} › ${name}`);
}

/** Returns, in a few short lines, what a failed test expected and got, and its page's content at that time. */
function reasonOf({ tests = [] }: PlaywrightSpec, readText: (path: string) => string): string {
  const failed = tests.flatMap(({ results }) => results).find(({ errors = [] }) => errors.length > 0);
  const context = failed?.attachments?.find(({ name }) => name === 'error-context')?.path;
  const reasons = (failed?.errors ?? []).map(({ message = '' }) =>
    indented(stripVTControlCharacters(message), 8),
  );
  return `${reasons.join('')}${context ? indented(pageIn(readText(context)), maxPageLines) : ''}`;
}

/** Returns the accessibility tree of the open dialog, or of the main content without the navigation. */
function pageIn(errorContext: string): string {
  const [, page = ''] = /```yaml\n(.*?)\n```/s.exec(errorContext) ?? [];
  const [start = 0] = [/^ *- (alert)?dialog/m, /^ *- main/m]
    .map((place) => page.search(place))
    .filter((index) => index >= 0);
  return page.slice(start);
}

function indented(text: string, maxLines: number): string {
  return text
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, maxLines)
    .map((line) => `\n        ${line.slice(0, 160)}`)
    .join('');
}

/** Counts a suite as failed if it ran nothing, or failed without naming a test. */
function withHiddenFailure(passed: number, failed: number, exitCode: number): Counts {
  const hidden = failed === 0 && (passed === 0 || exitCode !== 0);
  return { passed, failed: hidden ? 1 : failed };
}
