import { open, readFile, rename, rm } from 'node:fs/promises';
import { errorCode } from '@chauffeur/private-servers';

/** Reads a JSON file of the data folder; returns `none` if it does not exist. */
export async function readJsonFile(file: string, none: unknown): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? none : JSON.parse(text);
}

/** Same for content that can be rebuilt: invalid JSON, as early releases left after a power cut, is reported and removed. */
export async function readStateFile(file: string, none: unknown): Promise<unknown> {
  try {
    return await readJsonFile(file, none);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    process.stderr.write(`${file} is truncated or damaged; a new one is started.\n`);
    await rm(file, { force: true });
    return none;
  }
}

/** Replaces the file atomically. Only this user can read it. */
export async function writeJsonFile(file: string, content: unknown): Promise<void> {
  const next = await open(`${file}.next`, 'w', 0o600);
  try {
    await next.writeFile(`${JSON.stringify(content, undefined, 2)}\n`);
    // Without it, a power cut could leave an empty file under the final name.
    await next.sync();
  } finally {
    await next.close();
  }
  await rename(`${file}.next`, file);
}
