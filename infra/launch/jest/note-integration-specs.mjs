import { createRequire } from 'node:module';
import { integrationRun } from './integration-run.mjs';

// By require, because its types describe the default export for CommonJS alone.
/** @type {typeof import('@jest/test-sequencer')} */
const { default: TestSequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/**
 * Orders spec files as Jest does, integration specs first: some wait for a minute, and none should be left to run alone in the end.
 * Notes for the set-up whose integration specs are among them.
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
