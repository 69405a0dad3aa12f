/** The code of a Node error such as `ENOENT`; undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  // By its shape, because an error of Node itself is no `Error` of the sandbox that Jest runs a spec in.
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
