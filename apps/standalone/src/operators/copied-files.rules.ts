// Paths begin below the folder that is copied; those of folders end with a slash.

/** What PostgreSQL makes anew at its start, or what names the server that ran; WAL is copied afterwards. */
const leftOut =
  /^(postmaster\.(pid|opts)$|backup_label|tablespace_map|pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.|(.*\/)?pgsql_tmp|(.*\/)?pg_internal\.init)/;
const walFile = /^([0-9A-F]{24}|[0-9A-F]{8}\.history)$/;

/** Files of a PostgreSQL cluster that belong into a backup made while it runs, as its manual has it. */
export function isCopiedOnline(path: string): boolean {
  return !leftOut.test(path);
}

/** Files of pg_wal that bring such a copy to one moment. */
export function isWal(path: string): boolean {
  return walFile.test(path);
}

/** What of the data folder itself is copied: not the database, which has its own way, nor the running copy's lock. */
export function isOwnFile(path: string): boolean {
  return !/^(postgres\/cluster\/.|lock\.sqlite|holder\.json)/.test(path);
}
