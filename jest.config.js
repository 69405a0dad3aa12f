import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Projects are the workspace's packages; one with a jest.config.js of its own (the React apps) brings its own. */
function projects() {
  return ['apps', 'libs', 'infra'].flatMap((group) =>
    readdirSync(at(group))
      .filter((name) => existsSync(at(`${group}/${name}/package.json`)))
      .map((name) => {
        const folder = `${group}/${name}`;
        return existsSync(at(`${folder}/jest.config.js`)) ? at(folder) : nodeProject(folder, name);
      }),
  );
}

/** Specs run on what tsc has compiled, as ES modules, without a transform. */
function nodeProject(folder, name) {
  return {
    displayName: name,
    rootDir: at(folder),
    testEnvironment: 'node',
    testMatch: ['<rootDir>/dist/**/*.spec.js'],
    transform: {},
  };
}

/** The launch scripts run before anything is built, so they are JavaScript, and so are their specs. */
const launch = {
  displayName: 'launch',
  rootDir: at('infra/launch'),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.spec.mjs'],
  transform: {},
};

export default {
  projects: [...projects(), launch],
  testTimeout: 60_000,
  // Together: private servers run only while integration specs do.
  testSequencer: at('infra/launch/jest/note-integration-specs.mjs'),
  globalSetup: at('infra/launch/jest/start-private-servers.mjs'),
  globalTeardown: at('infra/launch/jest/stop-private-servers.mjs'),
};
