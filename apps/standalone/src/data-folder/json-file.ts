import { readFile, rename, writeFile } from 'node:fs/promises';
import { errorCode } from '@chauffeur/private-servers';

/** What a file of the data folder holds as JSON; `none` where there is no such file. */
export async function readJsonFile(file: string, none: unknown): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? none : JSON.parse(text);
}

/** Replaces the file as a whole, readable by this user only. */
export async function writeJsonFile(file: string, content: unknown): Promise<void> {
  await writeFile(`${file}.next`, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.next`, file);
}
