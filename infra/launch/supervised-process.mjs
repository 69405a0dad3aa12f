import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds before a crashed process is started again: doubled with each crash in a row. */
const BACKOFF = { first: 500, most: 10_000 };

/** Milliseconds after which a running process counts as healthy again. */
const HEALTHY_AFTER = 30_000;

/** Milliseconds for a process to finish what it has in hand before it is killed. */
const STOP_GRACE = 20_000;

/** Crashes in a row, before it was ever ready, after which a start is given up. */
const CRASHES_ALLOWED = 3;

/** A service process that is started again when it crashes. */
export class SupervisedProcess {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;
  #stopping = false;
  #isHeldDown = false;
  /** @type {NodeJS.Timeout | undefined} */
  #nextStart;
  #crashes = 0;
  #wasReady = false;
  #lastOutput = '';
  /** @type {{ release: () => void } | undefined} */
  #guard;

  /**
   * @param {object} plan
   * @param {string} plan.name
   * @param {string} plan.url address of the service's HTTP server
   * @param {string} plan.program path of its main file
   * @param {NodeJS.ProcessEnv} plan.env
   * @param {string} plan.cwd
   * @param {(line: string) => void} plan.log receives each line it writes
   * @param {(cleanUp: import('@chauffeur/private-servers').OrphanCleanUp) => { release: () => void }} plan.guard
   *   watches that it does not outlive this process
   */
  constructor(plan) {
    this.plan = plan;
    this.name = plan.name;
    this.url = plan.url;
    this.#start();
  }

  /** Process id of the present run; undefined between two runs. */
  get pid() {
    return this.#child?.exitCode === null && this.#child.signalCode === null ? this.#child.pid : undefined;
  }

  /**
   * Resolves when GET /health/ready (or the given path) answers with a success.
   * @param {{ path?: string, timeout?: number }} [options] timeout in milliseconds
   */
  async whenReady({ path = '/health/ready', timeout = 120_000 } = {}) {
    const end = Date.now() + timeout;
    let answer = 'no answer';
    while (Date.now() < end) {
      if (!this.#wasReady && this.#crashes >= CRASHES_ALLOWED) break;
      try {
        const response = await fetch(this.url + path, { signal: AbortSignal.timeout(5_000) });
        answer = `${response.status} ${(await response.text()).slice(0, 300)}`;
        if (response.ok) {
          this.#wasReady = true;
          return;
        }
      } catch (error) {
        answer = error instanceof Error ? error.message : String(error);
      }
      await sleep(150);
    }
    throw new Error(`${this.name} did not become ready (${answer}). Its last output:\n${this.#lastOutput}`);
  }

  /** Kills the present run with SIGKILL; it is started again after a moment. */
  async kill9() {
    const killed = this.pid;
    this.#child?.kill('SIGKILL');
    if (killed === undefined) return;
    while (this.pid === killed) await sleep(10);
  }

  /** Kills the present run with SIGKILL; nothing starts it again before `bringUp`. */
  async takeDown() {
    this.#isHeldDown = true;
    clearTimeout(this.#nextStart);
    await this.kill9();
  }

  /** Starts it at once, after `takeDown`. */
  bringUp() {
    if (!this.#isHeldDown || this.#stopping) return;
    this.#isHeldDown = false;
    this.#crashes = 0;
    this.#start();
  }

  /** Stops it for good: SIGTERM, and SIGKILL when it takes too long. */
  async stop() {
    this.#stopping = true;
    const child = this.#child;
    if (this.pid !== undefined) child?.kill('SIGTERM');
    const end = Date.now() + STOP_GRACE;
    while (this.pid !== undefined && Date.now() < end) await sleep(20);
    if (this.pid !== undefined) {
      this.plan.log(`did not end within ${STOP_GRACE / 1000} s and was killed`);
      await this.kill9();
    }
    this.#guard?.release();
  }

  #start() {
    const began = Date.now();
    const child = spawn(process.execPath, ['--enable-source-maps', this.plan.program], {
      cwd: this.plan.cwd,
      env: this.plan.env,
      // A group of its own: Ctrl-C in a terminal must not reach it before the ones that depend on it.
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    if (child.pid) this.#guard = this.plan.guard({ signal: 'TERM', grace: 15, processes: [child.pid] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        const text = String(chunk);
        this.#lastOutput = (this.#lastOutput + text).slice(-4_000);
        for (const line of text.split('\n')) if (line.trim() !== '') this.plan.log(line);
      });
    }
    let ended = false;
    const end = (/** @type {string} */ how) => {
      if (ended) return;
      ended = true;
      this.#guard?.release();
      if (this.#stopping || this.#isHeldDown) return;
      this.#crashes = Date.now() - began > HEALTHY_AFTER ? 1 : this.#crashes + 1;
      if (!this.#wasReady && this.#crashes >= CRASHES_ALLOWED) return;
      const pause = Math.min(BACKOFF.first * 2 ** (this.#crashes - 1), BACKOFF.most);
      this.plan.log(`ended (${how}); starts again in ${pause} ms`);
      this.#nextStart = setTimeout(() => {
        if (!this.#stopping) this.#start();
      }, pause);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
  }
}
