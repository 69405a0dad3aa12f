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
  readonly tests?: { results: PlaywrightResult[] }[];
}

interface PlaywrightResult {
  /** A test that ran out of time has two: that it did, and the step that it was waiting in. */
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

/** Lines of a page that are printed where a test failed: what stands above the fold of most, and any message. */
const maxPageLines = 60;

/**
 * Counts of Playwright's JSON report, which is undefined when Playwright crashed before writing one; a test that passed
 * only when it was repeated counts as failed. `readText` reads what the report names: what the page showed.
 */
export function countsOfPlaywright(
  report: PlaywrightReport | undefined,
  exitCode: number,
  readText: (path: string) => string = () => '',
): Counts {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const failed = unexpected + flaky + skipped + (report?.errors?.length ?? 0);
  const failures = (report?.suites ?? []).flatMap((suite) => failuresOf(suite, readText));
  return { ...honest(expected, failed, exitCode), failures };
}

function failuresOf(
  { title, specs = [], suites = [] }: PlaywrightSuite,
  readText: (path: string) => string,
): string[] {
  const own = specs.filter(({ ok }) => !ok).map((spec) => `${spec.title}${reasonOf(spec, readText)}`);
  const inner = suites.flatMap((suite) => failuresOf(suite, readText));
  return [...own, ...inner].map((name) => `${title} › ${name}`);
}

/** What a failed test expected and did not get, and what its page showed then, on a few short lines. */
function reasonOf({ tests = [] }: PlaywrightSpec, readText: (path: string) => string): string {
  const failed = tests.flatMap(({ results }) => results).find(({ errors = [] }) => errors.length > 0);
  const context = failed?.attachments?.find(({ name }) => name === 'error-context')?.path;
  const reasons = (failed?.errors ?? []).map(({ message = '' }) =>
    indented(stripVTControlCharacters(message), 8),
  );
  return `${reasons.join('')}${context ? indented(pageIn(readText(context)), maxPageLines) : ''}`;
}

/** What assistive technology reads where the user is: in an open dialog, or in the content without the navigation around it. */
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

/** A suite that ran nothing, or failed without saying where, has failed. */
function honest(passed: number, failed: number, exitCode: number): Counts {
  const hidden = failed === 0 && (passed === 0 || exitCode !== 0);
  return { passed, failed: hidden ? 1 : failed };
}
