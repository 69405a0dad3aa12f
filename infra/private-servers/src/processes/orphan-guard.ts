import { spawn } from 'node:child_process';
import { Socket } from 'node:net';

/** What to clean up if this process dies without stopping its server. */
export type OrphanCleanUp = {
  /** Signal for each process id or (negative) process group. SIGKILL follows after `grace` seconds. */
  signal: 'INT' | 'TERM' | 'KILL';
  /** Seconds for the processes to end before SIGKILL. */
  grace: number;
  processes: readonly number[];
  folders?: readonly string[];
  /** Commands to run, each with its arguments. */
  commands?: readonly (readonly string[])[];
};

/** Ends the guard. Call `release` when the server was stopped normally. */
export type OrphanGuard = { release: () => void };

/** Guards by a shell in its own session: when this process dies, even by kill -9, its input closes, and it cleans up. */
export function guardAgainstOrphans(cleanUp: OrphanCleanUp): OrphanGuard {
  if (process.platform === 'win32') return { release: () => undefined };
  const guard = spawn('/bin/sh', ['-c', orphanScript(cleanUp)], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  if (guard.stdin instanceof Socket) guard.stdin.unref();
  return { release: () => void guard.stdin.end('released\n') };
}

/** Returns the guard's shell script. A line on its input means that nothing is left to do. */
function orphanScript({ signal, grace, processes, commands = [], folders = [] }: OrphanCleanUp): string {
  const targets = processes.join(' ');
  const end = [
    // A zombie counts as ended, because in a container it may never be reaped.
    `alive() { kill -0 "$1" && ! grep -q ') Z ' "/proc/$1/stat"; }`,
    `for target in ${targets}; do kill -${signal} "$target"; done`,
    `rest=${grace * 10}`,
    `while [ "$rest" -gt 0 ]; do alive=; for target in ${targets}; do alive "$target" && alive=1; done`,
    '[ -z "$alive" ] && break; rest=$((rest - 1)); sleep 0.1; done',
    `for target in ${targets}; do kill -KILL "$target"; done`,
  ];
  const remove = `rm -rf -- ${folders.map(quote).join(' ')}`;
  return [
    "trap '' INT TERM HUP QUIT",
    'read -r _ && exit 0',
    ...(processes.length > 0 ? end : []),
    ...commands.map((command) => command.map(quote).join(' ')),
    ...(folders.length > 0 ? [`${remove} || { sleep 1; ${remove}; }`] : []),
  ].join('\n');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
