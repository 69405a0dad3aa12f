/**
 * State that the parts of Jest's set-up share; all run in Jest's main process. `projects` are the root folders of
 * projects whose integration specs run, `servers` those started for them.
 * @type {{ projects: Set<string>, servers: { stop: () => Promise<void> } | undefined }}
 */
export const integrationRun = { projects: new Set(), servers: undefined };
