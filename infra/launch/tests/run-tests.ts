import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../prepare/build.mjs';
import { runChild } from '../run-child.mjs';
import { countsOfCheck, countsOfJest, countsOfPlaywright, type Counts } from './test-counts.ts';
import { explain, inRoot, pinnedEnvironment, programOf, root } from '../workspace.mjs';

/** Variables of a running product, which must not affect the products under test. */
const NOT_FOR_TESTS =
  /^(PORT|HOST|SETUP_TOKEN|MAILBOX_PORT|DATA_DIR|PUBLIC_URL|SMTP_URL|NODE_ENV|LOG_LEVEL)$/;

/** More than cores, because integration specs wait for servers, retries and restarts. On two cores six took 305 s, four 276 s. */
const JEST_WORKERS = availableParallelism() + 2;

const tsc = programOf('typescript', 'tsc');

/** Runs a suite. Its output goes to the terminal, or to `print` if given. */
type Suite = (print?: (text: string) => void) => Promise<Counts>;

/**
 * Runs the suites, each to its end even if others fail, and the checks beside them, because both leave cores idle. The
 * last line is `N passed, N failed`. Sets the exit code.
 */
export async function runTests({ fast }: { fast: boolean }): Promise<void> {
  const temporary = await mkdtemp(join(await fastFolder(), 'chauffeur-tests-'));
  // For all programs started from here: reports, data folders of servers, browser profiles.
  process.env['TMPDIR'] = temporary;
  // For TypeScript and its linter, Go programs: with fewer garbage collections compiling takes a fifth less processor time.
  Object.assign(process.env, { GOGC: '400', GOMEMLIMIT: '2GiB' });
  const run = new TestRun();
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => (interrupted = true));
  try {
    const checks = [
      run.inBackground('format', check(programOf('oxfmt'), '--check')),
      run.inBackground('vocabulary', check(programOf('cspell'), '--no-progress', '--gitignore', '**')),
      run.inBackground('statements', check(inRoot('infra/checks/specification.mjs'), '--check')),
      run.inBackground('lock file', check(inRoot('infra/checks/lock-file.mjs'))),
    ];
    await run.suite('build', compile);
    // Type-aware lint rules need the types that the check of types generates.
    const types = run.inBackground('types', checkTypes);
    checks.push(types.then(() => run.inBackground('lint', check(programOf('oxlint'), '--type-aware'))));
    const suites = fast
      ? [() => run.suite('unit', jest(temporary, '--testPathIgnorePatterns', '\\.integration\\.spec\\.'))]
      : [
          () => run.suite('unit and integration', jest(temporary)),
          () => run.suite('journeys, standalone', journeys(temporary, 'standalone')),
          // Screens get the same responses from services, so they are tested only once.
          () =>
            run.suite('journeys, services', journeys(temporary, 'services', 'src/journeys/', 'src/system/')),
        ];
    for (const suite of suites) if (!interrupted) await suite();
    await Promise.all(checks);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  process.stdout.write(`${heading('summary')}${run.lines.join('\n')}\n`);
  if (interrupted) process.stdout.write('Interrupted before the end.\n');
  process.stdout.write(`${run.passed} passed, ${run.failed} failed\n`);
  process.exit(interrupted ? 130 : run.failed === 0 ? 0 : 1);
}

/**
 * Returns a folder in memory if there is enough: databases of specs create and delete thousands of files, and on a disk
 * integration specs take a quarter longer.
 */
async function fastFolder(): Promise<string> {
  const folder = '/dev/shm';
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '');
  // Must not be noexec: images of services are assembled and run there.
  if (!new RegExp(`^tmpfs ${folder} tmpfs (?!\\S*\\bnoexec\\b)`, 'm').test(mounts)) return tmpdir();
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= 8 * 2 ** 30 ? folder : tmpdir();
}

/** Builds, and compiles the specs of services, which checks their types. */
async function compile(): Promise<Counts> {
  await build('all');
  // The build leaves out the specs; the root's references include them.
  return countsOfCheck(await node([tsc, '-b']));
}

