import { integrationRun } from './integration-run.mjs';

/**
 * Stops what was started; in watch mode they stay for the next round and end with Jest.
 * @param {{ watch: boolean, watchAll: boolean }} configuration
 */
export default async function stopPrivateServers({ watch, watchAll }) {
  if (watch || watchAll) return;
  await integrationRun.servers?.stop();
  integrationRun.servers = undefined;
}
