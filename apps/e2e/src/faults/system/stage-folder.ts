import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guardAgainstOrphans } from '@chauffeur/private-servers';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

/** Where a product keeps its data while it is hurt. */
export interface StageFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/**
 * A folder that is gone afterwards, however this process ends; with `diskBytes` its PostgreSQL gets a disk of that size.
 * Throws NotPossibleHere.
 */
export async function openStageFolder(diskBytes?: number): Promise<StageFolder> {
  const path = await mkdtemp(join(tmpdir(), 'chauffeur-faults-'));
  const diskFolder = join(path, 'postgres');
  const guard = guardAgainstOrphans({
    signal: 'TERM',
    grace: 0,
    processes: [],
    // The servers have guards of their own, and PostgreSQL twenty seconds to end.
    commands: [['sleep', '25'], ...(diskBytes ? [['umount', '-l', diskFolder]] : [])],
    folders: [path],
  });
  let disk: SmallDisk | undefined;
  const remove = async () => {
    await disk?.unmount();
    await rm(path, { recursive: true, force: true });
    guard.release();
  };
  try {
    // PostgreSQL runs as somebody else where this process is root's.
    await chmod(path, 0o711);
    if (diskBytes) disk = await mountSmallDisk(diskFolder, diskBytes);
    return { path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
