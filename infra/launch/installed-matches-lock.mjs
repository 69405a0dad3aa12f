/**
 * Whether npm's record of what it installed has every package of the lock file in its version. Optional
 * packages may be missing, because most of them are for other systems.
 * @param {{ packages: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} lock package-lock.json
 * @param {{ packages: Record<string, { version?: string, link?: boolean }> }} record node_modules/.package-lock.json
 */
export function installedMatchesLock(lock, record) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true;
    const found = record.packages[path];
    if (!found) return wanted.optional === true;
    return wanted.link === true ? found.link === true : found.version === wanted.version;
  });
}
