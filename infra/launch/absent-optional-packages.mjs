/**
 * A package of a lock file, as far as it matters here.
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64'];

/** What names of packages say for a processor or a C library, where it isn't its own name. */
const OTHER_WORDS = new Map([
  ['armv7', 'arm'],
  ['ppc64le', 'ppc64'],
]);

/**
 * Packages that a locked one names as optional for one system and in one exact version, but that are missing
 * in the lock file; by their path in it.
 * @param {Record<string, LockedPackage>} packages
 * @returns {Record<string, LockedPackage>}
 */
export function absentOptionalPackages(packages) {
  /** @type {Record<string, LockedPackage>} */
  const absent = {};
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const platform = platformOf(name);
      if (!platform || !/^\d+\.\d+\.\d+/.test(version) || isFound(packages, path, name)) continue;
      const place = `node_modules/${name}`;
      const isTaken = absent[place] !== undefined && absent[place].version !== version;
      absent[isTaken ? `${path}/node_modules/${name}` : place] = { version, optional: true, ...platform };
    }
  }
  return absent;
}

/**
 * The system that a package is for, from the words of its name.
 * @param {string} name for example `@nx/nx-linux-arm64-musl`
 * @returns {{ os: string[], cpu: string[], libc?: string[] } | undefined}
 */
export function platformOf(name) {
  const words = name.split(/[-/]/).map((word) => OTHER_WORDS.get(word) ?? word);
  const os = words.find((word) => SYSTEMS.includes(word));
  const cpu = words.findLast((word) => PROCESSORS.includes(word));
  if (!os || !cpu) return undefined;
  const musl = words.some((word) => word.startsWith('musl'));
  const glibc = words.some((word) => word.startsWith('gnu'));
  return {
    cpu: [cpu],
    ...(os === 'linux' && (musl || glibc) ? { libc: [musl ? 'musl' : 'glibc'] } : {}),
    os: [os],
  };
}

/**
 * Whether Node would find a package from the place of another one.
 * @param {Record<string, LockedPackage>} packages
 * @param {string} from
 * @param {string} name
 */
function isFound(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder}${folder === '' ? '' : '/'}node_modules/${name}`]) return true;
    if (folder === '') return packages[`node_modules/${name}`] !== undefined;
  }
}
