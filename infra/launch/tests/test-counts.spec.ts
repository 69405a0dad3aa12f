import { describe, expect, it } from '@jest/globals';
import { countsOfCheck, countsOfJest, countsOfPlaywright } from './test-counts.ts';

const jestReport = { numPassedTests: 5, numTotalTests: 5, numRuntimeErrorTestSuites: 0 };
const playwrightReport = (stats: object) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
});

describe('the result of a suite', () => {
  it('counts a check as one test', () => {
    expect(countsOfCheck(0)).toMatchObject({ passed: 1, failed: 0 });
    expect(countsOfCheck(2)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('counts skipped tests and suites that could not run as failed', () => {
    expect(countsOfJest(jestReport, 0)).toMatchObject({ passed: 5, failed: 0 });
    expect(countsOfJest({ ...jestReport, numTotalTests: 6, numRuntimeErrorTestSuites: 2 }, 1)).toMatchObject({
      passed: 5,
      failed: 3,
    });
    expect(
      countsOfPlaywright(playwrightReport({ expected: 3, skipped: 1, flaky: 1, unexpected: 1 }), 1),
    ).toMatchObject({
      passed: 3,
      failed: 3,
    });
  });

  it('has the names of what failed, and why', () => {
    const testResults = [
      {
        name: 'a.spec.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a passes', status: 'passed' },
          { fullName: 'a fails', status: 'failed' },
        ],
      },
      { name: 'b.spec.ts', status: 'failed', assertionResults: [] },
    ];
    expect(countsOfJest({ ...jestReport, testResults }, 1).failures).toEqual([
      'a fails',
      'b.spec.ts could not run',
    ]);
    const message = `\u001b[31mTimed out\u001b[39m waiting\n\nExpected: visible`;
    const attachments = [{ name: 'error-context', path: 'error-context.md' }];
    const errors = [{ message: 'Test timeout exceeded.' }, { message }];
    const failed = { title: 'fails', ok: false, tests: [{ results: [{ errors, attachments }] }] };
    const context =
      '# Page snapshot\n\n```yaml\n- banner\n- main:\n  - alert: Too many requests\n```\n\n# Test source';
    const suites = [
      { title: 'c.spec.ts', suites: [{ title: 'in Russian', specs: [failed] }] },
      { title: 'd.spec.ts', specs: [{ title: 'passes', ok: true }] },
    ];
    const report = { ...playwrightReport({ unexpected: 1 }), suites };
    expect(countsOfPlaywright(report, 1, () => context).failures).toEqual([
      [
        'c.spec.ts › in Russian › fails',
        'Test timeout exceeded.',
        'Timed out waiting',
        'Expected: visible',
        '- main:',
        '  - alert: Too many requests',
      ].join('\n        '),
    ]);
  });

  it('shows the open dialog of a failed page in place of the content under it', () => {
    const attachments = [{ name: 'error-context', path: 'error-context.md' }];
    const failed = { title: 'fails', ok: false, tests: [{ results: [{ errors: [{}], attachments }] }] };
    const report = { ...playwrightReport({ unexpected: 1 }), suites: [{ title: 'c', specs: [failed] }] };
    const context = '```yaml\n- main:\n  - list\n- dialog "Add vehicle":\n  - textbox\n```';
    expect(countsOfPlaywright(report, 1, () => context).failures).toEqual([
      ['c › fails', '- dialog "Add vehicle":', '  - textbox'].join('\n        '),
    ]);
  });

  it('is a failure when nothing ran, when the report is missing, and when only the exit code says so', () => {
    expect(countsOfJest({ ...jestReport, numPassedTests: 0, numTotalTests: 0 }, 0)).toMatchObject({
      passed: 0,
      failed: 1,
    });
    expect(countsOfJest(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
    expect(countsOfJest(jestReport, 1)).toMatchObject({ passed: 5, failed: 1 });
    expect(countsOfPlaywright(playwrightReport({}), 0)).toMatchObject({ passed: 0, failed: 1 });
    expect(countsOfPlaywright(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});
