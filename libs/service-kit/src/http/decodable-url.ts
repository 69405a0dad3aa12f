/**
 * A request's URL as it came; where its path can't be decoded (`/%`, `/%ff`), each `%` of it stands for itself, so that
 * the request passes every hook, is routed and not found like any other.
 */
export function decodableUrl(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

/** Whether a path's `%` all begin escaped characters. */
export function isDecodable(path: string): boolean {
  try {
    // The result is compared because minifying leaves out a call whose result is not used, as if none could throw.
    return decodeURIComponent(path) !== undefined;
  } catch {
    return false;
  }
}
