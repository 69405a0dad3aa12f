import { spawnSync } from 'node:child_process';

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

/** Whether a program is in the path; without it the specs that need it are left out, and a line says so. */
function hasProgram(program, version, specs) {
  if (spawnSync(program, [version]).status === 0) return true;
  process.stderr.write(`The ${specs} are left out: ${program} is not installed.\n`);
  return false;
}

const kustomize = (process.env.KUSTOMIZE ??= findKustomize() ?? '');
if (!kustomize) {
  process.stderr.write(
    'The specs of the manifests in k8s are left out: no kubectl 1.27 or kustomize 5 is installed.\n',
  );
}

export default {
  displayName: 'deployment',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/dist/**/*.spec.js'],
  testPathIgnorePatterns: [
    ...(hasProgram('helm', 'version', 'tests of the chart') && kustomize ? [] : ['<rootDir>/dist/chart/']),
    ...(kustomize ? [] : ['<rootDir>/dist/manifests/']),
    ...(hasProgram('promtool', '--version', 'tests of the alerts') ? [] : ['/promtool.spec.js$']),
  ],
  transform: {},
};
