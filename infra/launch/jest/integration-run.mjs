/**
 * What the parts of Jest's set-up tell each other, all in Jest's main process.
 * @type {{ needsServers: boolean, servers: { stop: () => Promise<void> } | undefined }}
 */
export const integrationRun = { needsServers: false, servers: undefined };