/** Checks the types of what is not compiled by tsc. */
async function checkTypes(print?: (text: string) => void): Promise<Counts> {
  const nx = [programOf('nx'), 'run-many', '-t', 'typecheck', '--outputStyle=stream-without-prefixes'];
  const codes = [await node(nx, { env: { NX_DAEMON: 'false', NX_TUI: 'false' }, print })];
  for (const project of ['apps/e2e', 'infra/launch'])
    codes.push(await node([tsc, '--noEmit', '-p', project], { print }));
  return countsOfCheck(Math.max(...codes));
}

/** Returns a suite that runs a program and counts its exit code as one test. */
function check(program: string, ...args: string[]): Suite {
  return async (print) => countsOfCheck(await node([program, ...args], { print }));
}

function jest(reports: string, ...args: string[]): Suite {
  const report = join(reports, 'jest.json');
  return async () => {
    const options = ['--json', `--outputFile=${report}`, `--maxWorkers=${JEST_WORKERS}`, ...args];
    // Workers inherit these. Rendering leaves much garbage, which a larger space for new objects collects in fewer passes.
    const nodeOptions = ['--experimental-vm-modules', '--no-warnings', '--min-semi-space-size=32'];
    const code = await node([...nodeOptions, programOf('jest'), ...options]);
    return countsOfJest(readReport(report), code);
  };
}

/** @param paths specs to run; by default all */
function journeys(reports: string, mode: 'standalone' | 'services', ...paths: string[]): Suite {
  const report = join(reports, `playwright-${mode}.json`);
  return async () => {
    const { findBrowser } = await import('@chauffeur/private-servers');
    const log = (line: string) => process.stdout.write(`${line}\n`);
    const env = {
      // Journeys need an empty database, so they never use the environment's.
      POSTGRES_ADMIN_URL: '',
      RUN_MODE: mode,
      CHROMIUM_PATH: await findBrowser({ headless: true, log }),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    };
    const playwright = programOf('@playwright/test', 'playwright');
    const code = await node([playwright, 'test', ...paths, '-c', 'apps/e2e', '--reporter=list,json'], {
      env,
    });
    return countsOfPlaywright(readReport(report), code, (path) => readFileSync(path, 'utf8'));
  };
}

interface NodeOptions {
  readonly env?: NodeJS.ProcessEnv;
  readonly print?: Parameters<Suite>[0] | undefined;
}

/** Runs a program on the pinned Node. */
function node(args: string[], { env, print }: NodeOptions = {}): Promise<number> {
  const inherited = Object.entries(pinnedEnvironment()).filter(([name]) => !NOT_FOR_TESTS.test(name));
  return runChild(process.execPath, args, {
    cwd: root,
    env: { ...Object.fromEntries(inherited), ...env },
    ...(print && { onOutput: print }),
  });
}

function readReport(file: string) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The suites of one run and their results. */
class TestRun {
  passed = 0;
  failed = 0;
  readonly lines: string[] = [];

  async suite(name: string, suite: Suite): Promise<void> {
    process.stdout.write(heading(name));
    await this.#count(name, suite);
  }

  /** Runs a suite concurrently with others; its output is shown when it ends. */
  async inBackground(name: string, suite: Suite): Promise<void> {
    let output = '';
    await this.#count(name, () => suite((text) => (output += text)));
    process.stdout.write(`${heading(name)}${output}`);
  }

  async #count(name: string, suite: Suite): Promise<void> {
    const start = Date.now();
    const {
      passed,
      failed,
      failures = [],
    } = await suite().catch((error: unknown) => {
      explain(error);
      return countsOfCheck(1);
    });
    this.passed += passed;
    this.failed += failed;
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    this.lines.push(`  ${name.padEnd(24)} ${passed} passed, ${failed} failed, ${seconds} s`);
    this.lines.push(...failures.map((test) => `    failed: ${test}`));
  }
}

function heading(name: string): string {
  return `\n── ${name} ${'─'.repeat(Math.max(2, 70 - name.length))}\n`;
}
