import { setTimeout as sleep } from 'node:timers/promises';
import { ServerProcess } from '@chauffeur/private-servers';
import { root } from './workspace.mjs';

/** Milliseconds before a crashed process is started again: doubled with each crash in a row. */
const BACKOFF = { initialMs: 500, maxMs: 10_000 };

/** Milliseconds after which a running process counts as healthy again. */
const HEALTHY_AFTER_MS = 30_000;

/** Milliseconds for a process to finish what is in flight before it is killed. */
const STOP_TIMEOUT_MS = 20_000;

/** Crashes in a row, before it was ever ready, after which it is not started again. */
const MAX_CRASHES = 3;

/** A service process that is started again when it crashes. */
export class SupervisedProcess {
  /** @type {ServerProcess | undefined} */
  #process;
  /** Whether it is to run: until `stop`, and not between `takeDown` and `bringUp`. */
  #isWanted = true;
  #isStopped = false;
  #crashes = 0;
  #wasReady = false;
  /** @type {NodeJS.Timeout | undefined} */
  #nextStart;

  /**
   * @param {object} plan
   * @param {string} plan.name
   * @param {string} plan.url address of the service's HTTP server
   * @param {string} plan.program path of its main file
   * @param {NodeJS.ProcessEnv} plan.env
   * @param {(line: string) => void} plan.log receives each line it writes
   */
  constructor(plan) {
    this.plan = plan;
    this.name = plan.name;
    this.url = plan.url;
    this.#start();
  }

  /** Process id of the present run; undefined between two runs. */
  get pid() {
    return this.#process?.pid;
  }

  /**
   * Resolves when GET /health/ready (or the given path) responds with a success.
   * @param {{ path?: string, timeout?: number }} [options] timeout in milliseconds
   */
  async whenReady({ path = '/health/ready', timeout = 120_000 } = {}) {
    const end = Date.now() + timeout;
    let last = 'no response';
    while (Date.now() < end && !this.#hasFailed()) {
      try {
        const response = await fetch(this.url + path, { signal: AbortSignal.timeout(5_000) });
        last = `${response.status} ${(await response.text()).slice(0, 300)}`;
        if (response.ok) {
          this.#wasReady = true;
          return;
        }
      } catch (error) {
        last = String(error);
      }
      await sleep(150);
    }
    throw new Error(
      `${this.name} did not become ready (${last}). Its last output:\n${this.#process?.lastOutput}`,
    );
  }

  /** Kills the present run with SIGKILL; it is started again after a moment. */
  async kill9() {
    await this.#process?.kill();
  }

  /** Kills the present run with SIGKILL; nothing starts it again before `bringUp`. */
  async takeDown() {
    this.#isWanted = false;
    clearTimeout(this.#nextStart);
    await this.kill9();
  }

  /** Starts it at once, after `takeDown`. */
  bringUp() {
    if (this.#isWanted || this.#isStopped) return;
    this.#isWanted = true;
    this.#crashes = 0;
    this.#start();
  }

  /** Stops it permanently: SIGTERM, and SIGKILL when it takes too long. */
  async stop() {
    this.#isWanted = false;
    this.#isStopped = true;
    clearTimeout(this.#nextStart);
    const how = await this.#process?.stop('SIGTERM', STOP_TIMEOUT_MS);
    if (how === 'killed') this.plan.log(`did not end within ${STOP_TIMEOUT_MS / 1000} s and was killed`);
  }

  #start() {
    const startedAt = Date.now();
    const { program, env, log } = this.plan;
    this.#process = new ServerProcess({
      command: process.execPath,
      args: ['--enable-source-maps', program],
      cwd: root,
      env,
      log,
      guard: { signal: 'TERM', grace: 15 },
    });
    void this.#process.ended.then((how) => {
      if (!this.#isWanted) return;
      this.#crashes = Date.now() - startedAt > HEALTHY_AFTER_MS ? 1 : this.#crashes + 1;
      if (this.#hasFailed()) return;
      const delay = Math.min(BACKOFF.initialMs * 2 ** (this.#crashes - 1), BACKOFF.maxMs);
      log(`ended (${how}); starts again in ${delay} ms`);
      this.#nextStart = setTimeout(() => this.#start(), delay);
    });
  }

  #hasFailed() {
    return !this.#wasReady && this.#crashes >= MAX_CRASHES;
  }
}
