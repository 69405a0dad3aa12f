import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** npm repeats the terminal's signal within these milliseconds. */
const SIGNAL_ECHO = 400;

/** Milliseconds between two checks whether the parent is alive. */
const PARENT_CHECK_INTERVAL = 500;

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program with its output shown and resolves with its exit code. The program gets its own process group, so that
 * Ctrl-C reaches it only once, through this process, and killing the group leaves nothing behind.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, ipc?: boolean, onOutput?: (text: string) => void }} [options]
 * `ipc`: opens a channel by which the child notices the end of this process; `onOutput`: receives the output instead of
 * the terminal
 * @returns {Promise<number>}
 */
export function runChild(command, args, { ipc = false, onOutput, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const detached = process.platform !== 'win32';
    const child = spawn(command, args, {
      ...options,
      detached,
      windowsHide: true,
      stdio: ['ignore', output, output, ...(ipc ? [/** @type {const} */ ('ipc')] : [])],
    });
    child.stdout?.on('data', (chunk) => onOutput?.(String(chunk)));
    child.stderr?.on('data', (chunk) => onOutput?.(String(chunk)));
    let lastSignal = 0;
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      if (Date.now() - lastSignal < SIGNAL_ECHO) return;
      lastSignal = Date.now();
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    const end = () => {
      for (const signal of SIGNALS) process.off(signal, forward);
      try {
        if (child.pid && detached) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // The whole group has already ended.
      }
    };
    child.once('error', (error) => {
      end();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      end();
      resolve(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1));
    });
  });
}

/** Sends SIGTERM to this process when its parent (npm, or the same command on another Node) was killed. */
export function endWithParent() {
  const end = () => process.kill(process.pid, 'SIGTERM');
  if (process.connected) {
    process.once('disconnect', end);
    process.channel?.unref();
  } else if (process.env['npm_lifecycle_event'] && process.platform !== 'win32') {
    const first = ancestors();
    setInterval(() => {
      if (ancestors() !== first) end();
    }, PARENT_CHECK_INTERVAL).unref();
  }
}

/** Returns the parent process and, on Linux, its parent, because npm runs scripts in a shell. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}
