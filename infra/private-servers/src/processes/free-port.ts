import { connect, createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (from 32768 on), because one of those may take a port
 * between its choice and its use.
 */
const range = { first: 15_000, last: 32_000 } as const;
const maxAttempts = 50;
/** Ports between the first choices of two processes whose ids follow each other. */
const PORTS_PER_PROCESS = 50;

let chosen = (process.pid * PORTS_PER_PROCESS) % (range.last - range.first);

/**
 * A port on which no program listens, on any address. Throws when none is found.
 *
 * The program that gets it listens later, so no port is given out twice: a process takes one after the other, from a
 * place of its own.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    chosen = (chosen + 1) % (range.last - range.first);
    const port = range.first + chosen;
    // One try after the other: most succeed at once.
    if ((await listenProblem(port, '0.0.0.0')) === undefined) return port;
  }
  throw new Error(`no free port found from ${range.first} to ${range.last}`);
}

/** Why a program can't listen on a port of an address, as Node's code `EADDRINUSE`; undefined where it can. */
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

/** Whether the server on a TCP port of 127.0.0.1 replies with `expected` when it gets `request`. */
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
