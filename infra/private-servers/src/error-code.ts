/** Returns the code of a Node error, such as `ENOENT`; undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  // Not by `instanceof`: in Jest's sandbox Node's errors are not instances of its `Error`.
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
