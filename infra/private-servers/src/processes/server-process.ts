import { spawn, type ChildProcess } from 'node:child_process';
import { errorCode } from '../error-code.js';
import { letGo } from './let-go.js';
import { until } from './until.js';

/** Characters of a server's output that are kept to explain a failed start. */
const OUTPUT_KEPT = 8_000;

/** How a server process is started. */
export type ServerCommand = {
  command: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  uid?: number;
  gid?: number;
  /** Receives every line the server writes. */
  log?: ((line: string) => void) | undefined;
};

/** A running server in a process group of its own, so that Ctrl-C in a terminal does not reach it. */
export class ServerProcess {
  private output = '';
  private ended: Promise<void>;
  private running = true;

  private constructor(private readonly child: ChildProcess) {
    this.ended = new Promise((resolve) => {
      const end = (): void => {
        this.running = false;
        resolve();
      };
      child.once('exit', end);
      child.once('error', (error) => {
        this.output += error.message;
        end();
      });
    });
  }

  static start({ command, args, log, ...options }: ServerCommand): ServerProcess {
    const child = spawn(command, args, {
      ...options,
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new ServerProcess(child);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        const text = chunk.toString();
        server.output = (server.output + text).slice(-OUTPUT_KEPT);
        if (log) for (const line of text.split('\n')) if (line.trim() !== '') log(line);
      });
      // The output of a server that outlives its owner's work must not keep the event loop alive.
      letGo(stream);
    }
    child.unref();
    return server;
  }

  /** The process id; 0 when the process could not be started. */
  get pid(): number {
    return this.child.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.running;
  }

  /** The last characters of what the process wrote. */
  get lastOutput(): string {
    return this.output;
  }

  /** Resolves when the process has ended. */
  whenEnded(): Promise<void> {
    return this.ended;
  }

  /** Sends a signal to the process alone, or to its whole group. */
  signal(signal: NodeJS.Signals, target: 'process' | 'group' = 'process'): void {
    if (this.pid === 0) return;
    try {
      process.kill(target === 'group' && process.platform !== 'win32' ? -this.pid : this.pid, signal);
    } catch (error) {
      if (errorCode(error) !== 'ESRCH') throw error;
    }
  }

  /**
   * Asks the process to end, and ends its whole group when it takes longer.
   * @param grace milliseconds
   */
  async stop(signal: NodeJS.Signals, grace: number): Promise<void> {
    if (this.running) {
      this.signal(signal);
      await until(() => !this.running, grace, 20);
    }
    await this.kill();
  }

  /** SIGKILL for the whole group; resolves when nothing of it is left. */
  async kill(): Promise<void> {
    this.signal('SIGKILL', 'group');
    await until(() => !this.running, 10_000, 20);
    // Dead members that nobody has reaped yet keep the group in being, so this is not waited for long.
    await until(() => !groupExists(this.pid), 500, 20);
  }
}

function groupExists(pid: number): boolean {
  if (pid === 0 || process.platform === 'win32') return false;
  try {
    process.kill(-pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
