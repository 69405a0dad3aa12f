import { integrationRun } from './integration-run.mjs';

/**
 * Stops the started servers. In watch mode they stay for the next run and end with Jest.
 * @param {{ watch: boolean, watchAll: boolean }} configuration
 */
export default async function stopPrivateServers({ watch, watchAll }) {
  if (watch || watchAll) return;
  await integrationRun.servers?.stop();
  integrationRun.servers = undefined;
}
