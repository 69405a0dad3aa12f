import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Says which specs are left out, and why; an error where REQUIRE_PROGRAMS is set, as in CI. */
function leaveOut(line) {
  if (process.env.REQUIRE_PROGRAMS) throw new Error(line);
  process.stderr.write(`${line}\n`);
}

/** The command that renders overlays: components and labels need a kustomize of version 5, which kubectl has since 1.27. */
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

/** Whether a program is in the path; without it the specs that need it are left out. */
function hasProgram(program, version, specs) {
  if (spawnSync(program, [version]).status === 0) return true;
  leaveOut(`The ${specs} are left out: ${program} is not installed.`);
  return false;
}

const kustomize = (process.env.KUSTOMIZE ??= findKustomize() ?? '');
if (!kustomize) {
  leaveOut('The specs of the manifests in k8s are left out: no kubectl 1.27 or kustomize 5 is installed.');
}

/** The container engine that runs here, if any: a client alone is none, and neither is podman where no container may start. */
function findEngine() {
  if (spawnSync('docker', ['info'], { timeout: 20_000 }).status === 0) return 'docker';
  const empty = mkdtempSync(join(tmpdir(), 'chauffeur-empty-'));
  const inContainer = ['run', '--rm', '--network=none', '--rootfs', empty, '/nothing'];
  const { status, stderr } = spawnSync('podman', inContainer, { encoding: 'utf8', timeout: 20_000 });
  rmSync(empty, { recursive: true, force: true });
  // Of a container that did start, without the program.
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
  // As projects without a configuration of their own: a worker loads a module once.
  testEnvironment: '<rootDir>/../launch/jest/native-environment.mjs',
  runtime: '<rootDir>/../launch/jest/native-runtime.mjs',
  // By patterns of testMatch: ignored paths would be replaced by those that `npm run check` names.
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
