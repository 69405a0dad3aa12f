import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Log of a product under test, in a temporary file that tests in other processes can read. */
export interface LogFile {
  readonly path: string;
  write(line: string): void;
  remove(): Promise<void>;
}

export async function openLogFile(): Promise<LogFile> {
  const folder = await mkdtemp(join(tmpdir(), 'chauffeur-log-'));
  const path = join(folder, 'product.log');
  const stream = createWriteStream(path);
  return {
    path,
    write: (line) => void stream.write(`${line}\n`),
    async remove() {
      await new Promise((resolve) => stream.end(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
