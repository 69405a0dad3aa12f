import { isAbsolute, relative } from 'node:path';

/** Whether a path is a folder, or something below it. */
export function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (!way.startsWith('..') && !isAbsolute(way));
}
