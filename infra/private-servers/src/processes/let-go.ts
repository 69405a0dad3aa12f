import { Socket } from 'node:net';

/** Keeps a child's pipe (a socket, though its type does not say so) from holding the event loop alive. */
export function letGo(stream: unknown): void {
  if (stream instanceof Socket) stream.unref();
}
