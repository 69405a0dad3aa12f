/**
 * Replaces email addresses, and user and password in a server's address, by `…@…`: mail servers quote addresses in responses,
 * clients in errors. Leaves `/@scope/` in file paths. The pattern's lengths are bounded, so that long words don't backtrack.
 */
export function maskAddresses(line: string): string {
  if (!line.includes('@') && !line.includes('%40')) return line;
  return line.replaceAll(/[^\s"'`<>()[\]{},;\\/@]{1,100}(?:@|%40)[^\s"'`<>()[\]{},;\\/@]{1,255}/g, '…@…');
}
