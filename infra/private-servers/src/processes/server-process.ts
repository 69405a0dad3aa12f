import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { errorCode } from '../error-code.js';
import { guardAgainstOrphans } from './orphan-guard.js';
import { until } from './until.js';

/** Max characters of output that are retained to explain a failed start. */
const MAX_OUTPUT = 8_000;

export type ServerCommand = {
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  log?: ((line: string) => void) | undefined;
  /** How the process is ended if this one dies; if omitted, the caller has to do that. */
  guard?: { signal: 'TERM'; grace: number };
};

/** A running process in its own group, so that Ctrl-C in a terminal does not reach it. It does not keep this process alive. */
export class ServerProcess {
  /** Resolves with how it ended, such as `SIGKILL` or `exit code 1`, once its output is read. */
  readonly ended: Promise<string>;
  private readonly child: ChildProcess;
  private output = '';
  private running = true;

  constructor({ command, args, log, guard, ...options }: ServerCommand) {
    const detached = process.platform !== 'win32';
    const child = spawn(command, args, {
      ...options,
      detached,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    child.unref();
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        this.output = `${this.output}${line}\n`.slice(-MAX_OUTPUT);
        if (line.trim() !== '') log?.(line);
      });
      if (stream instanceof Socket) stream.unref();
    }
    const watch = guard && child.pid ? guardAgainstOrphans({ ...guard, processes: [child.pid] }) : undefined;
    this.ended = new Promise((resolve) => {
      const end = (how: string): void => {
        this.running = false;
        watch?.release();
        child.once('close', () => resolve(how));
        // Another process of its group may still have its output open.
        setTimeout(() => resolve(how), 500).unref();
      };
      child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
      child.once('error', (error) => {
        this.output += error.message;
        end(error.message);
      });
    });
  }

  /** The process id; undefined if it does not run. */
  get pid(): number | undefined {
    return this.running ? this.child.pid : undefined;
  }

  get isRunning(): boolean {
    return this.running;
  }

  get lastOutput(): string {
    return this.output;
  }

  /** Ends it by a signal, and its whole group by SIGKILL after `timeout` milliseconds. Returns what ended it. */
  async stop(signal: NodeJS.Signals, timeout: number): Promise<'ended' | 'killed'> {
    if (this.running) this.child.kill(signal);
    const hasEnded = await until(() => !this.running, timeout, 20);
    await this.kill();
    return hasEnded ? 'ended' : 'killed';
  }

  /** Sends SIGKILL to the whole group; resolves when nothing of it is left. */
  async kill(): Promise<void> {
    this.signalGroup('SIGKILL');
    await until(() => !this.running, 10_000, 20);
    // The group may contain zombies that are never reaped, so the wait is short.
    await until(() => !this.signalGroup(0), 500, 20);
  }

  private signalGroup(signal: NodeJS.Signals | 0): boolean {
    const { pid } = this.child;
    if (pid === undefined) return false;
    if (process.platform === 'win32') return this.running && this.child.kill(signal);
    try {
      return process.kill(-pid, signal);
    } catch (error) {
      return errorCode(error) === 'EPERM';
    }
  }
}
