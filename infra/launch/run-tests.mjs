import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { pinnedEnvironment } from './pinned-node.mjs';
import { programOf } from './program-of.mjs';
import { runChild } from './run-child.mjs';
import { countsOfCheck, countsOfJest, countsOfPlaywright } from './test-counts.mjs';
import { explain, inRoot, LaunchError, root } from './workspace.mjs';

/** Variables that steer a running product and must not steer the ones under test. */
const NOT_FOR_TESTS = [
  'PORT',
  'HOST',
  'MAILBOX_PORT',
  'DATA_DIR',
  'PUBLIC_URL',
  'SMTP_URL',
  'NODE_ENV',
  'LOG_LEVEL',
];

/** Test workers, on 2 cores. */
const WORKERS = '2';

/**
 * Runs all checks and suites one after the other, each to its end whatever became of the others; the last line
 * is `N passed, N failed`. Sets the exit code.
 * @param {{ fast: boolean }} options
 */
export async function runTests({ fast }) {
  const run = new TestRun();
  /** @type {(() => Promise<void>)[]} */
  const ends = [];
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt);
  const reports = await mkdtemp(join(tmpdir(), 'chauffeur-reports-'));
  ends.push(() => rm(reports, { recursive: true, force: true }));
  const steps = fast ? fastSteps(reports) : allSteps(reports, ends);
  try {
    for (const { name, step } of steps) if (!interrupted) await run.suite(name, step);
  } finally {
    for (const end of ends.toReversed()) await end().catch(explain);
  }
  run.summary();
  if (interrupted) process.stdout.write('Interrupted before the end.\n');
  process.stdout.write(`${run.passed} passed, ${run.failed} failed\n`);
  process.exit(interrupted ? 130 : run.failed === 0 ? 0 : 1);
}

/** @typedef {import('./test-counts.mjs').Counts} Counts */
/** @typedef {{ name: string, step: () => Promise<Counts> }} Step */

/**
 * @param {string} reports
 * @returns {Step[]}
 */
function fastSteps(reports) {
  return [
    ...checks(),
    {
      name: 'unit',
      step: () => jest(reports, testEnvironment(), ['--testPathIgnorePatterns', '\\.integration\\.spec\\.']),
    },
  ];
}

/**
 * @param {string} reports
 * @param {(() => Promise<void>)[]} ends
 * @returns {Step[]}
 */
function allSteps(reports, ends) {
  return [
    ...checks(),
    {
      name: 'unit and integration',
      step: async () => {
        const { startTestServers } = await import('./test-servers.mjs');
        const servers = await startTestServers(process.env, (line) => process.stdout.write(`${line}\n`));
        ends.push(servers.stop);
        const counts = await jest(reports, { ...testEnvironment(), ...servers.environment }, []);
        await servers.stop();
        return counts;
      },
    },
    ...['standalone', 'services'].map((mode) => ({
      name: `journeys, ${mode}`,
      step: () => journeys(reports, mode),
    })),
  ];
}

/** @returns {Step[]} */
function checks() {
  return [
    { name: 'build and types', step: types },
    {
      name: 'format',
      step: () => check(programOf('prettier'), ['--check', '.']),
    },
    { name: 'lint', step: () => check(programOf('oxlint'), ['--type-aware']) },
  ];
}

/** tsc checks the types of the services while it builds them; what Vite builds is checked by itself. */
async function types() {
  await build();
  const tsc = programOf('typescript', 'tsc');
  let worst = 0;
  for (const project of ['apps/web', 'apps/admin', 'apps/e2e', 'infra/launch']) {
    if (!existsSync(inRoot(project, 'tsconfig.json'))) continue;
    const code = await node(tsc, ['--noEmit', '-p', project], testEnvironment());
    worst = Math.max(worst, code);
  }
  return countsOfCheck(worst);
}

/**
 * @param {string} program
 * @param {string[]} args
 */
async function check(program, args) {
  return countsOfCheck(await node(program, args, testEnvironment()));
}

/**
 * @param {string} reports
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} args
 */
async function jest(reports, env, args) {
  const file = join(reports, 'jest.json');
  const program = programOf('jest');
  const code = await node(
    program,
    ['--json', `--outputFile=${file}`, `--maxWorkers=${WORKERS}`, ...args],
    env,
    ['--experimental-vm-modules', '--no-warnings'],
  );
  return countsOfJest(readReport(file), code);
}

/**
 * @param {string} reports
 * @param {string} mode
 */
async function journeys(reports, mode) {
  if (!existsSync(inRoot('apps', 'e2e', 'playwright.config.ts'))) {
    throw new LaunchError('apps/e2e has no playwright.config.ts, so there are no journeys to run.');
  }
  const { findBrowser } = await import('@chauffeur/private-servers');
  const browser = await findBrowser({ log: (line) => process.stdout.write(`${line}\n`) });
  const file = join(reports, `playwright-${mode}.json`);
  const code = await node(
    programOf('@playwright/test', 'playwright'),
    ['test', '-c', 'apps/e2e', '--reporter=list,json'],
    {
      ...testEnvironment(),
      // Journeys need a database without a past, so they never use the one that is named here.
      POSTGRES_ADMIN_URL: '',
      RUN_MODE: mode,
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  );
  return countsOfPlaywright(readReport(file), code);
}

/**
 * Runs a program on the pinned Node, its output shown.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @param {string[]} [nodeArgs]
 */
function node(program, args, env, nodeArgs = []) {
  return runChild(process.execPath, [...nodeArgs, program, ...args], { cwd: root, env });
}

/** @returns {NodeJS.ProcessEnv} */
function testEnvironment() {
  const kept = Object.entries(pinnedEnvironment()).filter(([name]) => !NOT_FOR_TESTS.includes(name));
  return Object.fromEntries(kept);
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The suites of one run and what they came to. */
class TestRun {
  passed = 0;
  failed = 0;
  /** @type {string[]} */
  #lines = [];

  /**
   * @param {string} name
   * @param {() => Promise<Counts>} step
   */
  async suite(name, step) {
    process.stdout.write(`\n── ${name} ${'─'.repeat(Math.max(2, 70 - name.length))}\n`);
    const begun = Date.now();
    const counts = await step().catch((error) => {
      explain(error);
      return { passed: 0, failed: 1 };
    });
    this.passed += counts.passed;
    this.failed += counts.failed;
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    this.#lines.push(`  ${name.padEnd(24)} ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
  }

  summary() {
    process.stdout.write(`\n── summary ${'─'.repeat(63)}\n${this.#lines.join('\n')}\n`);
  }
}
