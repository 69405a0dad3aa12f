/**
 * A request's URL as it came; where its path can't be decoded (`/%`, `/%ff`), each `%` of it stands for itself, so that
 * the request passes every hook, is routed and not found like any other.
 */
export function decodableUrl(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
