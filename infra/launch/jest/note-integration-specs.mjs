import { createRequire } from 'node:module';
import { integrationRun } from './integration-run.mjs';

// By require, because what its types say of the default export holds for CommonJS alone.
/** @type {typeof import('@jest/test-sequencer')} */
const { default: TestSequencer } = createRequire(import.meta.url)('@jest/test-sequencer');

/** Orders spec files as Jest does, and notes for the set-up whether any of them needs servers. */
export default class NoteIntegrationSpecs extends TestSequencer {
  /**
   * @override
   * @param {[import('@jest/test-result').Test[]]} tests
   */
  sort(...tests) {
    integrationRun.needsServers = tests[0].some(({ path }) => path.includes('.integration.spec.'));
    return super.sort(...tests);
  }
}
