/**
 * What the parts of Jest's set-up share, all in Jest's main process: root folders of the projects whose integration
 * specs run, and the servers started for them.
 * @type {{ projects: Set<string>, servers: { stop: () => Promise<void> } | undefined }}
 */
export const integrationRun = { projects: new Set(), servers: undefined };
