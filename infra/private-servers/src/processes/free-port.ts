import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Below the ports of outgoing connections (32768 and up), one of which could take a port before its use. */
const range = { first: 15_000, last: 32_000 } as const;
const maxAttempts = 50;

/** Folder of this user's reservations: a file for each port, with the id of the process that reserved it. */
const reservations = join(tmpdir(), `chauffeur-ports-${process.getuid?.() ?? ''}`);

/**
 * Returns a port on which no program listens, on any address. Throws if none is found. It stays reserved while this
 * process lives, because the program that gets it listens later, and not during a restart.
 */
export async function freePort(): Promise<number> {
  mkdirSync(reservations, { recursive: true });
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const port = randomInt(range.first, range.last);
    // Sequential, because most attempts succeed immediately.
    if (reserve(port) && (await listenProblem(port, '0.0.0.0')) === undefined) return port;
  }
  throw new Error(`no free port found from ${range.first} to ${range.last}`);
}

function reserve(port: number): boolean {
  const file = join(reservations, String(port));
  try {
    if (isRunning(Number(readFileSync(file, 'utf8')))) return false;
    rmSync(file, { force: true });
  } catch {
    // Not reserved.
  }
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    // Another process reserved it first.
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Returns why a program can't listen on a port of an address, as Node's code such as `EADDRINUSE`; undefined if it can. */
export function listenProblem(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/** Whether a program listens on a TCP port of 127.0.0.1. */
export function portListens(port: number): Promise<boolean> {
  return connects(port, (_socket, end) => end(true));
}

/** Whether the server on a TCP port of 127.0.0.1 responds to `request` with `expected`. */
export function serverReplies(port: number, request: string, expected: string): Promise<boolean> {
  return connects(port, (socket, end) => {
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
      if (received.includes(expected)) end(true);
    });
    socket.write(request, 'latin1');
  });
}

function connects(
  port: number,
  onConnect: (socket: ReturnType<typeof connect>, end: (result: boolean) => void) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 2_000 });
    const end = (result: boolean): void => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => onConnect(socket, end));
    for (const event of ['timeout', 'error', 'close']) socket.once(event, () => end(false));
  });
}
