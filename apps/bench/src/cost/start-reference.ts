import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface Reference {
  readonly url: string;
  readonly process: ChildProcess;
}

/**
 * Starts a program to compare the product with: `bytes` serves the response of a URL from memory; `proxy` forwards
 * requests to a URL; `insert` stores each request as a row in the database at a URL.
 */
export async function startReference(
  kind: 'bytes' | 'proxy' | 'insert',
  address: string,
): Promise<Reference> {
  const program = fork(fileURLToPath(new URL('references.js', import.meta.url)), [kind, address]);
  const [url] = (await once(program, 'message')) as [string];
  return { url, process: program };
}
