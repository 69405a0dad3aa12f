import { open, readFile, rename, rm } from 'node:fs/promises';
import { errorCode } from '@chauffeur/private-servers';

/** What a file of the data folder holds as JSON; `none` where there is no such file. */
export async function readJsonFile(file: string, none: unknown): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? none : JSON.parse(text);
}

/**
 * As `readJsonFile`, of a file whose content is found out again: `none` also where it is no JSON, as an early release could
 * leave it at a power cut. It is then removed, with a line that says so.
 */
export async function readStateFile(file: string, none: unknown): Promise<unknown> {
  try {
    return await readJsonFile(file, none);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    process.stderr.write(`${file} was cut short or damaged, and is begun again.\n`);
    await rm(file, { force: true });
    return none;
  }
}

/** Replaces the file as a whole, readable by this user only. */
export async function writeJsonFile(file: string, content: unknown): Promise<void> {
  const next = await open(`${file}.next`, 'w', 0o600);
  try {
    await next.writeFile(`${JSON.stringify(content, undefined, 2)}\n`);
    // Else a power cut can leave the new name on a file without content.
    await next.sync();
  } finally {
    await next.close();
  }
  await rename(`${file}.next`, file);
}
