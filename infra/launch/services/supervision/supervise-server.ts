import { setTimeout as sleep } from 'node:timers/promises';
import type { PrivateServer } from '@chauffeur/private-servers';
import { RESTART_DELAY_MS } from './supervised-process.ts';

/** Restarts a private server with the same data whenever it ends unexpectedly. A server named by the environment is not watched. */
export async function superviseServer(
  server: Pick<PrivateServer, 'ended' | 'restart'>,
  isStopping: () => boolean,
  log: (line: string) => void,
): Promise<void> {
  for (;;) {
    const how = await server.ended();
    if (isStopping()) return;
    log(`ended (${how})`);
    await sleep(RESTART_DELAY_MS);
    if (isStopping()) return;
    await server.restart().then(
      () => log('started again'),
      (error: unknown) => log(String(error)),
    );
  }
}
