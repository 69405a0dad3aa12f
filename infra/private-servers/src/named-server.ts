import type { PrivateServer } from './private-server.js';
import { ServerError } from './server-error.js';

/** A server that the environment names: used as it is, never killed, never stopped. */
export function namedServer(variable: string, url: string): PrivateServer {
  const refuse = (): Promise<void> =>
    Promise.reject(
      new ServerError(
        'not-ours',
        `${variable} names a server that is not ours to kill; unset it for fault tests.`,
      ),
    );
  return { url, kill9: refuse, restart: refuse, stop: () => Promise.resolve() };
}

/** Checks that an address from the environment is a URL of one of the given schemes. */
export function checkAddress(variable: string, value: string, schemes: readonly string[]): string {
  const scheme = URL.canParse(value) ? new URL(value).protocol.slice(0, -1) : undefined;
  if (scheme === undefined || !schemes.includes(scheme)) {
    throw new ServerError(
      'address-wrong',
      `${variable} must be an address that starts with ${schemes.join(':// or ')}://`,
    );
  }
  return value;
}
