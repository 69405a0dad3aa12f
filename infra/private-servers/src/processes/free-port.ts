import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (from 32768 on), because one of those may take a port
 * between its choice and its use.
 */
const range = { first: 15_000, last: 32_000 } as const;
const tries = 50;

/** A port on which nobody listens, on any address. Throws when none is found. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const port = randomInt(range.first, range.last);
    // One try after the other: most succeed at once.
    // oxlint-disable-next-line no-await-in-loop
    if (await canListen(port)) return port;
  }
  throw new Error(`no free port found from ${range.first} to ${range.last}`);
}

function canListen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve(true)));
  });
}

/** Whether somebody listens on a TCP port of 127.0.0.1. */
export function portListens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 1_000 });
    const end = (answer: boolean): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}
