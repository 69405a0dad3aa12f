import { createServer } from 'node:net';
import { portListens } from '@chauffeur/private-servers';
import { StartupError } from './startup-error.js';

/**
 * Makes sure that a port can be listened on. Throws StartupError naming the port and its variable.
 * @param variable name of the environment variable that chooses the port
 */
export async function requireFreePort(port: number, host: string, variable: string): Promise<void> {
  // On some systems listening on all addresses succeeds beside a program that listens on one, so both are tried.
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

function listenProblem(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
