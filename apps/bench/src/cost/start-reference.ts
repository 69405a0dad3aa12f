import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface Reference {
  readonly url: string;
  readonly process: ChildProcess;
}

/**
 * Starts what the product is compared with: `bytes` serves what an address serves, from memory; `proxy` hands requests
 * on to an address; `insert` stores each request in a row, in the database of an address.
 */
export async function startReference(
  kind: 'bytes' | 'proxy' | 'insert',
  address: string,
): Promise<Reference> {
  const program = fork(fileURLToPath(new URL('references.js', import.meta.url)), [kind, address]);
  const [url] = (await once(program, 'message')) as [string];
  return { url, process: program };
}
