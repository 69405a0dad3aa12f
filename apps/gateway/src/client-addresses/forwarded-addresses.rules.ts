/** An entry with a port, as some proxies write it, or an IPv6 address in brackets. */
const withPort = /(?<=^|,)\s*(?:(\d{1,3}(?:\.\d{1,3}){3}):\d+|\[([\da-f:.]+)\](?::\d+)?)\s*(?=,|$)/gi;

/** Removes ports from X-Forwarded-For: otherwise limits would take each connection for another client. */
export function withoutPorts(forwardedFor: string): string {
  return forwardedFor.replace(withPort, (_entry, v4?: string, v6?: string) => v4 ?? v6 ?? '');
}
