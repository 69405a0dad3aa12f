import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** A worker loads a module once for all its spec files. */
const native = {
  testEnvironment: at('infra/launch/jest/native-environment.mjs'),
  runtime: at('infra/launch/jest/native-runtime.mjs'),
};
const isWatching = process.argv.some((argument) => argument.startsWith('--watch'));

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
function nodeProject(folder, name, sources = 'src') {
  const files = existsSync(at(`${folder}/${sources}`))
    ? readdirSync(at(`${folder}/${sources}`), { recursive: true })
    : [];
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  return {
    displayName: name,
    rootDir: at(folder),
    // Modules change while Jest watches them.
    ...(isWatching ? { testEnvironment: 'node' } : native),
    // By their sources: a spec that was renamed or removed may still be in dist. Without a pattern Jest would run all.
    testMatch: [
      '<rootDir>/no-specs',
      ...specs.map((file) => `<rootDir>/dist/${file.replaceAll('\\', '/').replace(/ts$/, 'js')}`),
    ],
    transform: {},
  };
}

/**
 * The launcher and the steps of builds are not built: what runs before the installation is JavaScript, the rest TypeScript
 * that Node runs.
 */
const launch = {
  displayName: 'launch',
  rootDir: at('infra/launch'),
  roots: [at('infra/launch'), at('infra/build-steps')],
  ...native,
  testMatch: ['**/*.spec.{mjs,ts}'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {},
};

export default {
  // The web server's own specs: those of its pages run in a browser's environment.
  projects: [...projects(), nodeProject('apps/web', 'web-server', 'server'), launch],
  // A limit, not a measurement: a busy machine is many times slower. Projects have none of their own.
  testTimeout: 300_000,
  // A worker ends in a millisecond and then gives back a gigabyte, for longer than Jest's half second.
  workerGracefulExitTimeout: 10_000,
  // Together: private servers run only while integration specs do.
  testSequencer: at('infra/launch/jest/note-integration-specs.mjs'),
  globalSetup: at('infra/launch/jest/start-private-servers.mjs'),
  globalTeardown: at('infra/launch/jest/stop-private-servers.mjs'),
};
