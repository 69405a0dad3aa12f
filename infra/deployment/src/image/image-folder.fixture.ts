import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../manifests/overlays.fixture.js';

const run = promisify(execFile);

/** Debian's `nobody`. */
const NOBODY = 65_534;

/** The steps of the Dockerfile for one app, carried out in a folder. */
export async function makeImageFolder(app: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-image-'));
  try {
    await run(process.execPath, [join(root, 'infra/docker/prune.mjs'), app, folder]);
    // A package that the tests' own installation left in the cache is not fetched again.
    await run('npm', ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline'], {
      cwd: folder,
      timeout: 120_000,
    });
    await run(process.execPath, [join(root, 'infra/docker/assemble.mjs'), app, folder]);
    // The image brings its own too; this checkout may lie in a folder that other users can't enter.
    await copyFile(process.execPath, join(folder, 'node'));
    await run('chmod', ['-R', 'a+rX,a-w', folder]);
    return folder;
  } catch (error) {
    await removeImageFolder(folder);
    throw error;
  }
}

export async function removeImageFolder(folder: string): Promise<void> {
  await run('chmod', ['-R', 'u+w', folder]);
  await rm(folder, { recursive: true, force: true });
}

export interface ContainerProcess {
  process: ChildProcess;
  output: () => string;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string>;
}

/** Starts the entry point, as root as another user, with nothing in its environment but what is given. */
export function startContainerProcess(
  folder: string,
  app: string,
  env: Record<string, string>,
  args: string[] = [],
): ContainerProcess {
  const isRoot = process.getuid?.() === 0;
  const child = spawn(
    join(folder, 'node'),
    ['--enable-source-maps', join(folder, 'apps', app, 'dist/main.js'), ...args],
    { cwd: folder, env, stdio: 'pipe', ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}) },
  );
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  return { process: child, output: () => output, ended };
}
