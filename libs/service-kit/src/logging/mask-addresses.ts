/**
 * `…@…` in the place of every email address, and of user and password in a server's address: mail servers quote
 * addresses in their responses, clients in their errors. Not of `/@scope/` in a file's path. Bounded, so that a long word
 * costs no more than its length.
 */
export function maskAddresses(line: string): string {
  if (!line.includes('@') && !line.includes('%40')) return line;
  return line.replaceAll(/[^\s"'`<>()[\]{},;\\/@]{1,100}(?:@|%40)[^\s"'`<>()[\]{},;\\/@]{1,255}/g, '…@…');
}
