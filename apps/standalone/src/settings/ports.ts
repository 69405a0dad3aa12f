import { listenProblem, portListens } from '@chauffeur/private-servers';
import { StartupError } from '../startup-error.js';

/** Returns the port in a variable, or `byDefault` if it is empty. Throws StartupError for an invalid port. */
export function readPort(
  environment: Record<string, string | undefined>,
  variable: string,
  byDefault: number,
): number {
  const text = environment[variable];
  if (text === undefined || text === '') return byDefault;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new StartupError(`${variable} must be a port from 1 to 65535, not "${text}".`);
}

/** Checks that a port can be listened on. Throws StartupError that names the port and its variable. */
export async function requireFreePort(port: number, host: string, variable: string): Promise<void> {
  // Checks both ways: on some systems, listening on all addresses succeeds although another program listens on one.
  const problem = (await portListens(port)) ? 'EADDRINUSE' : await listenProblem(port, host);
  if (problem === undefined) return;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program; choose another one by ${variable}.`,
    EACCES: `Port ${port} may not be opened by this user; choose one above 1023 by ${variable}.`,
  };
  throw new StartupError(
    reasons[problem] ?? `Listening on ${host}, port ${port} (${variable}), is not possible: ${problem}.`,
  );
}
