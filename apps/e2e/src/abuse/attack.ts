import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { siteUrl } from '../product/addresses.ts';

/** Returns a network address that no other case uses. */
export function newAddress(): string {
  return `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}::1`;
}

export interface Attack {
  readonly method?: string;
  /** Sent as JSON, unless it is a string. */
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Client address; by default a new one. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Code of a problem. */
  readonly code: string | undefined;
  /** Code of the first field's error. */
  readonly fieldCode: string | undefined;
}

/** Sends a request to the product. `path` begins with a slash. */
export async function attack(path: string, { method, body, headers, from }: Attack = {}): Promise<Answer> {
  const response = await fetch(`${siteUrl()}${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      'x-forwarded-for': from ?? newAddress(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const { code, errors } = problemIn(text);
  return { status: response.status, headers: response.headers, text, code, fieldCode: errors?.[0]?.code };
}

function problemIn(text: string): { code?: string; errors?: { code: string }[] } {
  try {
    return (JSON.parse(text) ?? {}) as { code?: string; errors?: { code: string }[] };
  } catch {
    return {};
  }
}

/** Sends bytes and waits until the server closes the connection. */
export async function sendBytes(bytes: string): Promise<{ ms: number; response: string }> {
  const { port } = new URL(siteUrl());
  const startedAt = performance.now();
  const socket = connect(Number(port), '127.0.0.1');
  let response = '';
  socket.setEncoding('utf8').on('data', (text: string) => (response += text));
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return { ms: performance.now() - startedAt, response };
}

/** Returns a contact message, by default with a unique email address. */
export function message(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { name: 'Leyla', email: `guest-${randomUUID()}@example.com`, message: 'Hello', ...changes };
}
