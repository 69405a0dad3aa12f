import { open, rm, statfs, type FileHandle } from 'node:fs/promises';

const chunk = Buffer.alloc(1024 * 1024, 'x');

/** A file that takes what is free of a disk. */
export class Ballast {
  private file: FileHandle | undefined;

  constructor(private readonly path: string) {}

  /** Takes what is free now, to the last block. */
  async fill(): Promise<void> {
    this.file ??= await open(this.path, 'a');
    for (;;) {
      const { bavail, bsize } = await statfs(this.path);
      if (bavail === 0) return;
      try {
        await this.file.write(chunk, 0, Math.min(chunk.length, bavail * bsize));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  }

  /** Gives everything back. */
  async throwOff(): Promise<void> {
    await this.file?.close();
    await rm(this.path, { force: true });
  }
}
