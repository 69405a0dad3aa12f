/** Returns the URL by which this machine reaches a port on `host`, which may be a wildcard address. */
export function localUrl(host: string, port: number | string | undefined): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
