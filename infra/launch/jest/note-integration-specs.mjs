import { createRequire } from 'node:module';
import { integrationRun } from './integration-run.mjs';

// Loaded by `require`, because the types describe its default export only for CommonJS.
/** @type {typeof import('@jest/test-sequencer')} */
const { default: TestSequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/**
 * Sorts spec files as Jest does, but integration specs first: some take a minute, and should not run alone at the end.
 * Records the projects whose integration specs run, for the set-up.
 */
export default class NoteIntegrationSpecs extends TestSequencer {
  /**
   * @override
   * @param {[import('@jest/test-result').Test[]]} tests
   */
  async sort(...tests) {
    const integration = tests[0].filter(isIntegration);
    integrationRun.projects = new Set(integration.map(({ context }) => context.config.rootDir));
    const ordered = await super.sort(...tests);
    return [...ordered.filter(isIntegration), ...ordered.filter((test) => !isIntegration(test))];
  }
}

/** @param {import('@jest/test-result').Test} test */
function isIntegration({ path }) {
  return path.includes('.integration.spec.');
}
