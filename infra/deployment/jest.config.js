import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Prints which specs are left out and why. Throws if REQUIRE_PROGRAMS is set, as in CI. */
function leaveOut(line) {
  if (process.env.REQUIRE_PROGRAMS) throw new Error(line);
  process.stderr.write(`${line}\n`);
}

/** Returns the command that renders overlays: components and labels need kustomize 5, which kubectl has since 1.27. */
function findKustomize() {
  const commands = {
    'kubectl kustomize': ['kubectl', 'version', '--client'],
    'kustomize build': ['kustomize', 'version'],
  };
  return Object.keys(commands).find((name) => {
    const [program, ...args] = commands[name];
    const { stdout } = spawnSync(program, args, { encoding: 'utf8' });
    return /\bv(?:[5-9]|\d{2})\.\d+\.\d+/.test(stdout ?? '');
  });
}

/** Whether a program is in PATH. The specs that need it are left out otherwise. */
function hasProgram(program, version, specs) {
  if (spawnSync(program, [version]).status === 0) return true;
  leaveOut(`The ${specs} are left out: ${program} is not installed.`);
  return false;
}

const kustomize = (process.env.KUSTOMIZE ??= findKustomize() ?? '');
if (!kustomize) {
  leaveOut('The specs of the manifests in k8s are left out: no kubectl 1.27 or kustomize 5 is installed.');
}

/**
 * Returns the container engine that works here, if any: not a client without an engine, nor a podman that can't start
 * containers.
 */
function findEngine() {
  if (spawnSync('docker', ['info'], { timeout: 20_000 }).status === 0) return 'docker';
  const empty = mkdtempSync(join(tmpdir(), 'chauffeur-empty-'));
  const inContainer = ['run', '--rm', '--network=none', '--rootfs', empty, '/nothing'];
  const { status, stderr } = spawnSync('podman', inContainer, { encoding: 'utf8', timeout: 20_000 });
  rmSync(empty, { recursive: true, force: true });
  // 127 means that a container started, but has no such program.
  if (status === 127) return 'podman';
  if (stderr) process.stderr.write(`podman starts no container here: ${stderr.trim()}\n`);
  return undefined;
}

const engine = (process.env.CONTAINER_ENGINE ??= findEngine() ?? '');
if (!engine) {
  leaveOut('The test of the image is left out: no container engine (docker, podman) runs here.');
}

if (!process.env.CRDS) {
  leaveOut(
    "The fields of the operators' objects are not checked: CRDS names no folder with their definitions.",
  );
}

export default {
  displayName: 'deployment',
  // Same as for projects without their own configuration: a worker loads a module only once.
  testEnvironment: '<rootDir>/../launch/jest/native-environment.mjs',
  runtime: '<rootDir>/../launch/jest/native-runtime.mjs',
  // By patterns of testMatch, because `npm run check` overrides the ignored paths.
  testMatch: [
    '<rootDir>/dist/**/*.spec.js',
    ...(hasProgram('helm', 'version', 'tests of the chart') && kustomize ? [] : ['!**/dist/chart/**']),
    ...(kustomize ? [] : ['!**/dist/manifests/**']),
    ...(engine ? [] : ['!**/container.spec.js']),
    ...(process.env.CRDS ? [] : ['!**/operator-schemas.spec.js']),
    ...(hasProgram('promtool', '--version', 'tests of the alerts') ? [] : ['!**/promtool.spec.js']),
  ],
  transform: {},
};
