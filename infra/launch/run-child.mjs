import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

/** npm repeats the terminal's signal within these milliseconds. */
const SIGNAL_ECHO = 400;

/** Milliseconds between two checks whether the parent is alive. */
const PARENT_CHECK_INTERVAL = 500;

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program with its output shown and resolves with its exit code; for a signal, 128 and its number. The program gets its
 * own process group, so that Ctrl-C reaches it only once, through this process, and killing the group leaves nothing behind,
 * even after kill -9 of this process.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, ipc?: boolean, isDisposable?: boolean, onOutput?: (text: string) => void }} [options]
 * `ipc`: opens a channel by which the child notices the end of this process; `isDisposable`: a signal kills the child, which
 * leaves nothing to finish; `onOutput`: receives the output instead of the terminal
 * @returns {Promise<number>}
 */
export function runChild(command, args, { ipc = false, isDisposable = false, onOutput, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const detached = process.platform !== 'win32';
    // Before the child, so that no signal ends this process alone.
    let lastSignal = 0;
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      if (Date.now() - lastSignal < SIGNAL_ECHO) return;
      lastSignal = Date.now();
      child.kill(isDisposable ? 'SIGKILL' : signal);
    };
    for (const signal of SIGNALS) process.on(signal, forward);
    const child = spawn(command, args, {
      ...options,
      detached,
      windowsHide: true,
      stdio: ['ignore', output, output, ...(ipc ? [/** @type {const} */ ('ipc')] : [])],
    });
    child.stdout?.on('data', (chunk) => onOutput?.(String(chunk)));
    child.stderr?.on('data', (chunk) => onOutput?.(String(chunk)));
    const guard = ipc || !child.pid ? undefined : guardGroup(child.pid);
    const end = () => {
      for (const signal of SIGNALS) process.off(signal, forward);
      guard?.end('ended\n');
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
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']);
    });
  });
}

/**
 * Kills a process group when this process dies, even by kill -9: the input of a shell in its own session then closes. A line on
 * the returned input means that the group has ended.
 * @param {number} group
 */
function guardGroup(group) {
  if (process.platform === 'win32') return undefined;
  const script = `trap '' INT TERM HUP QUIT; read -r _ || kill -KILL -${group}`;
  const guard = spawn('/bin/sh', ['-c', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  return guard.stdin;
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

/**
 * Returns the parent process and, on Linux, the parent of a shell, in which npm runs most scripts. The parent of npm may end
 * before the command: with `npm start &` it does.
 */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, name = '', parent] = /\((.*)\) \S+ (\d+)/s.exec(stat) ?? [];
    return name.endsWith('sh') ? `${process.ppid} ${parent}` : String(process.ppid);
  } catch {
    return String(process.ppid);
  }
}
