import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { errorCode } from '../error-code.js';
import { guardAgainstOrphans } from './orphan-guard.js';
import { until } from './until.js';

/** Characters of the output that explain a failed start. */
const MAX_OUTPUT = 8_000;

export type ServerCommand = {
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  /** Receives every line the process writes. */
  log?: ((line: string) => void) | undefined;
  /** How the process is ended when this one dies; without it that is the caller's task. */
  guard?: { signal: 'TERM'; grace: number };
};

/**
 * A running process in a group of its own, so that Ctrl-C in a terminal does not reach it. It does not keep this
 * process alive.
 */
export class ServerProcess {
  /** Resolves with how it ended, `SIGKILL` or `exit code 1`, once its output is read. */
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
        // A process of its group that lives on may have its output open.
        setTimeout(() => resolve(how), 500).unref();
      };
      child.once('exit', (code, signal) => end(signal ?? `exit code ${code}`));
      child.once('error', (error) => {
        this.output += error.message;
        end(error.message);
      });
    });
  }

  /** The process id; undefined when it does not run. */
  get pid(): number | undefined {
    return this.running ? this.child.pid : undefined;
  }

  get isRunning(): boolean {
    return this.running;
  }

  get lastOutput(): string {
    return this.output;
  }

  /**
   * Ends the process by a signal, and by SIGKILL for its whole group when that takes longer.
   * @param timeout milliseconds
   * @returns whether it ended by the signal
   */
  async stop(signal: NodeJS.Signals, timeout: number): Promise<'ended' | 'killed'> {
    if (this.running) this.child.kill(signal);
    const hasEnded = await until(() => !this.running, timeout, 20);
    await this.kill();
    return hasEnded ? 'ended' : 'killed';
  }

  /** SIGKILL for the whole group; resolves when nothing of it remains. */
  async kill(): Promise<void> {
    this.signalGroup('SIGKILL');
    await until(() => !this.running, 10_000, 20);
    // Zombies that have not been reaped yet belong to the group, so the wait for it is short.
    await until(() => !this.signalGroup(0), 500, 20);
  }

  /** Whether the group exists. */
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
