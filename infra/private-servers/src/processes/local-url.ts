/** The address by which this machine reaches what listens on a port of `host`, which may be all of its addresses. */
export function localUrl(host: string, port: number | string | undefined): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
