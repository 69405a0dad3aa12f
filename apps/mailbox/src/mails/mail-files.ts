import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface KeptFile {
  id: string;
  receivedAt: Date;
  raw: Buffer;
}

const fileName = /^(\d{15})-([0-9a-f-]{36})\.eml$/;

/** Keeps raw messages as .eml files named by arrival time and id, so that any mail program can open them. */
export class MailFiles {
  constructor(private readonly folder: string) {}

  /** All kept messages, oldest first; leftovers of an interrupted write are removed. */
  async load(): Promise<KeptFile[]> {
    await mkdir(this.folder, { recursive: true });
    const names = (await readdir(this.folder)).toSorted();
    const kept: KeptFile[] = [];
    for (const name of names) {
      const match = fileName.exec(name);
      if (match?.[1] && match[2]) {
        const raw = await readFile(join(this.folder, name));
        kept.push({ id: match[2], receivedAt: new Date(Number(match[1])), raw });
      } else if (name.endsWith('.eml.part')) {
        await rm(join(this.folder, name), { force: true });
      }
    }
    return kept;
  }

  async write({ id, receivedAt, raw }: KeptFile): Promise<void> {
    const path = this.pathOf(id, receivedAt);
    await writeFile(`${path}.part`, raw);
    await rename(`${path}.part`, path);
  }

  async remove(id: string, receivedAt: Date): Promise<void> {
    await rm(this.pathOf(id, receivedAt), { force: true });
  }

  private pathOf(id: string, receivedAt: Date): string {
    return join(this.folder, `${String(receivedAt.getTime()).padStart(15, '0')}-${id}.eml`);
  }
}
