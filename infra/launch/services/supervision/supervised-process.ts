import { ServerProcess, until } from '@chauffeur/private-servers';
import type { Environment } from '../service-environment.ts';
import { root } from '../../workspace.mjs';

export const RESTART_DELAY_MS = 1_000;

/** Milliseconds to drain before a process is killed; services have a shorter limit of their own. */
const STOP_TIMEOUT_MS = 60_000;

interface ProcessPlan {
  readonly name: string;
  readonly url: string;
  /** Path that responds with success when the process is ready; by default `/health/ready`. */
  readonly readyPath?: string;
  readonly program: string;
  readonly env: Environment;
  readonly log: (line: string) => void;
}

/** A process of the product that is restarted when it crashes after it was ready. */
export class SupervisedProcess {
  readonly url: string;
  readonly #plan: ProcessPlan;
  #process: ServerProcess | undefined;
  /** Whether it should run: until `stop`, except between `takeDown` and `bringUp`. */
  #isWanted = false;
  #wasReady = false;
  #nextStart: NodeJS.Timeout | undefined;

  constructor(plan: ProcessPlan) {
    this.#plan = plan;
    this.url = plan.url;
    this.bringUp();
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Resolves when it responds that it is ready. Throws if it ends first, or after the timeout. */
  async whenReady({ timeout = 120_000 } = {}): Promise<void> {
    const { name, url, readyPath = '/health/ready' } = this.#plan;
    let last = 'no response';
    const respond = async () => {
      if (this.#hasFailed) return true;
      try {
        const response = await fetch(url + readyPath, { signal: AbortSignal.timeout(5_000) });
        last = `${response.status} ${(await response.text()).slice(0, 300)}`;
        return response.ok;
      } catch (error) {
        last = String(error);
        return false;
      }
    };
    if ((await until(respond, timeout, 150)) && !this.#hasFailed) {
      this.#wasReady = true;
      return;
    }
    const output = this.#process?.lastOutput;
    throw new Error(`${name} did not become ready (${last}). Its last output:\n${output}`);
  }

  /** Kills the current run with SIGKILL; it restarts after a delay. */
  async kill9(): Promise<void> {
    await this.#process?.kill();
  }

  /** Kills the current run with SIGKILL; it stays down until `bringUp`. */
  async takeDown(): Promise<void> {
    this.#isWanted = false;
    clearTimeout(this.#nextStart);
    await this.kill9();
  }

  bringUp(): void {
    if (this.#isWanted) return;
    this.#isWanted = true;
    this.#start();
  }

  /** Stops it with SIGTERM, or with SIGKILL after a timeout. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    clearTimeout(this.#nextStart);
    const how = await this.#process?.stop('SIGTERM', STOP_TIMEOUT_MS);
    if (how === 'killed') this.#plan.log(`did not end within ${STOP_TIMEOUT_MS / 1000} s and was killed`);
  }

  #start(): void {
    const { program, env, log } = this.#plan;
    const started = new ServerProcess({
      command: process.execPath,
      args: ['--enable-source-maps', program],
      cwd: root,
      env,
      log,
      guard: { signal: 'TERM', grace: 30 },
    });
    this.#process = started;
    void started.ended.then((how) => {
      // It is reported a little after it was killed, when `bringUp` may already have started the next one.
      if (!this.#isWanted || this.#process !== started) return;
      log(`ended (${how})`);
      if (this.#wasReady) this.#nextStart = setTimeout(() => this.#start(), RESTART_DELAY_MS);
    });
  }

  /** A first run that ends before it is ready is not repeated, because the cause is in its settings. */
  get #hasFailed(): boolean {
    return !this.#wasReady && !this.#process?.isRunning;
  }
}
