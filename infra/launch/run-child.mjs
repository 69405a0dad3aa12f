import { spawn } from 'node:child_process';

/** Milliseconds in which npm's copy of a signal follows the terminal's own. */
const ECHO = 400;

/**
 * The exit code that stands for an end by a signal, as shells have it.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCodeOf(code, signal) {
  if (code !== null) return code;
  return signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1;
}

/**
 * Runs a program to its end, its output shown; resolves with its exit code. It has a process group of its own,
 * so that Ctrl-C reaches it once, through us, and nothing of it is left when it had to be killed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, ipc?: boolean, onOutput?: (text: string) => void }} [options]
 *   `ipc`: a channel by which the child notices our death; `onOutput`: receives the output instead of the terminal
 * @returns {Promise<number>}
 */
export function runChild(command, args, { ipc = false, onOutput, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const output = onOutput ? 'pipe' : 'inherit';
    /** @type {import('node:child_process').StdioOptions} */
    const stdio = ['ignore', output, output, ...(ipc ? [/** @type {const} */ ('ipc')] : [])];
    const grouped = process.platform !== 'win32';
    const child = spawn(command, args, {
      ...options,
      detached: grouped,
      windowsHide: true,
      stdio,
    });
    if (onOutput) {
      child.stdout?.on('data', (chunk) => onOutput(String(chunk)));
      child.stderr?.on('data', (chunk) => onOutput(String(chunk)));
    }
    const signalGroup = (/** @type {NodeJS.Signals} */ signal) => {
      try {
        if (child.pid) process.kill(grouped ? -child.pid : child.pid, signal);
      } catch {
        // It has ended already.
      }
    };
    let last = 0;
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      if (Date.now() - last < ECHO) return;
      last = Date.now();
      child.kill(signal);
    };
    process.on('SIGINT', forward);
    process.on('SIGTERM', forward);
    process.on('SIGHUP', forward);
    const end = () => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      process.off('SIGHUP', forward);
      signalGroup('SIGKILL');
    };
    child.once('error', (error) => {
      end();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      end();
      resolve(exitCodeOf(code, signal));
    });
  });
}
