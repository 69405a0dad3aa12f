/** Escapes each `%` of a path that can't be decoded (`/%`, `/%ff`), so that the request gets a 404 like any other. */
export function decodableUrl(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

/** Whether each `%` of a path begins an escaped character. */
export function isDecodable(path: string): boolean {
  try {
    // Uses the result, because minifiers remove a call whose result is unused although it may throw.
    return decodeURIComponent(path) !== undefined;
  } catch {
    return false;
  }
}
